import type { YearInput } from '#domain/drug-cost/year-input.ts';
import { nearestWhole, over } from './fraction.ts';
import { secondEstimateYear } from './second-estimate-year.ts';

export interface PaymentPlanYear {
  /** Twelve: what the covered drugs of each month cost. */
  costs: readonly number[];
  /** Twelve: what counted toward the limit in each month. */
  counted: readonly number[];
  threshold: number;
  joiningMonth: number;
  /** Under another plan; what was counted in the months before joining is added to it. */
  countedBefore: number;
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

function firstMost({ counted, threshold, joiningMonth, countedBefore }: PaymentPlanYear): number {
  const missing = threshold - countedBefore - sum(counted.slice(0, joiningMonth - 1));
  return spread(Math.max(0, missing), joiningMonth);
}

const spread = (amount: number, month: number): number => nearestWhole(over(amount, DECEMBER - month + 1));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const NOT_OF_PART_D: readonly string[] = ['not-covered', 'not-offered', 'supplemental'];

/** What is spread: the costs of each month, without the drugs that Part D does not cover. */
export function secondPartDMonths(input: YearInput): number[] {
  const estimate = secondEstimateYear(input);
  const months = Array<number>(DECEMBER).fill(0);
  if ('because' in estimate) return months;
  for (const drug of input.drugs) {
    if ('unknown' in drug || NOT_OF_PART_D.includes(drug.cover.rule)) continue;
    const costs = estimate.drugs.find(({ drugId }) => drugId === drug.id)?.months ?? [];
    for (const [at, cost] of costs.entries()) months[at] = (months[at] ?? 0) + cost;
  }
  return months;
}
