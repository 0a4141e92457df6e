import { z } from 'zod';
import { LIST_MATCHES } from '#domain/providers/list-match.ts';
import { COVERAGE_TYPES, SPECIALTIES } from '#domain/providers/specialties.ts';
import { SPOKEN_LANGUAGES } from '#domain/providers/spoken-languages.ts';
import type { CallSchemas } from './call-schema.ts';
import { Zip } from './geography.ts';
import { MILES } from './pharmacies.ts';
import { PlanId, PlanYear } from './plan.ts';
import { ProviderDirectory } from './provider-coverage.ts';

const Specialty = z.enum(SPECIALTIES);
const Gender = z.enum(['F', 'M']);

const FoundPlace = z.strictObject({
  /** Names the place within the provider, alike in all sources. */
  place: z.string(),
  street: z.string(),
  city: z.string(),
  stateCode: z.string(),
  zipCode: z.string(),
  phone: z.string().nullable(),
  /** From the middle of the ZIP code to the middle of its own. */
  miles: z.number(),
  /** What the lists of plans say of it; null where they were not asked. */
  match: z.enum(LIST_MATCHES).nullable(),
});

/** A doctor, a dentist or a place of care, with its places around the ZIP code. */
const FoundProvider = z
  .strictObject({
    npi: z.string(),
    name: z.string(),
    isPerson: z.boolean(),
    credential: z.string().nullable(),
    gender: Gender.nullable(),
    specialties: z.array(Specialty),
    /** As the list has it; null where it has codes alone. */
    specialtyWords: z.string().nullable(),
    coverageType: z.enum(COVERAGE_TYPES),
    /** True for who is on Medicare's own list; null says nothing. */
    acceptsMedicare: z.literal(true).nullable(),
    madeUp: z.boolean(),
    places: z.array(FoundPlace).min(1),
  })
  .meta({ id: 'FoundProvider' });
export type FoundProvider = z.infer<typeof FoundProvider>;

/** What lists of plans have to say of who is found. */
const AskedLists = z
  .strictObject({
    planYear: PlanYear,
    /** Whose network they have to be in; without it any plan may say the rest. */
    planId: PlanId.optional(),
    takesNew: z.literal(true).optional(),
    language: z.enum(SPOKEN_LANGUAGES).optional(),
  })
  .refine(({ planId, takesNew, language }) => planId ?? takesNew ?? language, 'Say what the lists have to tell.');

/** How many are not shown, and why: never hidden as if they were known not to fit. */
const LeftOut = z.strictObject({
  'not-told': z.int().min(0),
  otherwise: z.int().min(0),
  'not-listed': z.int().min(0),
});

export const providersSchemas = {
  searchProviders: {
    summary: 'Doctors, dentists and places of care around a ZIP code, nearest first.',
    body: z.strictObject({
      zipCode: Zip,
      miles: z.union(MILES.map((miles) => z.literal(miles))),
      name: z.string().trim().max(100).optional(),
      specialties: z.array(Specialty).max(SPECIALTIES.length).optional(),
      gender: Gender.optional(),
      lists: AskedLists.optional(),
    }),
    reply: z
      .strictObject({
        providers: z.array(FoundProvider),
        /** There are more than were sent. */
        hasMore: z.boolean(),
        /** Null where no list was asked. */
        leftOut: LeftOut.nullable(),
        /** The list of the plan that was asked for. */
        directory: ProviderDirectory.nullable(),
      })
      .meta({ id: 'FoundProviders' }),
  },
} satisfies CallSchemas;
