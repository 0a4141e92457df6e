import { z } from 'zod';
import { MOST_DRUGS } from '#domain/drugs/put-drug.ts';
import { TELESALES_TYPES } from '#domain/identity/telesales-type.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { CHANNELS, MOST_PLANS_TOLD, PRODUCTS } from '#domain/prospects/appointment.ts';
import { PROSPECT_STATES } from '#domain/prospects/prospect-state.ts';
import { MOST_PROVIDERS } from '#domain/providers/put-provider.ts';
import type { CallSchemas } from './call-schema.ts';
import { Name, WireDate } from './demographics.ts';
import { Zip } from './geography.ts';
import { PlanYear } from './plan.ts';
import { GENDERS } from './profile-merge.ts';
import { DrugToKeep, Pharmacy } from './saved-drugs.ts';
import { PlanToKeep } from './saved-plans.ts';
import { ProviderToKeep } from './saved-providers.ts';

const Person = z.strictObject({
  firstName: Name,
  lastName: Name,
  email: z.email().max(254),
  dob: WireDate,
  /** '' where it is not asked. */
  mbi: z.string().trim().max(20),
  gender: z.enum([...GENDERS, '']),
  zipCode: z.union([Zip, z.literal('')]),
});

const Appointment = z.strictObject({
  agreedOn: z.iso.date(),
  channel: z.enum(CHANNELS),
  products: z
    .array(z.enum(PRODUCTS))
    .min(1, 'Choose what was agreed to talk about.')
    .refine((products) => new Set(products).size === products.length, 'Each may be chosen once.'),
});

export const ProspectToRecord = z
  .strictObject({
    profileType: z.enum(TELESALES_TYPES),
    /** In which they are reminded. */
    language: z.enum(LANGUAGES),
    person: Person,
    appointment: Appointment,
    drugs: z.array(DrugToKeep).max(MOST_DRUGS),
    pharmacy: Pharmacy.nullable(),
    providers: z.array(ProviderToKeep).max(MOST_PROVIDERS),
    plans: z.array(PlanToKeep.extend({ planYear: PlanYear })).max(MOST_PLANS_TOLD),
  })
  .meta({ id: 'ProspectToRecord' });
export type ProspectToRecord = z.infer<typeof ProspectToRecord>;

/** What somebody agreed with an agent, as they read it themselves. */
export const OwnAppointment = z.strictObject({
  ...Appointment.shape,
  recordedAt: z.iso.datetime(),
  agentNumber: z.string().nullable(),
  state: z.enum(PROSPECT_STATES),
});

/** As the agent who wrote it down sees it: once it has ended, what was agreed and with whom. */
export const Prospect = z
  .strictObject({
    prospectUuid: z.uuid(),
    /** Null where it can not be read. */
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    profileType: z.enum(TELESALES_TYPES),
    appointment: z.strictObject({
      agreedOn: z.iso.date(),
      channel: z.enum(CHANNELS),
      products: z.array(z.enum(PRODUCTS)),
    }),
    recordedAt: z.iso.datetime(),
    state: z.enum(PROSPECT_STATES),
    remindersSent: z.int().min(0),
    nextReminderAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Prospect' });
export type Prospect = z.infer<typeof Prospect>;

const problems = ['invalid-session', 'not-an-agent'] as const;

export const prospectsSchemas = {
  recordProspect: {
    summary:
      'Writes down somebody whom the agent talked to, with what was agreed. It goes into the account of who proves to be that person. The same Idempotency-Key makes it once.',
    headers: z.looseObject({ 'idempotency-key': z.string().min(1).max(255).optional() }),
    body: ProspectToRecord,
    reply: z.strictObject({ prospectUuid: z.uuid() }),
    problems: [...problems, 'cross-site', 'too-many-requests', 'plan-not-offered'],
  },

  listProspects: {
    summary: 'What this agent wrote down of people, the newest first.',
    reply: z.strictObject({ prospects: z.array(Prospect), hasMore: z.boolean() }),
    problems,
  },

  withdrawProspect: {
    summary:
      'Removes what this agent wrote down of somebody; what was agreed stays. One that has ended stays as it is.',
    params: z.object({ prospect: z.uuid().toLowerCase() }),
    reply: z.strictObject({ state: z.enum(PROSPECT_STATES) }),
    problems: [...problems, 'cross-site', 'not-found'],
  },
} satisfies CallSchemas;
