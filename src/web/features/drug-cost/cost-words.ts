import type { ProfileTexts } from '#content/en/profile-texts.ts';

type Words = ProfileTexts['drugCosts'];

/** The yearly limit as content has it; the cost engine never reads it. DRUG-404, DRUG-626. */
export const capText = ({ caps, capOfOtherYears }: Pick<Words, 'caps' | 'capOfOtherYears'>, planYear: number) =>
  caps[planYear] ?? capOfOtherYears;
