import type { ProfileTexts } from '#content/en/profile-texts.ts';
import { formatCents } from '#content/format/money.ts';
import type { BenefitItem, PlanCard } from '#contract/plan-card.ts';
import type { Language } from '#domain/language/language.ts';
import type { BenefitLabels } from '#web/features/saved-plans/benefit-labels.ts';

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

/** A text in the words of the source is to be read aloud as English. */
export type Said = { text: string; isSource: boolean };

/** What content calls a benefit; one that it does not name has the source's own words. */
export function nameOf({ benefitId, benefitName }: Named, labels: BenefitLabels): Said {
  const label = Object.hasOwn(labels, benefitId) ? labels[benefitId] : undefined;
  return label === undefined ? { text: benefitName, isSource: true } : { text: label, isSource: false };
}
type Named = Pick<BenefitItem, 'benefitId' | 'benefitName'>;

/** A benefit in two texts: what it is, and what the shopper pays for it. PLAN-026. */
export type BenefitSummary = { key: string; benefitName: Said; youPay: Said };

type Words = { noCoverage: string; notAvailable: string };

/** In the order of the source, without those that cards hide. PLAN-025. */
export const summariesOf = (benefits: readonly BenefitItem[], labels: BenefitLabels, words: Words): BenefitSummary[] =>
  benefits
    .filter(({ hideShopperProfile }) => !hideShopperProfile)
    .map((benefit) => ({
      key: `${benefit.benefitId} ${benefit.benefitName}`,
      benefitName: nameOf(benefit, labels),
      youPay: youPayOf(benefit, words),
    }));

/** 'No Coverage' is said only of what is known not to be covered. ERR-420. */
function youPayOf({ coverage, value }: BenefitItem, { noCoverage, notAvailable }: Words): Said {
  if (coverage === 'not-covered') return { text: noCoverage, isSource: false };
  return value === null ? { text: notAvailable, isSource: false } : { text: value, isSource: true };
}
