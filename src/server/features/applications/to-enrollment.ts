import type { Enrollment } from '#contract/applications.ts';
import type { PlanCard } from '#contract/plan-card.ts';
import { DRAFT_KEPT } from '#domain/applications/draft-kept.ts';
import { statusOf } from '#domain/applications/status-codes.ts';
import { type ApplicationEvent, timelineOf } from '#domain/applications/timeline.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { decideListing } from '#domain/plan-year/enrollment-list-filter.ts';
import type { Application } from './store.ts';

export type PlanContact = { phoneNumber: string | null; tty: string | null; hoursOfOperation: string | null };

type Known = {
  events: readonly ApplicationEvent[];
  /** Null where the catalogue has the plan no more. */
  facts: PlanCard | null;
  /** Null where nobody has asked. ENROLL-015. */
  contact: PlanContact | null;
};

const iso = (at: number) => new Date(at).toISOString();

/** An application as a card shows it, without its answers. ENROLL-003, ENROLL-601. */
export function toEnrollment(application: Application, { events, facts, contact }: Known, today: IsoDate): Enrollment {
  const { plan, submittedAt, savedAt, stateCode } = application;
  const isSubmitted = submittedAt !== null;
  return {
    enrollmentId: application.applicationId,
    planId: plan.planId,
    planName: plan.planName,
    planYear: plan.planYear,
    planType: plan.planType,
    snpType: plan.snpType,
    zipCode: plan.zipCode,
    county: plan.county.fipsCountyName,
    formData: null,
    lastSaved: iso(savedAt),
    isSubmitted,
    confirmationNo: application.confirmationNo,
    status: statusOf({ isSubmitted, stateCode, isWithdrawn: application.withdrawnAt !== null }),
    isJarvisEnrollment: false,
    monthlyPremium: facts?.monthlyPremium ?? null,
    outOfPocketMaximum: facts?.outOfPocketMaximum ?? null,
    phoneNumber: contact?.phoneNumber ?? null,
    tty: contact?.tty ?? null,
    hoursOfOperation: contact?.hoursOfOperation ?? null,
    nextPageUrl: application.nextPage,
    listed: decideListing(plan.planYear, today).listed,
    keptUntil: isSubmitted ? null : iso(savedAt + DRAFT_KEPT),
    timeline: timelineOf(events, today).map((step) => ({ ...step, at: step.at === null ? null : iso(step.at) })),
  };
}
