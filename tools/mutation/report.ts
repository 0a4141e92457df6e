import type { PartResult } from './result.ts';
import { type Score, scoreOf, scoresByRequirement } from './score.ts';

/** A part, and what its last run found: null for none, and stale when something has changed since. */
export type PartState = { name: string; result: PartResult | null; isStale: boolean };

const LEAST = 85;

/** The score of each part and of all, what survived, and the requirements whose tests let something through. */
export function reportOf(states: readonly PartState[]): { lines: string[]; isEnough: boolean } {
  const mutants = states.flatMap(({ result }) => result?.mutants ?? []);
  const total = scoreOf(mutants);
  const lines = [
    'Survivors',
    ...mutants.filter(({ isKilled }) => !isKilled).map(({ place, mutation }) => `  ${place}  ${mutation}`),
    'Requirements: mutants that their tests cover',
    ...scoresByRequirement(mutants).map(([id, score]) => `  ${id}: ${inWords(score)}`),
    'Parts',
    ...states.map(lineOf),
    `All: ${inWords(total)}; at least ${LEAST} % have to be killed`,
  ];
  return { lines, isEnough: total.percent >= LEAST };
}

function lineOf({ name, result, isStale }: PartState): string {
  if (!result) return `  ${name}: not run`;
  const minutes = `${result.minutes.toFixed(1)} min`;
  return `  ${name}: ${inWords(scoreOf(result.mutants))}, ${minutes}${isStale ? ', and changed since' : ''}`;
}

const inWords = ({ mutants, killed, percent }: Score) =>
  `${percent.toFixed(1)} %, ${killed} of ${mutants} killed, ${mutants - killed} survived`;
