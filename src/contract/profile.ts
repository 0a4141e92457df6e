import { z } from 'zod';
import { OneApplication, OtherPlan, PlaceOfPlan } from './applications.ts';
import type { CallSchema, CallSchemas } from './call-schema.ts';
import { Demographics } from './demographics.ts';
import { ExtraHelpAnswer } from './extra-help.ts';
import { PlanYear } from './plan.ts';
import { READ_SECTIONS, sectionReplies, VERSIONED_SECTIONS } from './profile-sections.ts';
import { DrugsToKeep } from './saved-drugs.ts';
import { PlanOfYear, PlansOfYear } from './saved-plans.ts';
import { ProvidersToKeep } from './saved-providers.ts';

export const Versions = z.record(z.enum(VERSIONED_SECTIONS), z.int()).meta({ id: 'Versions' });
export type Versions = z.infer<typeof Versions>;

/** Spec A3. A section that was not asked for is left out. */
export const ProfileReply = z
  .strictObject({
    uuid: z.uuid(),
    versions: Versions,
    ...sectionReplies,
  })
  .meta({ id: 'Profile' });
export type ProfileReply = z.infer<typeof ProfileReply>;

// One spelling, so that what is sealed for a profile opens for it again.
const Uuid = z.object({ uuid: z.uuid().toLowerCase() });
const OneSection = Uuid.extend({ section: z.enum(READ_SECTIONS) });

/** The version that the change was made on, as ETag gave it. */
const IfMatch = z.looseObject({
  'if-match': z.string().max(40).optional(),
  'idempotency-key': z.string().min(1).max(255).optional(),
});

const read = {
  summary:
    'One section of a profile, or all of it. ETag begins with the version of the section; If-None-Match with all of it is answered 304 while nothing has changed.',
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

const ofApplications = [
  ...change.problems,
  'application-not-found',
  'application-sent',
  'application-decided',
  'application-incomplete',
  'enrollment-closed',
  'too-many-applications',
  'applications-unavailable',
] as const;

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

  restoreSavedPlan: {
    ...change,
    summary:
      'Puts back the saved plan that was removed last, as it was; a plan that is already back counts as put back.',
    params: PlanOfYear,
    problems: [...change.problems, 'nothing-to-undo'],
  },

  saveDrugs: {
    ...change,
    summary: 'Replaces the saved drugs, the pharmacy, or both. They have no year; {extra} is accepted.',
    params: Uuid.extend({ extra: PlanYear }),
    body: DrugsToKeep,
  },

  saveProviders: {
    ...change,
    summary: 'Replaces the saved doctors, dentists and places of care. They have no year; {extra} is accepted.',
    params: Uuid.extend({ extra: PlanYear }),
    body: ProvidersToKeep,
  },

  keepShownAnswers: {
    ...change,
    summary:
      'Keeps with each saved doctor what the lists of the saved plans of the year {extra} say today, where it differs from what was kept before.',
    params: Uuid.extend({ extra: PlanYear }),
  },

  saveExtraHelp: {
    ...change,
    summary: 'Keeps whether the shopper says to have Extra Help.',
    params: Uuid.extend({ extra: PlanYear }),
    body: ExtraHelpAnswer,
  },

  saveDemographics: {
    ...change,
    summary: 'Changes what a person tells of themselves.',
    params: Uuid.extend({ extra: PlanYear }),
    body: Demographics,
  },

  startApplication: {
    ...change,
    summary: 'Starts an application for a plan; an open one for the same plan and year counts as started.',
    params: PlanOfYear,
    body: PlaceOfPlan,
    problems: ofApplications,
  },

  changeApplicationPlan: {
    ...change,
    summary: 'Makes an application that was not sent one for another plan; all answers stay.',
    params: OneApplication,
    body: OtherPlan,
    problems: ofApplications,
  },

  submitApplication: {
    ...change,
    summary: 'Sends an application once, however often it is asked; one that was sent counts as sent.',
    params: OneApplication,
    problems: ofApplications,
  },

  withdrawApplication: {
    ...change,
    summary: 'Takes back an application that was sent and is not decided; asking again changes nothing.',
    params: OneApplication,
    problems: ofApplications,
  },

  dropApplication: {
    ...change,
    summary: 'Removes an application that was not sent, with its answers; one that is gone counts as removed.',
    params: OneApplication,
    problems: ofApplications,
  },

  createGuest: {
    summary: 'Makes the profile of a guest, with the first thing saved. Asking again answers the same profile.',
    headers: z.looseObject({ 'idempotency-key': z.string().min(1).max(255).optional() }),
    reply: z.strictObject({ uuid: z.uuid(), versions: Versions }),
    problems: ['cross-site', 'too-many-requests', 'invalid-session', 'view-only', 'not-allowed', 'agent-view-ended'],
  },
} satisfies CallSchemas;
