import type { ProfileTexts } from '#content/en/profile-texts.ts';
import { formatCents } from '#content/format/money.ts';
import type { BenefitItem, PlanCard } from '#contract/plan-card.ts';
import type { Language } from '#domain/language/language.ts';
import type { SourceNames } from '#web/data/source-names.ts';
import type { BenefitLabels } from '#web/parts/plans/benefit-labels.ts';
import { costWords, type SourceWords } from '#web/parts/plans/cost-words.ts';
import { ours, type SaidText } from '#web/ui/said.tsx';
import { cardLabel } from './card-label.ts';

type CardRow = { label: string; value: string };

/** What else the data holds of a plan's prices. What it does not hold makes no line. */
export function priceRows(facts: PlanCard, { planCard }: ProfileTexts, language: Language): CardRow[] {
  const figures: [label: string, cents: number | null][] = [
    [planCard.medicalPremium, facts.planType === 'PDP' ? null : facts.medicalPremium],
    [planCard.drugPremium, facts.drugCoverage ? facts.drugPremium : null],
    [planCard.partBReduction, facts.partBPremiumReduction],
    [planCard.medicalDeductible, facts.planType === 'PDP' ? null : facts.medicalDeductible],
    [planCard.combinedOutOfPocketMaximum, facts.combinedOutOfPocketMaximum],
  ];
  return figures.flatMap(([label, cents]) => (cents === null ? [] : [{ label, value: formatCents(cents, language) }]));
}

/** A benefit in two texts: what it is, and what the shopper pays for it. PLAN-026. */
export type BenefitSummary = { key: string; benefitName: SaidText; youPay: SaidText[] };

type Words = {
  noCoverage: string;
  notAvailable: string;
  sourceWords: SourceWords;
  names: SourceNames;
  language: Language;
};

/** In the order of the source, without those that cards hide. PLAN-025. */
export const summariesOf = (benefits: readonly BenefitItem[], labels: BenefitLabels, words: Words): BenefitSummary[] =>
  benefits
    .filter(({ hideShopperProfile }) => !hideShopperProfile)
    .map((benefit) => ({
      key: `${benefit.benefitId} ${benefit.benefitName}`,
      benefitName: cardLabel(benefit, labels, words.names),
      youPay: youPayOf(benefit, words),
    }));

/** 'No Coverage' is said only of what is known not to be covered. ERR-420. */
function youPayOf({ coverage, value }: BenefitItem, words: Words): SaidText[] {
  if (coverage === 'not-covered') return [ours(words.noCoverage)];
  return value === null ? [ours(words.notAvailable)] : costWords(value, words.sourceWords, words.language);
}
