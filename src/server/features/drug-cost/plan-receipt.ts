import type { DrugReceipt, PlanReceipt, ReceiptPeriod } from '#contract/drug-receipt.ts';
import { type ExplainedYear, explainYear } from '#domain/drug-cost/explain-year.ts';
import { partDParameters } from '#domain/drug-cost/part-d-parameters.ts';
import type { HelpCategory, YearInput } from '#domain/drug-cost/year-input.ts';
import type { DrugFacts } from '#server/catalogue/store/drug-fact-types.ts';
import type { DrugFiles } from '#server/catalogue/store/drug-files.ts';
import type { Pharmacy } from '#server/catalogue/store/pharmacies.ts';
import { initialYear } from './initial-cost.ts';
import { networkOf } from './network-of.ts';
import { type CostRequest, JANUARY, type PlanToPrice } from './plan-input.ts';
import { planYears } from './plan-years.ts';
import type { DrugAtOnePlan } from './price-plan.ts';
import { receiptPrice } from './receipt-price.ts';
import { rowsOfDrug, rowsOfPlan } from './receipt-rows.ts';
import { toFills } from './receipt-steps.ts';

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

function drugReceipt(
  drug: DrugAtOnePlan,
  plan: PlanToPrice,
  files: DrugFiles,
  about: Parameters<typeof initialYear>[1],
): DrugReceipt {
  const { listing } = drug.facts;
  return {
    ndc: drug.wanted.ndc,
    tier: 'tier' in listing ? listing.tier : null,
    price: receiptPrice(drug),
    initialFill: initialFill(drug, about),
    rows: rowsOfDrug(drug, plan, files),
    because: drug.because,
  };
}

function initialFill({ priced }: DrugAtOnePlan, about: Parameters<typeof initialYear>[1]): DrugReceipt['initialFill'] {
  if ('unknown' in priced) return null;
  const year = explainYear(initialYear(priced, about));
  return 'because' in year ? null : (toFills(year, 0)[0] ?? null);
}

function pharmacyOf(plan: PlanToPrice, { pharmacy, pharmacyNumber }: Known): PlanReceipt['pharmacy'] {
  if (pharmacyNumber === null) return null;
  return { pharmacyNumber, pharmacyName: pharmacy?.name ?? null, network: networkOf(plan) };
}
