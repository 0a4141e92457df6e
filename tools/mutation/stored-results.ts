import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { PartResult } from './result.ts';

/** Where everything of the mutation tests lies; git does not see it. */
export const FOLDER = 'var/mutation';

const fileOf = (part: string) => `${FOLDER}/results/${part.replaceAll('/', '.')}.json`;

export function readResult(part: string): PartResult | null {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8')) as PartResult;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function keepResult(part: string, result: PartResult): void {
  mkdirSync(`${FOLDER}/results`, { recursive: true });
  writeFileSync(fileOf(part), JSON.stringify(result));
}
