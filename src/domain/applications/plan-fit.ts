import { isInstitutional } from '#domain/plans/classify.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import type { AppliedPlan } from './plan-kind.ts';

/** A plan type; of special needs plans only one kind, where the right is for that kind; or the best rating. */
export type PlanNeed = PlanType | 'integrated D-SNP' | 'I-SNP' | '5 stars';

export type PlanToJoin = AppliedPlan & {
  planYear: number;
  /** Overall; null where the data does not tell. */
  starRating: number | null;
};

export type PlanFit = 'fits' | 'not-this-plan' | 'integration-not-known' | 'rating-not-known';

/** Whether a reason is for a plan. What the data does not tell is not known, which refuses nobody. */
export function planFit(needs: readonly PlanNeed[], plan: PlanToJoin): PlanFit {
  if (needs.includes('5 stars')) return plan.starRating === null ? 'rating-not-known' : fitIf(plan.starRating === 5);
  if (plan.planType !== 'SNP' || needs.includes('SNP')) return fitIf(needs.includes(plan.planType));
  if (needs.includes('I-SNP')) return fitIf(isInstitutional(plan));
  // The list of plans says how a plan works with Medicaid, and not whether it is an applicable integrated plan.
  return needs.includes('integrated D-SNP') && plan.snpType === 'C&S' ? 'integration-not-known' : 'not-this-plan';
}

const fitIf = (fits: boolean): PlanFit => (fits ? 'fits' : 'not-this-plan');
