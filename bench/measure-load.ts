import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { LoadMeasure } from './load-catalogue.ts';

/** Loads in a process of its own, whose memory is that of the load. A data folder that is given stays. */
export async function measureLoad(files: string, ...dataDir: string[]): Promise<LoadMeasure> {
  const child = fork('bench/load-catalogue.ts', [files, ...dataDir], { execArgv: ['--import', 'tsx', '--expose-gc'] });
  const ended = once(child, 'exit');
  const measured = once(child, 'message') as Promise<[LoadMeasure]>;
  const figures = await Promise.race([measured, ended.then(() => null)]);
  await ended;
  if (!figures) throw new Error(`The load of ${files} ended before it was measured.`);
  return figures[0];
}
