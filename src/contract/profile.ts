import { z } from 'zod';
import { EXTRA_HELP_CHOICES, SUBSIDY_LEVELS } from '#domain/extra-help/choice.ts';
import { SECTIONS, VERSIONED_SECTIONS } from '#domain/profile/section.ts';
import type { CallSchema, CallSchemas } from './call-schema.ts';
import { Demographics, UserDetails } from './demographics.ts';
import { Zip } from './geography.ts';
import { PlanYear } from './plan.ts';
import { DrugsAndPharmacyDetails, DrugsToKeep } from './saved-drugs.ts';
import { PlanOfYear, PlansDetails, PlansOfYear } from './saved-plans.ts';

export const Versions = z.record(z.enum(VERSIONED_SECTIONS), z.int()).meta({ id: 'Versions' });
export type Versions = z.infer<typeof Versions>;

/** What the shopper answered, null until then, and the level that follows. Spec A3; LIS-012. */
const ExtraHelp = z
  .strictObject({ choice: z.enum(EXTRA_HELP_CHOICES).nullable(), lisSubsidyLevel: z.enum(SUBSIDY_LEVELS) })
  .meta({ id: 'ExtraHelp' });

/** Spec B3. No doctors can be saved yet, so the list is truly empty, and nobody chose its place or year. */
export const ProvidersDetails = z
  .strictObject({
    providerIdList: z.array(z.never()),
    zipCode: Zip.nullable(),
    planYear: PlanYear.nullable(),
    /** Handed on as it is. Decision DATA-603. */
    millimanProviders: z.array(z.unknown()),
  })
  .meta({ id: 'ProvidersDetails' });
export type ProvidersDetails = z.infer<typeof ProvidersDetails>;

/** Spec A3. A section that was not asked for is left out. */
export const ProfileReply = z
  .strictObject({
    uuid: z.uuid(),
    versions: Versions,
    userDetails: UserDetails.optional(),
    plansDetails: PlansDetails.optional(),
    memberEnrolledPlans: z.array(z.never()).optional(),
    drugsAndPharmacyDetails: DrugsAndPharmacyDetails.optional(),
    /** Read with the drugs, whose costs it changes. */
    extraHelp: ExtraHelp.optional(),
    providersDetails: ProvidersDetails.optional(),
    enrollmentsDetails: z.strictObject({ enrollments: z.array(z.never()) }).optional(),
    medsuppData: z.null().optional(),
    macraData: z.null().optional(),
    preData: z.null().optional(),
  })
  .meta({ id: 'Profile' });
export type ProfileReply = z.infer<typeof ProfileReply>;

// One spelling, so that what is sealed for a profile opens for it again.
const Uuid = z.object({ uuid: z.uuid().toLowerCase() });
const OneSection = Uuid.extend({ section: z.enum(SECTIONS) });

/** The version that the change was made on, as ETag gave it. */
const IfMatch = z.looseObject({
  'if-match': z.string().max(40).optional(),
  'idempotency-key': z.string().min(1).max(255).optional(),
});

const read = {
  summary: 'One section of a profile, or all of it. The version of the section is in ETag.',
  reply: ProfileReply,
  problems: ['not-found', 'invalid-session', 'not-allowed', 'agent-view-ended'],
} as const;

const change = {
  headers: IfMatch,
  reply: ProfileReply,
  problems: [
    'not-found',
    'invalid-session',
    'view-only',
    'not-allowed',
    'agent-view-ended',
    'cross-site',
    'missing-version',
    'stale-version',
    'idempotency-key-reused',
    'plan-not-offered',
    'too-many-plans',
  ],
} as const satisfies Partial<CallSchema>;

export const profileSchemas = {
  readSection: {
    ...read,
    params: OneSection,
  },

  /** {extra} is a plan year: plans of other years are left out. */
  readSectionOfYear: {
    ...read,
    params: OneSection.extend({ extra: PlanYear }),
  },

  /** With {flag} 'false' the catalogue facts are left out, which a caller that only wants ids can spare. */
  readSectionWithFlag: {
    ...read,
    params: OneSection.extend({ extra: PlanYear, flag: z.enum(['true', 'false']) }),
  },

  savePlansOfYear: {
    ...change,
    summary: 'Replaces the saved plans of one plan year.',
    params: Uuid.extend({ extra: PlanYear }),
    body: PlansOfYear,
  },

  removeSavedPlan: {
    ...change,
    summary: 'Removes one saved plan of one plan year; a plan that is already gone counts as removed.',
    params: PlanOfYear,
    query: z.object({ productCode: z.string().max(40).optional() }),
  },

  saveDrugs: {
    ...change,
    summary: 'Replaces the saved drugs, the pharmacy, or both. They have no year; {extra} is accepted.',
    params: Uuid.extend({ extra: PlanYear }),
    body: DrugsToKeep,
  },

  saveExtraHelp: {
    ...change,
    summary: 'Keeps whether the shopper says to have Extra Help.',
    params: Uuid.extend({ extra: PlanYear }),
    body: z.strictObject({ choice: z.enum(EXTRA_HELP_CHOICES) }).meta({ id: 'ExtraHelpAnswer' }),
  },

  saveDemographics: {
    ...change,
    summary: 'Changes what a person tells of themselves.',
    params: Uuid.extend({ extra: PlanYear }),
    body: Demographics,
  },

  createGuest: {
    summary: 'Makes the profile of a guest, with the first thing saved. Asking again answers the same profile.',
    headers: z.looseObject({ 'idempotency-key': z.string().min(1).max(255).optional() }),
    reply: z.strictObject({ uuid: z.uuid(), versions: Versions }),
    problems: ['cross-site', 'too-many-requests', 'invalid-session', 'view-only', 'not-allowed', 'agent-view-ended'],
  },
} satisfies CallSchemas;
