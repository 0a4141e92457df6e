import { type CostShare, isNotCovered } from './cost-share.ts';

/** 'No Coverage' may be said only of what is known not to be covered. ERR-420. */
export const COVERAGES = ['covered', 'not-covered', 'unknown'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** A line may speak of several services at once, as '$0 copay; Not covered': it is covered when one of them is. */
export function coverageOf(columns: readonly (CostShare | null)[]): Coverage {
  const parts = columns.flatMap((column) => column ?? []);
  if (parts.length === 0) return 'unknown';
  return parts.every(isNotCovered) ? 'not-covered' : 'covered';
}

/** Whether the plan leaves out any of the services that a column speaks of. */
export const namesAGap = (costs: CostShare) => costs.some(isNotCovered);
