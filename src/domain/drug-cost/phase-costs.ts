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
      const cost = costs.get(step.phase) ?? { phase: step.phase, fills: 0, cents: 0 };
      const cents = Math.min(left, step.result);
      left -= cents;
      costs.set(step.phase, { phase: step.phase, fills: cost.fills + 1, cents: cost.cents + cents });
    }
  }
  return PHASES.flatMap((phase) => costs.get(phase) ?? []);
}
