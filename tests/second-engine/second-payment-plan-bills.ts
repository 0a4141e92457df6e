import { nearestWhole, over } from './fraction.ts';

export interface PaymentPlanYear {
  /** Twelve: what the covered drugs of each month cost. */
  costs: readonly number[];
  threshold: number;
  joiningMonth: number;
  /** Under another plan; what the months before joining cost is added to it. */
  paidBefore: number;
}

const DECEMBER = 12;

/** The bills of the Medicare Prescription Payment Plan, January first. */
export function secondPaymentPlanBills(plan: PaymentPlanYear): number[] {
  const bills: number[] = [];
  for (let month = 1; month <= DECEMBER; month += 1) bills.push(billOf(month, plan, bills));
  return bills;
}

function billOf(month: number, plan: PaymentPlanYear, earlier: readonly number[]): number {
  const costNow = plan.costs[month - 1] ?? 0;
  const notYetBilled = sum(plan.costs.slice(0, month)) - sum(earlier);
  if (month < plan.joiningMonth) return costNow;
  if (month === DECEMBER) return notYetBilled;
  return month === plan.joiningMonth ? Math.min(costNow, firstMost(plan)) : spread(notYetBilled, month);
}

function firstMost({ costs, threshold, joiningMonth, paidBefore }: PaymentPlanYear): number {
  const missing = threshold - paidBefore - sum(costs.slice(0, joiningMonth - 1));
  return spread(Math.max(0, missing), joiningMonth);
}

const spread = (amount: number, month: number): number => nearestWhole(over(amount, DECEMBER - month + 1));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
