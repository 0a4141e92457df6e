import type { DrugCostTexts } from '#content/en/drug-cost-texts.ts';

type Words = DrugCostTexts['drugCosts'];

/** The yearly limit as content has it; the cost engine never reads it. DRUG-404, DRUG-626. */
export const capText = ({ caps, capOfOtherYears }: Pick<Words, 'caps' | 'capOfOtherYears'>, planYear: number) =>
  caps[planYear] ?? capOfOtherYears;
