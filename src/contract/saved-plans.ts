import { z } from 'zod';
import { PLAN_START_MONTH } from '#domain/plan-year/plan-start-month.ts';
import { PLAN_TYPES, SNP_TYPES } from '#domain/plans/plan-type.ts';
import { PLAN_BUTTONS } from '#domain/saved-plans/plan-button.ts';
import { County, FipsCountyCode, StateCode, Zip } from './geography.ts';
import { Origin, origin } from './origin.ts';
import { Money, PlanId, PlanYear } from './plan.ts';
import { PlanCard } from './plan-card.ts';

/** What a shopper may do with a saved plan now; the server decides, the page draws. */
export const PLAN_ACTIONS = ['enroll', 'learn-more', 'compare', 'remove'] as const;

export const ENROLL_REFUSALS = ['outside-window', 'suppressed', 'institutional-snp', 'no-longer-offered'] as const;

/** The enrollment button; a status is its own label. PLAN-027 to PLAN-030. */
export const PlanButton = z.strictObject({
  kind: z.enum(PLAN_BUTTONS),
  label: z.string().nullable(),
  disabled: z.boolean(),
});

/** A saved plan is a snapshot of the day it was saved, with today's catalogue facts beside it. */
export const SavedPlan = z
  .strictObject({
    planId: z.string(),
    planYear: z.int(),
    planStartMonth: z.literal(PLAN_START_MONTH),
    planName: z.string(),
    planType: z.enum(PLAN_TYPES),
    snpType: z.enum(SNP_TYPES).nullable(),
    zipCode: z.string(),
    /** Null when what was stored can not be read any more. */
    county: County.nullable(),
    savedOn: z.iso.datetime(),
    lastModifiedOn: z.iso.datetime(),
    isEnrolled: z.boolean(),
    enrollmentStatus: z.string().nullable(),
    /** False once the plan has left the catalogue: it is shown as no longer offered. */
    offered: z.boolean(),
    facts: PlanCard.nullable(),
    button: PlanButton,
    actions: z.array(z.enum(PLAN_ACTIONS)),
    /** Why there is no enroll action; null when there is one. */
    enrollRefusal: z.enum(ENROLL_REFUSALS).nullable(),
    ...origin,
  })
  .meta({ id: 'SavedPlan' });
export type SavedPlan = z.infer<typeof SavedPlan>;

export const PlansDetails = z
  .strictObject({
    plans: z.array(SavedPlan),
    /** 'planId year type' entries, comma-separated: the specification's own string, derived. */
    savedPlans: z.string(),
    zipCode: z.string().nullable(),
  })
  .meta({ id: 'PlansDetails' });
export type PlansDetails = z.infer<typeof PlansDetails>;

/** A plan that the shopper is in, or will be, as claims tell it; null where they do not. PLAN-023. */
export const EnrolledPlan = z
  .strictObject({
    contractId: z.string(),
    pbpNumber: z.string(),
    segmentId: z.string().nullable(),
    /** Null without a segment: which plan it is would be a guess. */
    planId: z.string().nullable(),
    planName: z.string().nullable(),
    planPhone: z.string().nullable(),
    effectiveDate: z.iso.date().nullable(),
    terminationDate: z.iso.date().nullable(),
    coversCare: z.boolean(),
    coversDrugs: z.boolean(),
    /** It has not begun. */
    isFuture: z.boolean(),
    origin: Origin,
  })
  .meta({ id: 'EnrolledPlan' });
export type EnrolledPlan = z.infer<typeof EnrolledPlan>;

/** With whether it is theirs today, and what the catalogue says of it; null where the catalogue does not have it. DASH-005. */
export const MemberPlan = EnrolledPlan.extend({
  isActive: z.boolean(),
  planYear: z.int().nullable(),
  planType: z.enum(PLAN_TYPES).nullable(),
  monthlyPremium: Money.nullable(),
}).meta({ id: 'MemberPlan' });
export type MemberPlan = z.infer<typeof MemberPlan>;

export const savedPlansReply = {
  plansDetails: PlansDetails.optional(),
  memberEnrolledPlans: z.array(MemberPlan).optional(),
  /** What is kept and can not be read; no such key where all can be read. */
  unreadablePlans: z.array(z.strictObject({ planId: z.string(), planYear: z.int(), planName: z.string() })).optional(),
};

/** Where a shopper looks, which says for which county a plan is kept. */
export const PlanToKeep = z
  .strictObject({
    planId: PlanId,
    zipCode: Zip,
    stateCode: StateCode,
    fipsCountyCode: FipsCountyCode,
  })
  .meta({ id: 'PlanToKeep' });
export type PlanToKeep = z.infer<typeof PlanToKeep>;

export const MOST_PLANS = 100;
/** Lists that were merged may be longer than a list can be made. */
const MOST_MERGED = 10 * MOST_PLANS;
export const TOO_MANY_PLANS = `At most ${MOST_PLANS} plans of a year can be kept.`;

/** The saved plans of one year, whole: what is not in the list is removed from that year. */
export const PlansOfYear = z
  .strictObject({ plans: z.array(PlanToKeep).max(MOST_MERGED, TOO_MANY_PLANS) })
  .meta({ id: 'PlansOfYear' });

export const PlanOfYear = z.object({ uuid: z.uuid().toLowerCase(), id: PlanId, extra: PlanYear });
