import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { bundled } from './bundled.ts';
import type { TestDatabase } from './database.ts';

const CHILD = resolve('src/server/catalogue/testing/load-child.ts');

/** Starts a load in a process of its own, which is killed as it says the words. @returns the signal it ended by. */
export async function killLoad({ connection }: TestDatabase, input: string, words: string) {
  const child = spawn(process.execPath, [await bundled(CHILD), JSON.stringify(connection), input, words], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  return signal;
}
