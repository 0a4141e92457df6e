import type { Texts } from '#content/en/texts.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { coverageRow } from '#domain/drugs/coverage-row.ts';
import { sortByDosage } from '#domain/drugs/saved-drug.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { notSoldWords, priceNotes } from '#web/parts/drug-cost/drug-basis.ts';
import { costOfDrug, limitWords, type TermWords, tierOfDrug, tierWords } from '#web/parts/drug-cost/drug-cover.ts';
import type { TotalWords } from '#web/parts/drug-cost/total-figures.ts';
import { type CompareRow, type CompareValue, rowOf } from './compare-rows.ts';

type Words = TotalWords & { terms: TermWords; planFacts: Texts['planFacts'] };

type Cell = {
  lines: CompareValue[] | null;
  compared: string | null;
  /** 1 for covered and 0 for not; null where that is not known. */
  worth: number | null;
};

/** A row for each saved drug: whether each plan covers it, on which tier, and what it asks before it pays. DRUG-001. */
export const savedDrugRows = (
  plans: readonly PlanDetails[],
  drugs: SavedDrugs['items'],
  costs: ReadonlyMap<string, DrugCosts>,
  words: Words,
): CompareRow[] =>
  sortByDosage(drugs).map((drug) => {
    const cells = plans.map((plan) => coverOf(plan, drug, costs.get(plan.planId), words));
    return rowOf({
      key: drug.drugId,
      label: drug.drugDosage,
      isDrug: true,
      values: cells.map(({ lines }) => lines),
      compared: cells.map(({ compared }) => compared),
      worth: { of: cells.map(({ worth }) => worth), wanted: 'highest', word: 'better' },
    });
  });

function coverOf(
  { drugCoverage }: PlanDetails,
  drug: SavedDrugs['items'][number],
  cells: DrugCosts | undefined,
  { drugCosts, totalCost, terms, planFacts, language, list: { pharmacy } }: Words,
): Cell {
  if (!drugCoverage)
    return { lines: [{ own: planFacts.noDrugCoverage }], compared: planFacts.noDrugCoverage, worth: 0 };
  if (!cells || cells.state === 'waiting') return { lines: [{ own: totalCost.working }], compared: null, worth: null };
  if (cells.state === 'failed') return { lines: null, compared: null, worth: null };

  const cost = costOfDrug(cells.cost, drug);
  // Where the pharmacy stands is told once, with what the drugs cost.
  const cover = coverageRow(cost?.coverage ?? 'unknown', null, cost?.isOffered);
  const own = cover === 'not-offered' ? notSoldWords(drug, pharmacy, drugCosts.drugYear) : drugCosts.coverage[cover];
  if (!cost || cover === 'not-available') return { lines: [{ own }], compared: null, worth: null };
  const basis = priceNotes(cost, drugCosts.drugYear).map((note) => ({ own: note, isNote: true }));
  if (cover === 'not-covered') return { lines: [{ own }, ...basis], compared: own, worth: 0 };
  const more = [tierWords(tierOfDrug(cells.cost, drug), terms), ...limitWords(drug, cost, terms, language)];
  return {
    lines: [{ own }, ...more.map((line) => ({ own: line, isNote: true })), ...basis],
    compared: [own, ...more].join('\n'),
    worth: cover === 'covered' ? 1 : 0,
  };
}
