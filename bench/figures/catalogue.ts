import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { LoadMeasure } from '../load-catalogue.ts';
import type { Figure } from '../measure.ts';
import { rounded } from '../measure.ts';

/** Loading the real rows: how long, how much memory, and against a bare COPY of the same rows. */
export async function catalogueFigures(): Promise<Figure[]> {
  const folder = process.env['REAL_DATA_DIR'];
  if (!folder || !existsSync(folder)) {
    return [{ name: 'loading real rows', value: 0, unit: 'runs', note: 'not measured: REAL_DATA_DIR is not set' }];
  }
  const child = fork('bench/load-catalogue.ts', [folder], { execArgv: ['--import', 'tsx', '--expose-gc'] });
  const [measure] = (await once(child, 'message')) as [LoadMeasure];
  await once(child, 'exit');
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
