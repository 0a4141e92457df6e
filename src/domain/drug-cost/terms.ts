import type { AnnualCents, Cents } from '#domain/money/cents.ts';
import { monthsOf } from './insulin-share.ts';
import type { PartDParameters } from './part-d-parameters.ts';
import { type CountedDrug, type HelpCategory, isCounted, type YearInput } from './year-input.ts';

/** What stays the same for every fill of a year. */
export interface Terms {
  parameters: PartDParameters;
  help: HelpCategory;
  countsStandardShare: boolean;
}

/** What each fill changes. One record for a whole year: a new one for each fill would cost more than the arithmetic. */
export interface Progress {
  counted: Cents;
  spent: Cents;
  deductibleLeft: Cents;
  standardDeductibleLeft: Cents;
  helpDeductibleLeft: Cents;
}

export const termsOf = ({ plan, help }: YearInput, parameters: PartDParameters): Terms => ({
  parameters,
  help,
  countsStandardShare: plan.isEnhanced && parameters.countsStandardShare,
});

export function startOf({ plan, already }: YearInput, { deductible, partialHelp }: PartDParameters): Progress {
  const { spent } = already;
  return {
    counted: already.counted,
    spent,
    deductibleLeft: leftOf(plan.deductible, spent),
    standardDeductibleLeft: leftOf(deductible, spent),
    helpDeductibleLeft: leftOf(Math.min(plan.deductible, partialHelp?.deductible ?? 0), spent),
  };
}

const leftOf = (yearly: AnnualCents, spent: Cents): Cents => Math.max(0, yearly - spent);

/** What is missing to the yearly limit. */
export const leftToLimit = ({ parameters }: Terms, { counted }: Progress): Cents =>
  Math.max(0, parameters.threshold - counted);

/** A drug on its way through the year. Changed fill by fill, as Progress is and for the same reason. */
export interface DrugWalk {
  drug: CountedDrug;
  /** The month of its next fill, and how many months each fill lasts. */
  nextMonth: number;
  every: number;
  year: AnnualCents;
  months: Cents[];
}

const A_YEAR = 12;

/** The drugs that have figures, in the order of the list. */
export function startWalks({ drugs, startMonth }: YearInput, parameters: PartDParameters): DrugWalk[] {
  const walks: DrugWalk[] = [];
  for (const drug of drugs) {
    if (isCounted(drug, parameters)) {
      walks.push({
        drug,
        nextMonth: startMonth,
        every: drug.isOnce ? A_YEAR : monthsOf(drug.supply),
        year: 0,
        months: noMonths(),
      });
    }
  }
  return walks;
}

export const noMonths = (): Cents[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
