import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';

type MemberPlan = { isEnrolled?: boolean | null; effectiveDate?: string | null; terminationDate?: string | null };

export type ActiveDecision =
  | { active: true }
  | { active: false; because: 'not-enrolled' | 'no-effective-date' | 'unreadable-date' | 'not-started' | 'ended' };

/** Whether the shopper is enrolled in this plan today, by whole calendar days. Spec A5, PLAN-401. */
export function decideActive(plan: MemberPlan, today: IsoDate): ActiveDecision {
  const { isEnrolled, effectiveDate, terminationDate } = plan;
  if (isEnrolled !== true) return { active: false, because: 'not-enrolled' };
  if (!effectiveDate) return { active: false, because: 'no-effective-date' };
  // A date that can not be read proves nothing, so the plan is not shown as active.
  if (!isIsoDate(effectiveDate)) return { active: false, because: 'unreadable-date' };
  if (terminationDate && !isIsoDate(terminationDate)) return { active: false, because: 'unreadable-date' };

  if (effectiveDate > today) return { active: false, because: 'not-started' };
  if (terminationDate && terminationDate <= today) return { active: false, because: 'ended' };
  return { active: true };
}

export const isEnrolled = (plan: MemberPlan, today: IsoDate) => decideActive(plan, today).active;

/** By the flag alone: a plan that ended or has not begun is in neither list, so it offers no Enroll button. PLAN-403. */
export const isFavourite = (plan: MemberPlan) => plan.isEnrolled !== true;
