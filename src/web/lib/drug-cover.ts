import type { drugPricing } from '#content/en/drug-pricing.ts';
import { formatQuantity } from '#content/format/quantity.ts';
import type { DrugCost, PlanDrugCost } from '#contract/drug-cost.ts';
import type { Drug } from '#contract/drugs.ts';
import type { Language } from '#domain/language/language.ts';

export type TermWords = typeof drugPricing;

/** What a plan's answer tells of a saved drug. */
export const costOfDrug = ({ drugs }: PlanDrugCost, { nationalDrugCode }: Drug): DrugCost | undefined =>
  drugs.find(({ ndc }) => ndc === nationalDrugCode);

/** Tier 0 has no label. DRUG-624. */
export const tierWords = (tier: number | null, { tierOf, noTier }: TermWords): string =>
  tier === null || tier === 0 ? noTier : tierOf(tier);

/** What the plan asks before it pays. */
export function limitWords(cost: DrugCost, words: TermWords, language: Language): string[] {
  const { restrictions, isOffered, coverage } = cost;
  const limit = restrictions?.quantityLimit;
  return [
    restrictions?.priorAuthorization && words.priorAuthorization,
    restrictions?.stepTherapy && words.stepTherapy,
    limit && words.quantityLimit(formatQuantity(limit.amount, language), limit.days),
    coverage === 'covered' && isOffered === false && words.notOffered,
  ].filter((line) => typeof line === 'string');
}
