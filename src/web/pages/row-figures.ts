import type { BrowseTexts } from '#content/en/browse-texts.ts';
import type { Texts } from '#content/en/texts.ts';
import { formatCents } from '#content/format/money.ts';
import type { PlanSummary } from '#contract/plan.ts';
import type { Language } from '#domain/language/language.ts';
import { yearlyPremium } from '#domain/plan-search/plan-order.ts';
import { type Figure, figuresOf } from '#web/parts/plans/plan-words.ts';

type Words = { planFacts: Texts['planFacts']; browse: BrowseTexts['browse'] };

export type RowFigures = { headline: Figure; facts: Figure[] };

/** What leads a row while no drugs are saved: what the plan takes each month, and beside it what that is in a year. */
export function rowFigures(plan: PlanSummary, { planFacts, browse }: Words, language: Language): RowFigures {
  const year = yearlyPremium(plan);
  const [premium, ...facts] = figuresOf(plan, planFacts, language);
  return {
    headline: premium ?? { label: planFacts.monthlyPremium, value: null },
    facts: [
      { label: browse.yearlyPremium, value: year === null ? null : formatCents(year, language) },
      ...facts.filter(({ label }) => plan.drugCoverage || label !== planFacts.drugDeductible),
    ],
  };
}
