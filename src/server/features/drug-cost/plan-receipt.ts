import type { PlanReceipt, ReceiptPeriod } from '#contract/drug-receipt.ts';
import { type ExplainedYear, explainYear } from '#domain/drug-cost/estimate-year.ts';
import { partDParameters } from '#domain/drug-cost/part-d-parameters.ts';
import { periodMonths } from '#domain/drug-cost/period-cost.ts';
import {
  type CostRequest,
  networkOf,
  type PlanToPrice,
  planYears,
  type WalkedYear,
} from '#domain/drug-cost/plan-years.ts';
import type { YearInput } from '#domain/drug-cost/year-input.ts';
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

/** How each figure of planDrugCost came about, from the same years. */
export function planReceipt(plan: PlanToPrice, known: Known, costRequest: CostRequest): PlanReceipt {
  const { facts } = plan;
  const { drugs, plain, helped, rest, because } = planYears(plan, known.drugs, costRequest);
  const { help, already, planYear } = costRequest;
  const fullYear = explained(helped);
  const withoutHelp = help === 0 ? null : explained(plain);
  const restOfYear = explained(rest);
  const fills = fullYear?.fills ?? [];
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
    drugs: facts.data === 'known' ? drugs.map((drug) => drugReceipt(drug, plan, known.files, { ...about, fills })) : [],
    fullYear: fullYear && toPeriod(fullYear),
    withoutHelp: withoutHelp && toPeriod(withoutHelp),
    restOfYear: restOfYear && toPeriod(restOfYear),
    months: { fullYear: fullYear && toMonths(fullYear), restOfYear: restOfYear && toMonths(restOfYear) },
    rows: rowsOfPlan(plan, known.files),
    because,
    madeUp: known.edition?.madeUp ?? false,
  };
}

type Told = ExplainedYear & { input: YearInput };

/** The same year with the steps of its fills, which the estimate had no use for. */
function explained(walked: WalkedYear | null): Told | null {
  if (!walked) return null;
  const year = explainYear(walked.input);
  return 'because' in year ? null : { ...year, input: walked.input };
}

const toPeriod = ({ input, ...year }: Told): ReceiptPeriod => ({
  fromMonth: input.startMonth,
  help: input.help,
  total: year.estimate.year,
  fills: toFills(year, input.already.counted),
});

const toMonths = ({ input, ...year }: Told) => periodMonths(year, input);

function pharmacyOf(plan: PlanToPrice, { pharmacy, pharmacyNumber }: Known): PlanReceipt['pharmacy'] {
  if (pharmacyNumber === null) return null;
  return { pharmacyNumber, pharmacyName: pharmacy?.name ?? null, network: networkOf(plan) };
}
