import type { NoCostReason } from '#contract/drug-cost.ts';
import { type ExplainedYear, explainYear } from '#domain/drug-cost/explain-year.ts';
import type { NoEstimate } from '#domain/drug-cost/year-estimate.ts';
import type { DrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import { type Asked, type PlanToPrice, whyNoDrug, whyNoYear, yearInput } from './plan-input.ts';
import { type DrugAtOnePlan, type DrugOfPlan, drugsOfPlan, placeOfPharmacy, priceDrugAt } from './price-plan.ts';

/** The walks that all figures of a plan come from, and so all their receipts. */
export type PlanYears = {
  drugs: readonly DrugAtOnePlan[];
  /** The same drugs before they were priced, in the same order. */
  ofPlan: readonly DrugOfPlan[];
  /** Without Extra Help, whatever was asked. */
  plain: ExplainedYear | null;
  /** With the Extra Help that was asked for; the same as the other when none was. */
  helped: ExplainedYear | null;
  rest: ExplainedYear | null;
  because: NoCostReason | null;
};

export function planYears(plan: PlanToPrice, known: DrugFacts['drugs'], asked: Asked): PlanYears {
  const ofPlan = drugsOfPlan(plan.facts, asked.drugs, known);
  const place = placeOfPharmacy(plan.pharmacy);
  const drugs = ofPlan.map((drug) => priceDrugAt(drug, place));
  const none = (because: NoCostReason): PlanYears => ({
    drugs,
    ofPlan,
    plain: null,
    helped: null,
    rest: null,
    because,
  });
  const input = yearInput(plan, drugs, asked);
  if ('because' in input) return none(input.because);

  const helped = explainYear(input);
  const plain = asked.help === 0 ? helped : explainYear({ ...input, help: 0 });
  const rest = asked.restFrom === null ? null : explainYear({ ...input, startMonth: asked.restFrom });
  for (const year of [helped, plain, rest]) {
    const because = year && whyNoYear('because' in year ? year : year.estimate, asked.planYear);
    if (because) return none(because);
  }
  return {
    drugs,
    ofPlan,
    plain: yearOrNull(plain),
    helped: yearOrNull(helped),
    rest: yearOrNull(rest),
    because: whyNoDrug(drugs),
  };
}

const yearOrNull = (year: ExplainedYear | NoEstimate | null) => (year === null || 'because' in year ? null : year);
