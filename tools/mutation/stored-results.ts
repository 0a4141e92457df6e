import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Mutant } from './result.ts';
import { type Score, scoreOf, scoresByRequirement } from './score.ts';

/** What a run of a part found. It is committed, so that another machine goes on where this one stopped. */
export type PartResult = {
  fingerprint: string;
  minutes: number;
  score: Score;
  /** As 'src/domain/zip.ts:12  text.length > 5 → false'. */
  survivors: string[];
  requirements: Record<string, Score>;
};

/** Where runs work; git does not see it. */
export const FOLDER = 'var/mutation';

const RESULTS = 'docs/mutation';

const fileOf = (part: string) => `${RESULTS}/${part.replaceAll('/', '.')}.json`;

export function readResult(part: string): PartResult | null {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8')) as PartResult;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function keepResult(part: string, fingerprint: string, minutes: number, mutants: readonly Mutant[]): void {
  const result: PartResult = {
    fingerprint,
    minutes: Math.round(minutes * 10) / 10,
    score: scoreOf(mutants),
    survivors: mutants.filter(({ isKilled }) => !isKilled).map(({ place, mutation }) => `${place}  ${mutation}`),
    requirements: scoresByRequirement(mutants),
  };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(fileOf(part), `${JSON.stringify(result, null, 2)}\n`);
}
