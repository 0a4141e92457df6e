import { z } from 'zod';
import type { CallSchemas } from './call-schema.ts';
import { Zip } from './geography.ts';
import { PlanId, PlanYear } from './plan.ts';
import { ProductType } from './plan-search.ts';
import { PharmacyAddress, PharmacyNumber } from './saved-drugs.ts';

export const PHARMACY_KINDS = ['retail', 'mail', 'long-term-care'] as const;

/** PHARM-604. */
export const PharmacyData = z
  .strictObject({
    pharmacyNumber: PharmacyNumber,
    pharmacyName: z.string(),
    kind: z.enum(PHARMACY_KINDS),
    mailOrder: z.boolean(),
    pharmacyAddress: PharmacyAddress.nullable(),
    phone: z.string().nullable(),
    madeUp: z.boolean(),
  })
  .meta({ id: 'PharmacyData' });
export type PharmacyData = z.infer<typeof PharmacyData>;

export const MILES = [1, 5, 10, 25, 50] as const;

const FoundPharmacy = PharmacyData.extend({
  /** From the middle of the ZIP code; null for one that sends by mail. */
  miles: z.number().nullable(),
});
export type FoundPharmacy = z.infer<typeof FoundPharmacy>;

/** What a plan says of a pharmacy; null where the plan's network is not in our data. */
export const PharmacyCoverage = z
  .strictObject({
    planId: z.string(),
    covered: z.boolean().nullable(),
    inNetwork: z.boolean().nullable(),
    preferred: z.boolean().nullable(),
    isLongTermCare: z.boolean(),
  })
  .meta({ id: 'PharmacyCoverage' });
export type PharmacyCoverage = z.infer<typeof PharmacyCoverage>;

const MOST_PLANS = 60;

const MOST_PHARMACIES = 50;

export const pharmaciesSchemas = {
  searchPharmacies: {
    summary: 'Pharmacies around a ZIP code, nearest first.',
    body: z.strictObject({
      zipCode: Zip,
      miles: z.union(MILES.map((miles) => z.literal(miles))),
      name: z.string().trim().max(100).optional(),
      kind: z.enum(PHARMACY_KINDS).optional(),
      /** Also those of nursing homes, where nobody else buys; without it they are left out unless they are the kind. */
      longTermCare: z.boolean().optional(),
    }),
    reply: z
      .strictObject({
        pharmacies: z.array(FoundPharmacy),
        /** There are more than were sent. */
        hasMore: z.boolean(),
      })
      .meta({ id: 'FoundPharmacies' }),
  },

  /** PHARM-604. */
  getPharmacyData: {
    summary: 'One pharmacy by its number.',
    params: z.object({ pharmacyNumber: PharmacyNumber, year: PlanYear }),
    reply: PharmacyData,
    problems: ['pharmacy-not-found'],
  },

  /** PHARM-605. */
  getPharmacyCoverage: {
    summary: 'Whether plans have a pharmacy in their networks. Plan ids are joined by commas.',
    params: z.object({
      pharmacyNumber: PharmacyNumber,
      planYear: PlanYear,
      planType: ProductType,
      planIds: z
        .string()
        .max(MOST_PLANS * 14)
        .transform((text) => text.split(','))
        .pipe(z.array(PlanId).min(1).max(MOST_PLANS))
        .meta({ type: 'string', example: 'H5050009000,S5743001000' }),
    }),
    reply: z.strictObject({ plans: z.array(PharmacyCoverage) }).meta({ id: 'PharmacyCoverages' }),
    problems: ['pharmacy-not-found'],
  },

  searchPharmacyCoverage: {
    summary:
      'Whether plans have each of several pharmacies in their networks; a pharmacy that is not known is left out.',
    body: z.strictObject({
      planYear: PlanYear,
      planIds: z.array(PlanId).min(1).max(MOST_PLANS),
      pharmacyNumbers: z.array(PharmacyNumber).min(1).max(MOST_PHARMACIES),
    }),
    reply: z
      .strictObject({
        pharmacies: z.array(z.strictObject({ pharmacyNumber: PharmacyNumber, plans: z.array(PharmacyCoverage) })),
      })
      .meta({ id: 'PharmacyCoverageList' }),
  },
} satisfies CallSchemas;
