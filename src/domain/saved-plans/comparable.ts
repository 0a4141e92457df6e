type Comparable = { planId: string; suppressed: boolean; isPffs: boolean };

export type CompareDecision =
  | {
      offered: true;
      planIds: string[] /** Comparable plans beyond the fourth, so that a screen can say so. */;
      leftOut: number;
    }
  | { offered: false; because: 'fewer-than-two' };

const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

export const isComparable = ({ suppressed, isPffs }: Comparable) => !suppressed && !isPffs;

/** The compare link of a section: it needs two plans to make sense, and takes the first four. Spec A5, PLAN-406. */
export function decideCompare(plans: readonly Comparable[]): CompareDecision {
  const planIds = plans.filter(isComparable).map(({ planId }) => planId);
  if (planIds.length < LEAST_COMPARED) return { offered: false, because: 'fewer-than-two' };
  return { offered: true, planIds: planIds.slice(0, MOST_COMPARED), leftOut: planIds.slice(MOST_COMPARED).length };
}
