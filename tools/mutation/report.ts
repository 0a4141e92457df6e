import { percentOf, type Score, sumOf } from './score.ts';
import type { PartResult } from './stored-results.ts';

/** A part, and what its last run found: null for none, and stale when something has changed since. */
export type PartState = { name: string; result: PartResult | null; isStale: boolean };

const LEAST = 85;

/** The score of each part and of all, what survived, and the requirements whose tests let something through. */
export function reportOf(states: readonly PartState[]): { lines: string[]; isEnough: boolean } {
  const results = states.flatMap(({ result }) => result ?? []);
  const total = sumOf(results.map(({ score }) => score));
  const lines = [
    'Survivors',
    ...results.flatMap(({ survivors }) => survivors).map((survivor) => `  ${survivor}`),
    'Requirements: mutants that their tests cover',
    ...byRequirement(results).map(([id, score]) => `  ${id}: ${inWords(score)}`),
    'Parts',
    ...states.map(lineOf),
    `All: ${inWords(total)}; at least ${LEAST} % have to be killed`,
  ];
  return { lines, isEnough: percentOf(total) >= LEAST };
}

function byRequirement(results: readonly PartResult[]): [id: string, score: Score][] {
  const ids = [...new Set(results.flatMap(({ requirements }) => Object.keys(requirements)))].toSorted();
  return ids.map((id) => [id, sumOf(results.flatMap(({ requirements }) => requirements[id] ?? []))]);
}

function lineOf({ name, result, isStale }: PartState): string {
  if (!result) return `  ${name}: not run`;
  const minutes = `${result.minutes.toFixed(1)} min`;
  return `  ${name}: ${inWords(result.score)}, ${minutes}${isStale ? ', and changed since' : ''}`;
}

function inWords(score: Score): string {
  const { mutants, killed } = score;
  return `${percentOf(score).toFixed(1)} %, ${killed} of ${mutants} killed, ${mutants - killed} survived`;
}
