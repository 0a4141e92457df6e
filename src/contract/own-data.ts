import { z } from 'zod';
import { EVENT_KINDS } from '#domain/applications/timeline.ts';
import { BRANDS } from '#domain/brand/brand.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { AccessEvent } from './access-history.ts';
import { EligibilityAnswer } from './applications.ts';
import type { CallSchemas } from './call-schema.ts';
import { DrugDraft } from './drug-draft.ts';
import { ProfileReply } from './profile.ts';
import { OwnAppointment } from './prospects.ts';
import { ProviderDraft } from './provider-draft.ts';
import { OwnSession } from './session.ts';

/** Of each list the newest. */
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({
    entries: z.array(entry),
    /** There are older ones, which are too many for one file. */
    hasMore: z.boolean(),
  });

const CHANGED_BY = ['you', 'agent', 'site'] as const;

/** A row of the audit trail: which fields were changed and never to what. */
const Change = z.strictObject({
  position: z.int().positive(),
  at: z.iso.datetime(),
  who: z.enum(CHANGED_BY),
  agentNumber: z.string().nullable(),
  action: z.string(),
  fields: z.array(z.string()),
});

/** With every answer. What became of it, as a card says it, stands in the profile. */
const OwnApplication = z.strictObject({
  applicationId: z.uuid(),
  planId: z.string(),
  planYear: z.int(),
  planName: z.string(),
  zipCode: z.string(),
  county: z.string(),
  brand: z.enum(BRANDS),
  language: z.enum(LANGUAGES),
  nextPageUrl: z.string(),
  startedAt: z.iso.datetime(),
  lastSaved: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  confirmationNo: z.string().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** As they were typed, in the order of the form; of a secret only its last characters behind dots. */
  answers: z.array(z.strictObject({ field: z.string(), question: z.string(), answer: z.string() })),
  /** What Medicare said of who applies. */
  eligibility: EligibilityAnswer.nullable(),
  events: z.array(
    z.strictObject({
      kind: z.enum(EVENT_KINDS),
      /** The insurer's code of a state. */
      code: z.int().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});

/** All that the site keeps of one person, as they may read it. 45 CFR 164.524. */
export const OwnData = z
  .strictObject({
    madeAt: z.iso.datetime(),
    profile: ProfileReply,
    /** The ZIP code of the last search. */
    shoppingZip: z.string().nullable(),
    drugDraft: DrugDraft.nullable(),
    providerDraft: ProviderDraft.nullable(),
    /** What came along from before the sign-in, by its ids. */
    merged: listOf(z.strictObject({ at: z.iso.datetime(), section: z.string(), item: z.string() })),
    /** The tries to prove who they are; null where there was none. */
    identityCheck: z
      .strictObject({
        remainingCount: z.int().min(0),
        mergedAt: z.iso.datetime().nullable(),
        isSkipped: z.boolean(),
      })
      .nullable(),
    appointments: listOf(OwnAppointment),
    applications: listOf(OwnApplication),
    changes: listOf(Change),
    access: listOf(AccessEvent),
    sessions: z.array(OwnSession),
  })
  .meta({ id: 'OwnData' });
export type OwnData = z.infer<typeof OwnData>;

export const ownDataSchemas = {
  exportOwnData: {
    summary:
      'All that is kept of who asks, for a file of theirs. Of a secret, such as the Medicare number, the last four signs.',
    params: z.object({ uuid: z.uuid().toLowerCase() }),
    reply: OwnData,
    problems: ['not-found', 'invalid-session', 'not-allowed', 'agent-view-ended', 'too-many-requests'],
  },
} satisfies CallSchemas;
