import type { BrowseTexts } from '#content/en/browse-texts.ts';
import type { Texts } from '#content/en/texts.ts';
import { formatDollars } from '#content/format/money.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { countCovered } from '#domain/drugs/coverage-row.ts';
import type { Language } from '#domain/language/language.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import { type TotalFigures, totalOf } from '#web/parts/drug-cost/total-figures.ts';
import { figuresOf } from '#web/parts/plans/plan-words.ts';
import type { RowFigures } from './row-figures.ts';

type TotalWords = {
  figures: TotalFigures;
  totalCost: BrowseTexts['totalCost'];
  planFacts: Texts['planFacts'];
  language: Language;
};

/** With saved drugs the whole year leads, and how many of them are covered comes first of what decides. */
export function totalRowFigures(
  plan: PlanSummary,
  known: DrugCosts | undefined,
  { figures, totalCost, planFacts, language }: TotalWords,
): RowFigures {
  const total = totalOf(plan, known);
  const drugs = known?.state === 'known' ? known.cost.drugs : [];
  const covered = drugs.length > 0 ? countCovered(drugs) : null;
  const ofDrugs = figures.isWaiting
    ? totalCost.working
    : covered === null
      ? null
      : totalCost.ofDrugs(covered, drugs.length);
  return {
    headline: {
      label: totalCost.label,
      value: figures.isWaiting ? totalCost.working : total === null ? null : formatDollars(total, language),
    },
    facts: [
      ...(plan.drugCoverage ? [{ label: totalCost.drugsCovered, value: ofDrugs }] : []),
      // The premium is a part of the total, and stands among its parts.
      ...figuresOf(plan, planFacts, language)
        .slice(1)
        .filter(({ label }) => plan.drugCoverage || label !== planFacts.drugDeductible),
    ],
  };
}
