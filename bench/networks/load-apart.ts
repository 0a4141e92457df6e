import { fork } from 'node:child_process';
import { once } from 'node:events';

export type PartMeasure = {
  seconds: number;
  /** Of the loading process, and of the database meanwhile. */
  processorSeconds: number;
  databaseSeconds: number;
  megabytesBefore: number;
  megabytesPeak: number;
};

/** Loads into the database of a data folder from a process of its own. */
export async function loadApart(
  dataDir: string,
  what: 'catalogue' | 'directories',
  input: string,
): Promise<PartMeasure> {
  const child = fork('bench/networks/load-part.ts', [dataDir, what, input], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  const measured = once(child, 'message') as Promise<[PartMeasure]>;
  const figures = await Promise.race([measured, ended.then(() => null)]);
  await ended;
  if (!figures) throw new Error(`The load of ${input} ended before it was measured.`);
  return figures[0];
}
