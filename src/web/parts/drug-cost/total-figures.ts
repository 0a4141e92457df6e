import type { DrugCostTexts } from '#content/en/drug-cost-texts.ts';
import type { totalCost as words } from '#content/en/drug-cost-total.ts';
import { formatCents } from '#content/format/money.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { countCovered, needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import type { Language } from '#domain/language/language.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import { type MissingPart, totalCost } from '#domain/plan-search/total-cost.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { averageNotes, notSoldDrugs, notSoldWords } from './drug-basis.ts';
import { type YearLine, yearLines } from './drug-year.ts';
import type { ReceiptSubject } from './receipt.tsx';

export type TotalWords = {
  totalCost: typeof words;
  drugCosts: DrugCostTexts['drugCosts'];
  /** A shopper who chose no pharmacy is told so once, above all plans. */
  list: Pick<SavedDrugs, 'items' | 'pharmacy'>;
  language: Language;
};

/** What a year costs at a plan, in words; null where there is no figure. */
export type TotalFigures = {
  isWaiting: boolean;
  total: string | null;
  /** What covered drugs cost. */
  drugs: YearLine | null;
  /** Apart from it: what is not covered, and the figure without Extra Help. */
  apart: readonly YearLine[];
  month: string | null;
  /** Why there is no total. */
  missing: readonly string[];
  /** What the figure for drugs rests on. */
  basis: readonly string[];
  monthSubject: ReceiptSubject | null;
  /** Where the call failed. */
  tryAgain: (() => void) | null;
};

/** What a total is made of, and at which pharmacy. */
export const aboutTotals = (
  { pharmacy }: Pick<SavedDrugs, 'pharmacy'>,
  { about, noPharmacy, pharmacy: at }: TotalWords['totalCost'],
) => `${about} ${pharmacy ? at(pharmacy.pharmacyName) : noPharmacy}`;

type Plan = Pick<PlanSummary, 'monthlyPremium' | 'drugCoverage'>;

/** The cents that a list is put in order by. */
export const totalOf = (plan: Plan, known: DrugCosts | undefined): AnnualCents | null =>
  totalCost(plan, known?.state === 'known' ? known.cost.parts : null).total;

/** The same figures and words on the list, the details and the comparison. PLAN-001, DRUG-406, DRUG-625. */
export function totalFigures(plan: Plan, known: DrugCosts | undefined, words: TotalWords): TotalFigures {
  const cost = known?.state === 'known' && plan.drugCoverage ? known.cost : null;
  const { total, drugs, missing } = totalCost(plan, cost?.parts ?? null);
  const money = (cents: number | null) => (cents === null ? null : formatCents(cents, words.language));
  const month = drugs === null ? null : averageMonth(drugs);
  const isWaiting = plan.drugCoverage && (known?.state ?? 'waiting') === 'waiting';
  const { drugYear } = words.drugCosts;
  const lines = cost && yearLines(cost, { drugYear, drugs: words.list.items, language: words.language });
  return {
    isWaiting,
    total: money(total),
    drugs: lines?.lead ?? null,
    apart: lines ? [...lines.apart, ...(lines.withoutHelp ? [lines.withoutHelp] : [])] : [],
    month: money(month),
    missing: isWaiting ? [] : missing.map((part) => whyMissing(part, cost, words)),
    basis: cost ? basisOf(cost, words) : [],
    monthSubject: month === null ? null : { about: 'average', cents: month },
    tryAgain: known?.state === 'failed' ? known.tryAgain : null,
  };
}

function whyMissing(part: MissingPart, cost: PlanDrugCost | null, { totalCost: own, drugCosts }: TotalWords): string {
  if (part === 'premium-unknown') return own.premiumUnknown;
  if (part === 'no-drug-cover') return own.noDrugCover;
  if (part === 'not-covered-unknown') return own.notCoveredUnknown;
  if (!cost) return drugCosts.failed;
  return cost.because ? drugCosts.because[cost.because] : drugCosts.coverage['not-available'];
}

function basisOf(cost: PlanDrugCost, { totalCost: own, drugCosts, list: { items, pharmacy } }: TotalWords): string[] {
  const { drugYear, coverage, standardPharmacy } = drugCosts;
  const covered = countCovered(cost.drugs);
  const isKnown = cost.parts !== null;
  return [
    ...(covered === null ? [] : [drugYear.coveredOf(covered, cost.drugs.length)]),
    ...notSoldDrugs(cost, items).map(({ drug }) =>
      drugYear.ofDrug(drug.drugDosage, notSoldWords(drug, pharmacy, drugYear)),
    ),
    ...(cost.partsWithoutHelp === null ? [] : [own.withExtraHelp]),
    ...(isKnown ? averageNotes(cost, drugYear) : []),
    ...(needsPharmacyMessage(cost) ? [coverage['pharmacy-message']] : []),
    ...(isKnown && pharmacy && cost.inNetwork === null ? [standardPharmacy] : []),
  ];
}
