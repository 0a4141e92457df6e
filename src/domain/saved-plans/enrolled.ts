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
  if (effectiveDate === null || !isIsoDate(effectiveDate)) return { active: false, because: 'unreadable-date' };
  if (terminationDate && !isIsoDate(terminationDate)) return { active: false, because: 'unreadable-date' };

  if (effectiveDate > today) return { active: false, because: 'not-started' };
  if (terminationDate && terminationDate <= today) return { active: false, because: 'ended' };
  return { active: true };
}

export const isEnrolled = (plan: MemberPlan, today: IsoDate) => decideActive(plan, today).active;

/** By the flag alone: a plan that ended or has not begun is in neither list, so it offers no Enroll button. PLAN-403. */
export const isFavourite = (plan: MemberPlan) => plan.isEnrolled !== true;

type Covered = { planId: string | null; effectiveDate: string | null; terminationDate: string | null };

/**
 * The plan years that somebody's cover reaches, as far as it has gone: nobody knows yet whether they stay for the next
 * one, so a plan of next year that they look at is no plan they are in. Empty where the first day is not known.
 */
export function yearsOfCover({ effectiveDate, terminationDate }: Covered, today: IsoDate): number[] {
  if (effectiveDate === null || !isIsoDate(effectiveDate)) return [];
  const first = yearOf(effectiveDate);
  const ends =
    terminationDate !== null && isIsoDate(terminationDate) ? yearOf(terminationDate) : Number.POSITIVE_INFINITY;
  const last = Math.min(ends, Math.max(first, yearOf(today)));
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at);
}

/** Whether a saved plan is one that they are in, were in or will be in that year. */
export const isPlanOfMember = (
  plan: { planId: string; planYear: number },
  covers: readonly Covered[],
  today: IsoDate,
): boolean =>
  covers.some((cover) => cover.planId === plan.planId && yearsOfCover(cover, today).includes(plan.planYear));

const yearOf = (date: IsoDate) => Number(date.slice(0, 4));
