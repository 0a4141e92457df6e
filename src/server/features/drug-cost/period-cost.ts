import type { PeriodCost } from '#contract/drug-cost.ts';
import type { ExplainedYear } from '#domain/drug-cost/explain-year.ts';
import { paymentPlanBills, paymentPlanMonths } from '#domain/drug-cost/payment-plan.ts';
import type { YearInput } from '#domain/drug-cost/year-input.ts';

type Period = { fromMonth: number; planYear: number; already: YearInput['already'] };

/** Null as long as one of the drugs has no figure. */
export function periodCost({ estimate, fills }: ExplainedYear, period: Period): PeriodCost | null {
  const { year, months, covered, supplemental, notCovered, monthsCounted, limitReachedIn, drugs } = estimate;
  if (year === null || months === null) return null;
  if (covered === null || supplemental === null || notCovered === null) return null;
  const { fromMonth, planYear, already } = period;
  const phases = months.map((_cents, place) => [
    ...new Set(fills.filter(({ month }) => month === place + 1).flatMap((fill) => fill.phases)),
  ]);
  const billable = paymentPlanMonths(drugs);
  const spread = { planYear, joins: fromMonth, months: billable, monthsCounted, countedBefore: already.counted };
  const bills = paymentPlanBills(spread);
  const isSpread = new Set(drugs.filter(({ part }) => part === 'covered').map(({ drugId }) => drugId));
  return {
    fromMonth,
    total: year,
    covered,
    supplemental,
    notCovered,
    months: [...months],
    phases,
    limitReachedIn,
    bills,
    billable: bills && billable,
    dearestFill: Math.max(0, ...fills.filter(({ drugId }) => isSpread.has(drugId)).map(({ pays }) => pays)),
  };
}
