import type { SupplyLength } from '#domain/drug-cost/drug-quantity.ts';

/** How a refill is told of: by months in a sentence, by days in the field. DRUG-407, DRUG-623. */
export const REFILL_TEXTS = ['every 1 month', 'every 3 months', '30 days', '90 days'] as const;
export type RefillText = (typeof REFILL_TEXTS)[number];

const REFILL_OF: Record<SupplyLength, RefillText> = { 30: 'every 1 month', 90: 'every 3 months' };

export const refillTextOf = (supply: SupplyLength): RefillText => REFILL_OF[supply];

/** By dosage text, upper and lower case alike and 5 before 10; alike ones stay as they were saved. DRUG-605. */
export const sortByDosage = <Drug extends { drugDosage: string }>(drugs: readonly Drug[]): Drug[] =>
  drugs.toSorted((a, b) => BY_DOSAGE.compare(a.drugDosage, b.drugDosage));

const BY_DOSAGE = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
