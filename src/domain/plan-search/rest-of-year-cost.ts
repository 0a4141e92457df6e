import type { Cents, MonthlyCents } from '#domain/money/cents.ts';

const DECEMBER = 12;

/** What is left of a running year: its premiums and its drugs together. */
export type RestOfYearCost = {
  fromMonth: number;
  /** How many premiums are left, that of the first month included. */
  monthsLeft: number;
  /** Null when the premium is not known, and then there is no total. */
  premium: Cents | null;
  drugs: Cents;
  total: Cents | null;
};

/**
 * @param fromMonth 1 to 12: the first month of cover.
 * @param drugs what they cost from then until the end of the year.
 */
export function restOfYearCost(
  { monthlyPremium }: { monthlyPremium: MonthlyCents | null },
  { fromMonth, drugs }: { fromMonth: number; drugs: Cents },
): RestOfYearCost {
  const monthsLeft = DECEMBER + 1 - fromMonth;
  const premium = monthlyPremium === null ? null : monthlyPremium * monthsLeft;
  return { fromMonth, monthsLeft, premium, drugs, total: premium === null ? null : premium + drugs };
}
