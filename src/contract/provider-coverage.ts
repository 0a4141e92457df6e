import { z } from 'zod';
import { DIFFERENCES, DIRECTORY_STATES, NETWORK_ANSWERS } from '#domain/providers/network-answer.ts';
import type { CallSchemas } from './call-schema.ts';
import { Npi } from './npi.ts';
import { PlanId, PlanYear } from './plan.ts';

const MOST_PLANS = 200;
const MOST_PROVIDERS = 50;

/** As a search names it. */
const Place = z.string().trim().min(1).max(200);

const Address = z.strictObject({
  street: z.string(),
  city: z.string(),
  stateCode: z.string(),
  zipCode: z.string(),
});

/** The list of doctors that a plan publishes for the year; the dates are null where there is none. */
export const ProviderDirectory = z
  .strictObject({
    planId: z.string(),
    state: z.enum(DIRECTORY_STATES),
    /** The company, or where it is not told, the site of the list. */
    publisher: z.string().nullable(),
    /** The newest day that an entry of it tells of. */
    asOf: z.iso.date().nullable(),
    readAt: z.iso.datetime().nullable(),
    /** Since the earlier of the two. */
    ageInDays: z.int().min(0).nullable(),
  })
  .meta({ id: 'ProviderDirectory' });
export type ProviderDirectory = z.infer<typeof ProviderDirectory>;

const Evidence = z.strictObject({
  publisher: z.string(),
  file: z.string(),
  /** When the plan last looked at this entry, as it says; null where the entry does not say, or is not there. */
  updatedOn: z.iso.date().nullable(),
  asOf: z.iso.date().nullable(),
  readAt: z.iso.datetime(),
});

const Differing = z.strictObject({
  kind: z.enum(DIFFERENCES),
  /** Who tells otherwise. */
  source: z.string(),
  /** Since when, or as of when. */
  date: z.iso.date().nullable(),
  /** Where the source has the doctor. */
  places: z.array(Address),
});

/** What a plan's list says of a doctor at one place. */
const Coverage = z
  .strictObject({
    planId: z.string(),
    npi: z.string(),
    place: z.string(),
    answer: z.enum(NETWORK_ANSWERS),
    /** Null where the list does not say, or says both. */
    acceptingNewPatients: z.boolean().nullable(),
    /** Numbers by which a plan knows a primary doctor; empty where the list tells none. */
    pcpIds: z.array(z.string()),
    /** Whether the specialty may be a primary doctor's: the plan decides. Null where the specialty is not told. */
    isPcpQualified: z.boolean().nullable(),
    /** Where else the list has the same doctor. */
    listedElsewhere: z.array(Address),
    /** Null where there is no list to show. */
    evidence: Evidence.nullable(),
    differs: z.array(Differing),
  })
  .meta({ id: 'ProviderCoverage' });
export type ProviderCoverage = z.infer<typeof Coverage>;

export const providerCoverageSchemas = {
  searchProviderCoverage: {
    summary:
      'Whether plans list doctors in their networks, each at one of their places. A drug plan has no network of doctors and no answer.',
    body: z.strictObject({
      planYear: PlanYear,
      planIds: z.array(PlanId).min(1).max(MOST_PLANS),
      providers: z
        .array(z.strictObject({ npi: Npi, place: Place }))
        .min(1)
        .max(MOST_PROVIDERS),
    }),
    reply: z
      .strictObject({
        directories: z.array(ProviderDirectory),
        answers: z.array(Coverage),
      })
      .meta({ id: 'ProviderCoverages' }),
  },
} satisfies CallSchemas;
