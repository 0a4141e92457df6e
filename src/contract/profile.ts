import { z } from 'zod';
import { EXTRA_HELP_CHOICES, SUBSIDY_LEVELS } from '#domain/extra-help/choice.ts';
import { SECTIONS, VERSIONED_SECTIONS } from '#domain/profile/section.ts';
import { Demographics, UserDetails } from './demographics.ts';
import { Zip } from './geography.ts';
import { PlanYear } from './plan.ts';
import { type Route, route } from './route.ts';
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
  method: 'GET',
  summary: 'One section of a profile, or all of it. The version of the section is in ETag.',
  reply: ProfileReply,
  problems: ['not-found', 'invalid-session', 'not-allowed', 'agent-view-ended'],
} as const;

export const readSection = route({
  ...read,
  id: 'readSection',
  path: '/landrover/api/Users/{uuid}/{section}',
  params: OneSection,
});

/** {extra} is a plan year: plans of other years are left out. */
export const readSectionOfYear = route({
  ...read,
  id: 'readSectionOfYear',
  path: '/landrover/api/Users/{uuid}/{section}/{extra}',
  params: OneSection.extend({ extra: PlanYear }),
});

/** With {flag} 'false' the catalogue facts are left out, which a caller that only wants ids can spare. */
export const readSectionWithFlag = route({
  ...read,
  id: 'readSectionWithFlag',
  path: '/landrover/api/Users/{uuid}/{section}/{extra}/{flag}',
  params: OneSection.extend({ extra: PlanYear, flag: z.enum(['true', 'false']) }),
});

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
} as const satisfies Partial<Route>;

export const savePlansOfYear = route({
  ...change,
  id: 'savePlansOfYear',
  method: 'POST',
  path: '/landrover/api/Users/{uuid}/plans/{extra}',
  summary: 'Replaces the saved plans of one plan year.',
  params: Uuid.extend({ extra: PlanYear }),
  body: PlansOfYear,
});

export const removeSavedPlan = route({
  ...change,
  id: 'removeSavedPlan',
  method: 'DELETE',
  path: '/landrover/api/Users/{uuid}/plans/{id}/{extra}',
  summary: 'Removes one saved plan of one plan year; a plan that is already gone counts as removed.',
  params: PlanOfYear,
  query: z.object({ productCode: z.string().max(40).optional() }),
});

export const saveDrugs = route({
  ...change,
  id: 'saveDrugs',
  method: 'POST',
  path: '/landrover/api/Users/{uuid}/drugs/{extra}',
  summary: 'Replaces the saved drugs, the pharmacy, or both. They have no year; {extra} is accepted.',
  params: Uuid.extend({ extra: PlanYear }),
  body: DrugsToKeep,
});

export const saveExtraHelp = route({
  ...change,
  id: 'saveExtraHelp',
  method: 'POST',
  path: '/landrover/api/Users/{uuid}/extraHelp/{extra}',
  summary: 'Keeps whether the shopper says to have Extra Help.',
  params: Uuid.extend({ extra: PlanYear }),
  body: z.strictObject({ choice: z.enum(EXTRA_HELP_CHOICES) }).meta({ id: 'ExtraHelpAnswer' }),
});

export const saveDemographics = route({
  ...change,
  id: 'saveDemographics',
  method: 'POST',
  path: '/landrover/api/Users/{uuid}/demographics/{extra}',
  summary: 'Changes what a person tells of themselves.',
  params: Uuid.extend({ extra: PlanYear }),
  body: Demographics,
});

export const createGuest = route({
  id: 'createGuest',
  method: 'POST',
  path: '/landrover/api/guests',
  summary: 'Makes the profile of a guest, with the first thing saved. Asking again answers the same profile.',
  status: 201,
  headers: z.looseObject({ 'idempotency-key': z.string().min(1).max(255).optional() }),
  reply: z.strictObject({ uuid: z.uuid(), versions: Versions }),
  problems: ['cross-site', 'too-many-requests', 'invalid-session', 'view-only', 'not-allowed', 'agent-view-ended'],
});
