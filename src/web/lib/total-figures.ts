import type { ProfileTexts } from '#content/en/profile-texts.ts';
import type { totalCost as words } from '#content/en/total-cost.ts';
import { formatCents } from '#content/format/money.ts';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { needsPharmacyMessage } from '#domain/drugs/coverage-row.ts';
import type { Language } from '#domain/language/language.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import { type MissingPart, totalCost } from '#domain/plan-search/total-cost.ts';
import { type DrugCosts, yearOfDrugs } from './drug-costs.ts';
import type { DrugList } from './drug-list.ts';
import type { Asked } from './receipt.tsx';

export type TotalWords = {
  totalCost: typeof words;
  drugCosts: ProfileTexts['drugCosts'];
  /** A shopper who chose no pharmacy is told so once, above all plans. */
  hasPharmacy: boolean;
  language: Language;
};

/** What a year costs at a plan, in words; null where there is no figure. */
export type TotalFigures = {
  isWaiting: boolean;
  total: string | null;
  drugs: string | null;
  month: string | null;
  /** Why there is no total. */
  missing: readonly string[];
  /** What the figure for drugs rests on. */
  basis: readonly string[];
  /** The figures for drugs as their receipts are asked for. */
  asked: { year: Asked; month: Asked } | null;
  /** Where the call failed. */
  tryAgain: (() => void) | null;
};

/** What a total is made of, and at which pharmacy. */
export const aboutTotals = (
  { pharmacy }: Pick<DrugList, 'pharmacy'>,
  { about, noPharmacy, pharmacy: at }: TotalWords['totalCost'],
) => `${about} ${pharmacy ? at(pharmacy.pharmacyName) : noPharmacy}`;

type Plan = Pick<PlanSummary, 'monthlyPremium' | 'drugCoverage'>;

/** The cents that a list is put in order by. */
export const totalOf = (plan: Plan, told: DrugCosts | undefined): AnnualCents | null =>
  totalCost(plan, told?.state === 'known' ? yearOfDrugs(told.cost) : null).total;

/** The same figures and words on the list, the details and the comparison. PLAN-001, DRUG-406, DRUG-625. */
export function totalFigures(plan: Plan, told: DrugCosts | undefined, words: TotalWords): TotalFigures {
  const cost = told?.state === 'known' && plan.drugCoverage ? told.cost : null;
  const { total, drugs, missing } = totalCost(plan, cost && yearOfDrugs(cost));
  const money = (cents: number | null) => (cents === null ? null : formatCents(cents, words.language));
  const month = drugs === null ? null : averageMonth(drugs);
  const isWaiting = plan.drugCoverage && (told?.state ?? 'waiting') === 'waiting';
  return {
    isWaiting,
    total: money(total),
    drugs: money(drugs),
    month: money(month),
    missing: isWaiting ? [] : missing.map((part) => whyMissing(part, cost, words)),
    basis: cost ? basisOf(cost, words) : [],
    asked:
      drugs !== null && month !== null
        ? { year: { about: 'year', cents: drugs }, month: { about: 'average', cents: month } }
        : null,
    tryAgain: told?.state === 'failed' ? told.tryAgain : null,
  };
}

function whyMissing(part: MissingPart, cost: PlanDrugCost | null, { totalCost: own, drugCosts }: TotalWords): string {
  if (part === 'premium-unknown') return own.premiumUnknown;
  if (part === 'no-drug-cover') return own.noDrugCover;
  if (!cost) return drugCosts.failed;
  return cost.because ? drugCosts.because[cost.because] : drugCosts.coverage['not-available'];
}

function basisOf(cost: PlanDrugCost, { totalCost: own, drugCosts, hasPharmacy }: TotalWords): string[] {
  const covered = coveredOf(cost);
  const year = referenceYearOf(cost);
  const isKnown = cost.annualDrugCost !== null;
  return [
    ...(covered === null ? [] : [drugCosts.coveredOf(covered, cost.drugs.length)]),
    ...(cost.lisAnnualDrugCost === null ? [] : [own.withExtraHelp]),
    ...(isKnown && year !== null ? [drugCosts.estimated(year)] : []),
    ...(needsPharmacyMessage(cost) ? [drugCosts.coverage['pharmacy-message']] : []),
    ...(isKnown && hasPharmacy && cost.inNetwork === null ? [drugCosts.standardPharmacy] : []),
  ];
}

/** Null when a drug's cover is not known: leaving it out of the count would call it not covered. */
export const coveredOf = ({ drugs }: Pick<PlanDrugCost, 'drugs'>): number | null =>
  drugs.some(({ coverage }) => coverage === 'unknown')
    ? null
    : drugs.filter(({ coverage }) => coverage === 'covered').length;

/** The year of the average prices, where one of the figures rests on them. */
export const referenceYearOf = ({ drugs }: Pick<PlanDrugCost, 'drugs'>): number | null =>
  drugs.find(({ priceBasis }) => priceBasis === 'reference')?.referenceYear ?? null;
