import type { PlanCard } from '#contract/plan-card.ts';
import type { EnrolledPlan, MemberPlan } from '#contract/saved-plans.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isEnrolled, yearsOfCover } from '#domain/saved-plans/enrolled.ts';
import { type PlanKey, planKey } from '#server/catalogue/store/details.ts';

/** The plans that somebody is in, with what the catalogue says of them in the year that their cover has come to. */
export function toMemberPlan(plan: EnrolledPlan, cards: ReadonlyMap<string, PlanCard>, today: IsoDate): MemberPlan {
  const key = keyOf(plan, today);
  const card = key && cards.get(planKey(key));
  return {
    ...plan,
    isActive: isEnrolled({ ...plan, isEnrolled: true }, today),
    planYear: yearsOfCover(plan, today).at(-1) ?? null,
    planType: card?.planType ?? null,
    monthlyPremium: card?.monthlyPremium ?? null,
  };
}

export const keysOfMember = (plans: readonly EnrolledPlan[], today: IsoDate): PlanKey[] =>
  plans.flatMap((plan) => keyOf(plan, today) ?? []);

function keyOf(plan: EnrolledPlan, today: IsoDate): PlanKey | null {
  const planYear = yearsOfCover(plan, today).at(-1);
  return plan.planId === null || planYear === undefined ? null : { planId: plan.planId, planYear };
}
