import type { NoCostReason } from '#contract/drug-cost.ts';
import { estimateYear } from '#domain/drug-cost/estimate-year.ts';
import { type ExplainedYear, explainYear } from '#domain/drug-cost/explain-year.ts';
import type { NoEstimate, YearEstimate } from '#domain/drug-cost/year-estimate.ts';
import type { YearInput } from '#domain/drug-cost/year-input.ts';
import type { DrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import { type CostRequest, type PlanToPrice, whyNoDrug, whyNoYear, yearInput } from './plan-input.ts';
import { type DrugAtOnePlan, type DrugOfPlan, drugsOfPlan, placeOfPharmacy, priceDrugAt } from './price-plan.ts';

/** The walks that all figures of a plan come from, and so all their receipts. */
export type PlanYears = {
  drugs: readonly DrugAtOnePlan[];
  /** The same drugs before they were priced, in the same order. */
  ofPlan: readonly DrugOfPlan[];
  /** Without Extra Help, whatever was asked; its receipt is made by who shows it. */
  plain: YearEstimate | null;
  plainInput: YearInput | null;
  /** With the Extra Help that was asked for; the same as the other when none was. */
  helped: ExplainedYear | null;
  rest: ExplainedYear | null;
  because: NoCostReason | null;
};

const NO_YEARS = { plain: null, plainInput: null, helped: null, rest: null };

export function planYears(plan: PlanToPrice, known: DrugFacts['drugs'], costRequest: CostRequest): PlanYears {
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
