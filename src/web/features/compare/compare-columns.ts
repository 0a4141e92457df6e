import type { PlanDetails } from '#contract/plan.ts';
import type { Pair } from './shown-pair.ts';

export type Column = {
  plan: PlanDetails;
  /** Its place among the plans, and among the values of each row. */
  place: number;
  /** On the screen: paper has room for it. */
  isHidden: boolean;
};

/** All plans in their order; where there is room for two only, those two first, and the others out of sight. */
export function columnsOf(plans: readonly PlanDetails[], pair: Pair | null): Column[] {
  const columns = plans.map((plan, place) => ({ plan, place, isHidden: pair !== null && !pair.includes(plan.planId) }));
  if (!pair) return columns;
  const rank = ({ plan }: Column) => (pair.includes(plan.planId) ? pair.indexOf(plan.planId) : pair.length);
  return columns.toSorted((a, b) => rank(a) - rank(b));
}
