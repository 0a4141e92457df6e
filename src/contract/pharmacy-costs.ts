import { z } from 'zod';
import { NO_COST_REASONS } from '#domain/drug-cost/year-estimate.ts';
import type { CallSchemas } from './call-schema.ts';
import { CostParts, EstimateRequest } from './drug-cost.ts';
import { PharmacyNumber } from './saved-drugs.ts';

/** Five that a shopper looks at, and one by mail. */
export const MOST_PHARMACIES_A_CALL = 6;

const AtSupply = z
  .strictObject({
    days: z.union([z.literal(30), z.literal(90)]),
    /** All drugs of the list filled for so many days; null where the plan has no figure. */
    parts: CostParts.nullable(),
    /** covered + supplemental + notCovered; null as soon as one of them is. */
    total: z.int().nullable(),
    /** The codes of the drugs that are not sold so. */
    notOffered: z.array(z.string()),
    because: z.enum(NO_COST_REASONS).nullable(),
  })
  .meta({ id: 'CostAtSupply' });
export type CostAtSupply = z.infer<typeof AtSupply>;

const AtPharmacy = z
  .strictObject({
    pharmacyNumber: PharmacyNumber,
    network: z.enum(['preferred', 'standard', 'out', 'unknown']),
    supplies: z.array(AtSupply),
  })
  .meta({ id: 'CostAtPharmacy' });
export type CostAtPharmacy = z.infer<typeof AtPharmacy>;

const PharmacyCosts = z
  .strictObject({ planId: z.string(), planYear: z.int(), pharmacies: z.array(AtPharmacy) })
  .meta({ id: 'PharmacyCosts' });
export type PharmacyCosts = z.infer<typeof PharmacyCosts>;

export const PharmacyCostsRequest = EstimateRequest.omit({ pharmacy: true })
  .extend({ pharmacies: z.array(PharmacyNumber).min(1).max(MOST_PHARMACIES_A_CALL) })
  .meta({ id: 'PharmacyCostsRequest' });
export type PharmacyCostsRequest = z.input<typeof PharmacyCostsRequest>;

export const pharmacyCostsSchemas = {
  comparePharmacies: {
    summary: 'What a list of drugs costs in a year at several pharmacies, for 30 and 90 days. Nothing is kept.',
    body: PharmacyCostsRequest,
    reply: z.strictObject({ plans: z.array(PharmacyCosts) }).meta({ id: 'PharmacyCostsOfPlans' }),
    problems: ['drug-service-unavailable', 'estimate-too-large', 'too-many-prices'],
  },
} satisfies CallSchemas;
