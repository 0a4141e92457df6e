import type { AnnualCents, Cents } from '#domain/money/cents.ts';
import type { PartDParameters } from './part-d-parameters.ts';
import type { HelpCategory, YearInput } from './year-input.ts';

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
