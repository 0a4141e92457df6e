import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import { bundled } from './bundled.ts';

export type Measure = { megabytesBefore: number; megabytesPeak: number; seconds: number };

const CHILD = join(import.meta.dirname, '../../src/server/catalogue/testing/load-child.ts');
const NEVER = 'words that no load says';

/** A load in a process of its own, which measures itself, and dies as by kill -9 when it says the words. */
export async function startLoad(connection: pg.PoolConfig, folder: string, words = NEVER) {
  const child = spawn(process.execPath, [await bundled(CHILD), JSON.stringify(connection), folder, words], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  let measure: Measure | null = null;
  child.on('message', (message) => {
    measure = message as Measure;
  });
  return {
    signal: ended.then(([, signal]) => signal as string | null),
    async measure(): Promise<Measure> {
      await ended;
      if (!measure) throw new Error('the load ended without a word');
      return measure;
    },
  };
}
