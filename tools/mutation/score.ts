import type { Mutant } from './result.ts';

export type Score = { mutants: number; killed: number };

export const scoreOf = (mutants: readonly Mutant[]): Score => ({
  mutants: mutants.length,
  killed: mutants.filter(({ isKilled }) => isKilled).length,
});

export const sumOf = (scores: readonly Score[]): Score => ({
  mutants: scores.reduce((sum, { mutants }) => sum + mutants, 0),
  killed: scores.reduce((sum, { killed }) => sum + killed, 0),
});

/** Rounded down to a tenth: 84.96 is not yet 85. Nothing to break is as good as all noticed. */
export const percentOf = ({ mutants, killed }: Score): number =>
  mutants === 0 ? 100 : Math.floor((killed / mutants) * 1000) / 10;

/** For each requirement the mutants that its tests cover. */
export function scoresByRequirement(mutants: readonly Mutant[]): Record<string, Score> {
  const ids = [...new Set(mutants.flatMap(({ requirements }) => requirements))].toSorted();
  return Object.fromEntries(
    ids.map((id) => [id, scoreOf(mutants.filter(({ requirements }) => requirements.includes(id)))]),
  );
}
