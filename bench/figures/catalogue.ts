import { existsSync } from 'node:fs';
import type { Figure } from '../measure.ts';
import { rounded } from '../measure.ts';
import { measureLoad } from '../measure-load.ts';

/** Loading the real rows: how long, how much memory, and against a bare COPY of the same rows. */
export async function catalogueFigures(): Promise<Figure[]> {
  const folder = process.env['REAL_DATA_DIR'];
  if (!folder || !existsSync(folder)) {
    return [{ name: 'loading real rows', value: 0, unit: 'runs', note: 'not measured: REAL_DATA_DIR is not set' }];
  }
  const measure = await measureLoad(folder);
  const { rows, seconds, copySeconds, megabytesBefore, megabytesPeak } = measure;
  return [
    { name: 'real rows loaded', value: rows, unit: 'rows' },
    { name: 'load', value: rounded(seconds), unit: 's' },
    { name: 'load to bare COPY of the same rows', value: rounded(seconds / copySeconds, 1), unit: 'ratio' },
    {
      name: 'memory while loading, above before',
      value: rounded(megabytesPeak - megabytesBefore, 0),
      unit: 'MB',
      note: `the process began with ${rounded(megabytesBefore, 0)} MB`,
    },
  ];
}
