import type { Cents } from '#domain/money/cents.ts';
import type { ExplainedFill } from './estimate-year.ts';
import { PHASES, type Phase } from './year-estimate.ts';

/** What some fills cost in one phase of the year, and in how many of them. */
export interface PhaseCost {
  phase: Phase;
  fills: number;
  cents: Cents;
}

/**
 * What is paid in each phase, in their order. Its parts fill up one after the other, so that what Extra Help or the
 * limit takes off a fill is taken off from its end.
 */
export function phaseCosts(fills: readonly ExplainedFill[]): PhaseCost[] {
  const costs = new Map<Phase, PhaseCost>();
  for (const { pays, steps } of fills) {
    let left = pays;
    for (const step of steps) {
      if (!('phase' in step)) continue;
      const { phase, result } = step;
      const cents = Math.min(left, result);
      left -= cents;
      const cost = costs.get(phase);
      if (cost) {
        cost.fills += 1;
        cost.cents += cents;
      } else costs.set(phase, { phase, fills: 1, cents });
    }
  }
  return PHASES.flatMap((phase) => costs.get(phase) ?? []);
}
