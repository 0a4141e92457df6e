import { z } from 'zod';
import { COVERAGE_TYPES, SPECIALTIES } from '#domain/providers/specialties.ts';
import type { CallSchemas } from './call-schema.ts';
import { Zip } from './geography.ts';
import { MILES } from './pharmacies.ts';

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

export const providersSchemas = {
  searchProviders: {
    summary: 'Doctors, dentists and places of care around a ZIP code, nearest first.',
    body: z.strictObject({
      zipCode: Zip,
      miles: z.union(MILES.map((miles) => z.literal(miles))),
      name: z.string().trim().max(100).optional(),
      specialties: z.array(Specialty).max(SPECIALTIES.length).optional(),
      gender: Gender.optional(),
    }),
    reply: z
      .strictObject({
        providers: z.array(FoundProvider),
        /** There are more than were sent. */
        hasMore: z.boolean(),
      })
      .meta({ id: 'FoundProviders' }),
  },
} satisfies CallSchemas;
