import type { ProfileTexts } from '#content/en/profile-texts.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';

type Words = ProfileTexts['drugCosts'];

/** The yearly limit as content has it; the cost engine never reads it. DRUG-404, DRUG-626. */
export const capText = ({ caps, capOfOtherYears }: Pick<Words, 'caps' | 'capOfOtherYears'>, planYear: number) =>
  caps[planYear] ?? capOfOtherYears;

/** The year of the average prices, where one of the figures rests on them. */
export const referenceYearOf = ({ drugs }: Pick<PlanDrugCost, 'drugs'>): number | null =>
  drugs.find(({ priceBasis }) => priceBasis === 'reference')?.referenceYear ?? null;
