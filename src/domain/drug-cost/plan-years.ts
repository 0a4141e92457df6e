import type { AnnualCents } from '#domain/money/cents.ts';
import type { CatalogueDrug, PharmacyAtPlan, PharmacyPlace, PlanDrugs, RequestedDrug } from './drug-facts.ts';
import { estimateYear } from './estimate-year.ts';
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

const JANUARY = 1;

/** The years that the figures of a plan come from. Who shows how they came about walks the same ones with their steps. */
export type PlanYears = {
  drugs: readonly DrugAtOnePlan[];
  /** The same drugs before they were priced, in the same order. */
  ofPlan: readonly DrugOfPlan[];
  /** Without Extra Help, whatever was requested. */
  plain: WalkedYear | null;
  /** With the Extra Help that was requested; the same as the other when none was. */
  helped: WalkedYear | null;
  rest: WalkedYear | null;
  because: NoCostReason | null;
};

export type WalkedYear = { input: YearInput; estimate: YearEstimate };

const NO_YEARS = { plain: null, helped: null, rest: null };

export function planYears(plan: PlanToPrice, known: readonly CatalogueDrug[], costRequest: CostRequest): PlanYears {
  const ofPlan = drugsOfPlan(plan.facts, costRequest.drugs, known);
  const place = placeOfPharmacy(plan.pharmacy);
  const drugs = ofPlan.map((drug) => priceDrugAt(drug, place));
  const input = yearInput(plan, drugs, costRequest);
  const none = (because: NoCostReason) => ({ drugs, ofPlan, ...NO_YEARS, because });
  if ('because' in input) return none(input.because);

  const { help, restFrom, planYear } = costRequest;
  const helped = walked(input, planYear);
  const plain = help === 0 ? helped : walked({ ...input, help: 0 }, planYear);
  const rest = restFrom === null ? null : walked({ ...input, startMonth: restFrom }, planYear);
  if ('because' in helped) return none(helped.because);
  if ('because' in plain) return none(plain.because);
  if (rest && 'because' in rest) return none(rest.because);
  return { drugs, ofPlan, plain, helped, rest, because: whyNoDrug(drugs) };
}

function walked(input: YearInput, planYear: number): WalkedYear | { because: NoCostReason } {
  const estimate = estimateYear(input);
  if ('because' in estimate) return estimate;
  const because = whyNoYear(estimate, planYear);
  return because ? { because } : { input, estimate };
}

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
