import { type Cents, roundHalfUp } from '#domain/money/cents.ts';
import { partDParameters } from './part-d-parameters.ts';
import type { YearEstimate } from './year-estimate.ts';

const MONTHS = 12;
const FIRST_YEAR = 2025;

export interface PaymentPlanInput {
  planYear: number;
  /** 1 to 12: the month in which the shopper joins the payment plan. */
  joins: number;
  /** Twelve, January first: what covered drugs cost at the pharmacy. */
  months: readonly Cents[];
  /** Twelve: what of them counted toward the yearly limit, whoever paid it. The law calls it incurred costs. */
  monthsCounted: readonly Cents[];
  /** Counted earlier in the same year, and not in the months: under another plan. */
  countedBefore: Cents;
}

/**
 * The bills of the Medicare Prescription Payment Plan, January first. Months before joining are paid at the pharmacy
 * and stand here as they were.
 * @source 42 CFR 423.137(c) and (d); CMS publication 12211
 * @returns null for a year without parameters, and before 2025, when there was no payment plan.
 */
export function paymentPlanBills(input: PaymentPlanInput): Cents[] | null {
  const { planYear, joins, months, monthsCounted } = input;
  const parameters = partDParameters(planYear);
  if (parameters === null || planYear < FIRST_YEAR) return null;
  const bills: Cents[] = [];
  let counted = input.countedBefore;
  let unbilled = 0;
  months.forEach((cost, place) => {
    const month = place + 1;
    const left = MONTHS - place;
    unbilled += cost;
    if (month < joins) bills.push(cost);
    // No month comes after it: December bills all that is left, also to who joins in it.
    else if (month === MONTHS) bills.push(unbilled);
    else if (month === joins)
      bills.push(Math.min(cost, roundHalfUp(Math.max(0, parameters.threshold - counted) / left)));
    else bills.push(roundHalfUp(unbilled / left));
    counted += monthsCounted[place] ?? 0;
    unbilled -= bills[place] ?? 0;
  });
  return bills;
}

/** What the drugs of Part D cost in each month, which is all that the payment plan spreads. */
export function paymentPlanMonths(drugs: YearEstimate['drugs']): Cents[] {
  const spread = drugs.filter(({ part }) => part === 'covered');
  return Array.from({ length: MONTHS }, (_, place) =>
    spread.reduce((sum, { months }) => sum + (months[place] ?? 0), 0),
  );
}
