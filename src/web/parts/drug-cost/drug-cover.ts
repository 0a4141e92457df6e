import type { drugPricing } from '#content/en/drug-cost-pricing.ts';
import { formatQuantity } from '#content/format/quantity.ts';
import type { DrugCost, PlanDrugCost, QuantityLimit } from '#contract/drug-cost.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { itemsInLimit } from '#domain/drug-cost/quantity-limit.ts';
import type { Language } from '#domain/language/language.ts';

export type TermWords = typeof drugPricing;

/** What a plan's answer tells of a saved drug. */
export const costOfDrug = ({ drugs }: PlanDrugCost, { nationalDrugCode }: Drug): DrugCost | undefined =>
  drugs.find(({ ndc }) => ndc === nationalDrugCode);

export const tierOfDrug = ({ drugTier }: PlanDrugCost, { nationalDrugCode }: Drug): number | null =>
  drugTier[nationalDrugCode] ?? null;

/** Tier 0 has no label. DRUG-624. */
export const tierWords = (tier: number | null, { tierOf, noTier }: TermWords): string =>
  tier === null || tier === 0 ? noTier : tierOf(tier);

type CountedDrug = Pick<Drug, 'drugItem' | 'drugPackageSize'>;

/** What the plan asks before it pays. */
export function limitWords(drug: CountedDrug, cost: DrugCost, words: TermWords, language: Language): string[] {
  const { restrictions, isOffered, coverage } = cost;
  const limit = restrictions?.quantityLimit;
  return [
    restrictions?.priorAuthorization && words.priorAuthorization,
    restrictions?.stepTherapy && words.stepTherapy,
    limit && words.quantityLimit(amountWords(limit, drug, words, language), limit.days),
    limit?.isOverLimit && words.overLimit,
    coverage === 'covered' && isOffered === false && words.notOffered,
  ].filter((line) => typeof line === 'string');
}

/** As the plan counts, and as the shopper does: '3 mL (1 pen)'. A number whose unit is not known stays bare. */
function amountWords(
  { amount, unit }: QuantityLimit,
  { drugItem, drugPackageSize }: CountedDrug,
  words: TermWords,
  language: Language,
): string {
  const number = formatQuantity(amount, language);
  if (unit === null) return number;
  const inUnits = words.amounts[unit](number);
  const items = drugPackageSize === null ? null : itemsInLimit(amount, drugPackageSize);
  if (drugItem === null || drugItem === 'unit' || items === null) return inUnits;
  return words.inItems(inUnits, formatQuantity(items, language), drugItem);
}
