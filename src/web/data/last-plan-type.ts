import type { PlanType } from '#domain/plans/plan-type.ts';

let planType: PlanType | 'ALL' | null = null;

/** Which plans the list showed last: known until the page is loaded anew, for links that lead back to it. */
export const rememberPlanType = (type: PlanType | 'ALL' | null) => {
  planType = type;
};

export const recallPlanType = () => planType;
