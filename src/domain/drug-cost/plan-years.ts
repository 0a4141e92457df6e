import type { AnnualCents } from '#domain/money/cents.ts';
import type { CatalogueDrug, PharmacyAtPlan, PharmacyPlace, PlanDrugs, RequestedDrug } from './drug-facts.ts';
import { type ExplainedYear, estimateYear, explainYear } from './estimate-year.ts';
import { partDParameters } from './part-d-parameters.ts';
import { type DrugAtOnePlan, type DrugOfPlan, drugsOfPlan, placeOfPharmacy, priceDrugAt } from './price-plan.ts';
import type { NoCostReason, NoEstimate, YearEstimate } from './year-estimate.ts';
import type { HelpCategory, YearInput } from './year-input.ts';

export type CostRequest = {
  planYear: number;
  drugs: readonly RequestedDrug[];
  help: HelpCategory;
  already: YearInput['already'];
  /** The first month that cover could begin in, in the year that runs; null when there is none. */
  restFrom: number | null;
};

/** Of one plan: what its files say, whether it covers drugs at all, and the pharmacy that was requested. */
export type PlanToPrice = {
  facts: PlanDrugs;
  hasDrugCover: boolean | null;
  /** Null when none was. */
  pharmacy: PharmacyAtPlan | null;
};

export const JANUARY = 1;

/** The walks that all figures of a plan come from, and so all their receipts. */
export type PlanYears = {
  drugs: readonly DrugAtOnePlan[];
  /** The same drugs before they were priced, in the same order. */
  ofPlan: readonly DrugOfPlan[];
  /** Without Extra Help, whatever was requested; its receipt is made by who shows it. */
  plain: YearEstimate | null;
  plainInput: YearInput | null;
  /** With the Extra Help that was requested; the same as the other when none was. */
  helped: ExplainedYear | null;
  rest: ExplainedYear | null;
  because: NoCostReason | null;
};

const NO_YEARS = { plain: null, plainInput: null, helped: null, rest: null };

export function planYears(plan: PlanToPrice, known: readonly CatalogueDrug[], costRequest: CostRequest): PlanYears {
  const ofPlan = drugsOfPlan(plan.facts, costRequest.drugs, known);
  const place = placeOfPharmacy(plan.pharmacy);
  const drugs = ofPlan.map((drug) => priceDrugAt(drug, place));
  const input = yearInput(plan, drugs, costRequest);
  if ('because' in input) return { drugs, ofPlan, ...NO_YEARS, because: input.because };

  const plainInput: YearInput = { ...input, help: 0 };
  const helped = explainYear(input);
  const plain = costRequest.help === 0 ? estimateOf(helped) : estimateYear(plainInput);
  const rest = costRequest.restFrom === null ? null : explainYear({ ...input, startMonth: costRequest.restFrom });
  for (const estimate of [estimateOf(helped), plain, rest && estimateOf(rest)]) {
    const because = estimate && whyNoYear(estimate, costRequest.planYear);
    if (because) return { drugs, ofPlan, ...NO_YEARS, because };
  }
  return {
    drugs,
    ofPlan,
    plain: yearOf(plain),
    plainInput,
    helped: yearOf(helped),
    rest: rest && yearOf(rest),
    because: whyNoDrug(drugs),
  };
}

const estimateOf = (year: ExplainedYear | NoEstimate) => ('because' in year ? year : year.estimate);

const yearOf = <Year extends object>(year: Year | NoEstimate): Year | null => ('because' in year ? null : year);

/** What the engine takes; or why a plan has no figure, whatever its drugs cost. */
export function yearInput(
  { facts, hasDrugCover }: Pick<PlanToPrice, 'facts' | 'hasDrugCover'>,
  drugs: readonly Pick<DrugAtOnePlan, 'priced'>[],
  { planYear, help, already }: Pick<CostRequest, 'planYear' | 'help' | 'already'>,
): YearInput | { because: NoCostReason } {
  const { data, deductible, benefitType } = facts;
  if (hasDrugCover === false) return { because: 'no-drug-cover' };
  if (data === 'suppressed') return { because: 'suppressed' };
  if (data === 'no-data') return { because: 'no-drug-data' };
  if (deductible === null) return { because: 'deductible-unknown' };
  return {
    planYear,
    help,
    already,
    plan: { deductible, isEnhanced: benefitType === 'enhanced' },
    startMonth: JANUARY,
    drugs: drugs.map(({ priced }) => priced),
  };
}

/** Also of a year that can not be: no figure is better than one that would end all trust. */
export function whyNoYear(estimate: YearEstimate | NoEstimate, planYear: number): NoCostReason | null {
  if ('because' in estimate) return estimate.because;
  return isWithinLimit(planYear, estimate.covered ?? 0) ? null : 'fault';
}

/** The first drug without a figure tells why the year has none. */
export const whyNoDrug = (drugs: readonly Pick<DrugAtOnePlan, 'because'>[]): NoCostReason | null =>
  drugs.map(({ because }) => because).find((reason) => reason !== null) ?? null;

/** Where the pharmacy stands with a plan. A plan of which no file tells anything has no network that we know. */
export const networkOf = ({ facts, pharmacy }: Pick<PlanToPrice, 'facts' | 'pharmacy'>): PharmacyPlace['network'] =>
  facts.data === 'no-data' ? 'unknown' : (pharmacy?.place.network ?? 'unknown');

/**
 * Whether a year of covered drugs can cost so much. From 2024 on nothing is asked after the yearly limit, so that a
 * dearer year is a fault of whoever counted it.
 */
export function isWithinLimit(planYear: number, covered: AnnualCents): boolean {
  const parameters = partDParameters(planYear);
  return parameters === null || parameters.catastrophic !== null || covered <= parameters.threshold;
}
