import type { Texts } from '#content/en/texts.ts';
import { formatCents } from '#content/format/money.ts';
import type { PlanSummary } from '#contract/plan.ts';
import type { Language } from '#domain/language/language.ts';
import { snpEligibility } from '#domain/plans/snp-eligibility.ts';

type Words = Texts['planFacts'];

/** A figure that the data does not hold is null: it is never shown as a number. */
export type Figure = { label: string; value: string | null };

export function kindOfPlan(plan: PlanSummary, { kind }: Words): string {
  if (plan.planType === 'PDP') return kind.drugPlan;
  if (plan.planType === 'SNP') return kind.specialNeeds(plan.planProductType);
  return plan.drugCoverage ? kind.withDrugs(plan.planProductType) : kind.withoutDrugs(plan.planProductType);
}

/** The figures people compare first. A drug plan has no out-of-pocket maximum for care, so it has two. */
export function figuresOf(plan: PlanSummary, words: Words, language: Language): Figure[] {
  const money = (cents: number | null) => (cents === null ? null : formatCents(cents, language));
  const deductible = plan.drugCoverage ? money(plan.partDDeductible) : words.noDrugCoverage;
  return [
    { label: words.monthlyPremium, value: money(plan.monthlyPremium) },
    { label: words.drugDeductible, value: deductible },
    ...(plan.planType === 'PDP' ? [] : [{ label: words.outOfPocketMaximum, value: money(plan.outOfPocketMaximum) }]),
  ];
}

/** What a person must know before they like a plan. */
export function conditionsOf(plan: PlanSummary, words: Words): string[] {
  const eligibility = snpEligibility(plan.snpType);
  return [
    ...(eligibility ? [words.eligibility[eligibility]] : []),
    ...(plan.isHighDeductible ? [words.highDeductible] : []),
  ];
}
