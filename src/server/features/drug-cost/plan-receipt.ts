import type { PlanReceipt, ReceiptPeriod } from '#contract/drug-receipt.ts';
import { type ExplainedYear, explainYear } from '#domain/drug-cost/estimate-year.ts';
import { partDParameters } from '#domain/drug-cost/part-d-parameters.ts';
import { type CostRequest, JANUARY, networkOf, type PlanToPrice, planYears } from '#domain/drug-cost/plan-years.ts';
import type { HelpCategory, YearInput } from '#domain/drug-cost/year-input.ts';
import type { DrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import type { DrugFiles } from '#server/catalogue/store/drug-files.ts';
import type { Pharmacy } from '#server/catalogue/store/pharmacies.ts';
import { drugReceipt, rowsOfPlan, toFills } from './drug-receipt.ts';

type Known = Pick<DrugFacts, 'drugs' | 'edition'> & {
  files: DrugFiles;
  pharmacyNumber: string | null;
  /** Null for a number that no list has. */
  pharmacy: Pharmacy | null;
};

/** How each figure of planDrugCost came about: both are told from the same walks. */
export function planReceipt(plan: PlanToPrice, known: Known, costRequest: CostRequest): PlanReceipt {
  const { facts } = plan;
  const { drugs, plainInput, helped, rest, because } = planYears(plan, known.drugs, costRequest);
  const { help, already, restFrom, planYear } = costRequest;
  const period = (year: ExplainedYear | null, fromMonth: number, category: HelpCategory): ReceiptPeriod | null =>
    year && { fromMonth, help: category, total: year.estimate.year, fills: toFills(year, already.counted) };
  const about = { planYear, help, isEnhanced: facts.benefitType === 'enhanced' };

  return {
    planId: facts.planId,
    planYear,
    deductible: facts.deductible,
    benefitType: facts.benefitType,
    threshold: partDParameters(planYear)?.threshold ?? null,
    alreadyCounted: already.counted,
    pharmacy: pharmacyOf(plan, known),
    // Of a plan whose costs Medicare asks not to show, or of which nothing is known, no drug tells anything either.
    drugs: facts.data === 'known' ? drugs.map((drug) => drugReceipt(drug, plan, known.files, about)) : [],
    fullYear: period(helped, JANUARY, help),
    withoutHelp: help === 0 || !plainInput ? null : period(explained(plainInput), JANUARY, 0),
    restOfYear: restFrom === null ? null : period(rest, restFrom, help),
    rows: rowsOfPlan(plan, known.files),
    because,
    madeUp: known.edition?.madeUp ?? false,
  };
}

function explained(input: YearInput): ExplainedYear | null {
  const year = explainYear(input);
  return 'because' in year ? null : year;
}

function pharmacyOf(plan: PlanToPrice, { pharmacy, pharmacyNumber }: Known): PlanReceipt['pharmacy'] {
  if (pharmacyNumber === null) return null;
  return { pharmacyNumber, pharmacyName: pharmacy?.name ?? null, network: networkOf(plan) };
}
