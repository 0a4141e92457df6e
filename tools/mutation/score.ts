import type { Mutant } from './result.ts';

export type Score = { mutants: number; killed: number; percent: number };

/** In percent, rounded down: 84.96 is not yet 85. Nothing to break is as good as all noticed. */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const killed = mutants.filter(({ isKilled }) => isKilled).length;
  const share = mutants.length === 0 ? 1 : killed / mutants.length;
  return { mutants: mutants.length, killed, percent: Math.floor(share * 1000) / 10 };
}

/** For each requirement the mutants that its tests cover. */
export function scoresByRequirement(mutants: readonly Mutant[]): [id: string, score: Score][] {
  const ids = [...new Set(mutants.flatMap(({ requirements }) => requirements))].toSorted();
  return ids.map((id) => [id, scoreOf(mutants.filter(({ requirements }) => requirements.includes(id)))]);
}
