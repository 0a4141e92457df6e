import type { PeriodMonths, PlanReceipt } from '#contract/drug-receipt.ts';

export type Bills = {
  /** 1 to 12: the month of joining. */
  fromMonth: number;
  /** Twelve each: what the counter asks, and the bills in its place. */
  billable: readonly number[];
  bills: readonly number[];
  /** The same for both: the payment plan only spreads it. */
  sum: number;
  /** What stays at the counter: drugs that Part D does not cover. */
  notSpread: number;
  dearestFill: number;
};

const sumOf = (months: readonly number[]) => months.reduce((sum, cents) => sum + cents, 0);

/** In a running year what is left of it: who joins now is billed for that. */
export const billedPeriodOf = ({ restOfYear, fullYear }: PlanReceipt['months']) => restOfYear ?? fullYear;

/** Null in a year without the payment plan. Bills that do not add up to what they stand for are not shown. */
export function billsOf({ fromMonth, bills, billable, months, dearestFill }: PeriodMonths): Bills | null {
  if (!bills || !billable) return null;
  const sum = sumOf(billable);
  if (sumOf(bills) !== sum) return null;
  return { fromMonth, billable, bills, sum, notSpread: sumOf(months) - sum, dearestFill };
}
