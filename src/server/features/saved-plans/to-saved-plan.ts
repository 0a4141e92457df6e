import { County } from '#contract/geography.ts';
import type { PlanCard } from '#contract/plan-card.ts';
import type { EnrolledPlan, SavedPlan } from '#contract/saved-plans.ts';
import type { ApplicationStatus } from '#domain/applications/status-codes.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { decideEnroll, type EnrollDecision } from '#domain/plan-year/enroll-decision.ts';
import { PLAN_START_MONTH } from '#domain/plan-year/plan-start-month.ts';
import { isSuppressed, type SuppressionLists } from '#domain/plan-year/suppression.ts';
import { isComparable } from '#domain/saved-plans/comparable.ts';
import { isPlanOfMember } from '#domain/saved-plans/enrolled.ts';
import { planButton } from '#domain/saved-plans/plan-button.ts';
import type { PlanSnapshot } from './store.ts';

/** What decides on buttons: the business day and the plans that are held back, and whether an agent looks on. */
export type Season = { today: IsoDate; suppression: SuppressionLists; cloaked: boolean };

/** What is known of a plan besides its snapshot; facts are null where the catalogue has it no more. */
type Known = {
  facts: PlanCard | null;
  memberPlans: readonly EnrolledPlan[];
  /** Of the application for it; null where there is none. ENROLL-011. */
  enrollmentStatus: ApplicationStatus | null;
};

// Written out field by field: an object that begins with a spread costs forty times as much to make.
export function toSavedPlan(
  plan: PlanSnapshot,
  { facts, memberPlans, enrollmentStatus }: Known,
  season: Season,
): SavedPlan {
  const { planId, planYear, snpType } = plan;
  const suppressed = isSuppressed({ planId, planYear }, season.suppression);
  const enroll = facts ? decideEnroll({ planYear, snpType, suppressed }, season.today) : null;
  const comparable = facts !== null && isComparable({ planId, suppressed, isPffs: facts.isPffs });

  return {
    planId,
    planYear,
    planStartMonth: PLAN_START_MONTH,
    planName: plan.planName,
    planType: plan.planType,
    snpType,
    zipCode: plan.zipCode,
    county: readCounty(plan.county),
    savedOn: plan.savedOn,
    lastModifiedOn: plan.lastModifiedOn,
    isEnrolled: isPlanOfMember(plan, memberPlans, season.today),
    enrollmentStatus,
    offered: facts !== null,
    facts,
    button: planButton({ enroll, enrollmentStatus, cloaked: season.cloaked }),
    actions: actionsOf(enroll, comparable, season),
    enrollRefusal: refusalOf(enroll),
    // What was saved before origins were written down was typed, on the day of its saving.
    origin: plan.origin ?? { kind: 'typed', when: plan.savedOn },
  };
}

// What was stored may have been damaged: then it counts as not there, and the plan itself is still shown.
function readCounty(stored: unknown): County | null {
  const county = County.safeParse(stored);
  return county.success ? county.data : null;
}

// Whoever looks on may compare, which changes nothing. ROLE-604.
function actionsOf(enroll: EnrollDecision | null, comparable: boolean, { cloaked }: Season): SavedPlan['actions'] {
  const compare = comparable ? (['compare'] as const) : [];
  if (cloaked) return [...compare];
  return [
    ...(enroll?.offered ? (['enroll'] as const) : []),
    // Spec A4: an institutional plan is learned about by phone, not enrolled in here.
    ...(enroll && !enroll.offered && enroll.because === 'institutional-snp' ? (['learn-more'] as const) : []),
    ...compare,
    'remove',
  ];
}

function refusalOf(enroll: EnrollDecision | null): SavedPlan['enrollRefusal'] {
  if (!enroll) return 'no-longer-offered';
  return enroll.offered ? null : enroll.because;
}
