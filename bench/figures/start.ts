import { mkdtempSync, rmSync } from 'node:fs';
import { startServerProcess } from '#tests/support/server-process.ts';
import { type Figure, median, rounded } from '../measure.ts';

const WARM_STARTS = 3;

/** From the command to the first answer: on an empty data folder, and again on the same one. */
export async function startFigures(): Promise<Figure[]> {
  const folder = mkdtempSync('/tmp/bench-');
  const environment = { DATA_DIR: folder, SYSTEM_DATE_TIME: '2026-11-16T10:00:00' };
  const first = await secondsToServe(environment);
  const warm: number[] = [];
  for (let start = 0; start < WARM_STARTS; start += 1) warm.push(await secondsToServe(environment));
  rmSync(folder, { recursive: true });
  return [
    { name: 'first start: database made, sample made and loaded', value: rounded(first), unit: 's' },
    { name: 'warm start', value: rounded(median(warm)), unit: 's', wanted: 'under 5' },
    { name: 'first start to warm start', value: rounded(first / median(warm)), unit: 'ratio' },
  ];
}

async function secondsToServe(environment: Record<string, string>): Promise<number> {
  const began = performance.now();
  const server = await startServerProcess(environment);
  const took = (performance.now() - began) / 1000;
  await server.stop();
  return took;
}
