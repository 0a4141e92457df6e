import type { ProfileTexts } from '#content/en/profile-texts.ts';
import { formatCents } from '#content/format/money.ts';
import type { PlanCard } from '#contract/plan-card.ts';
import type { Language } from '#domain/language/language.ts';

type CardRow = { label: string; value: string };

/** The label of a benefit; null for one that content does not name: the source's own words stand in. */
export const labelOf = (benefitId: string, labels: Readonly<Record<string, string>>): string | null =>
  Object.hasOwn(labels, benefitId) ? (labels[benefitId] ?? null) : null;

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
