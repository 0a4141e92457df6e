import type { PeriodCost } from '#contract/drug-cost.ts';
import type { ExplainedYear } from '#domain/drug-cost/explain-year.ts';

/** Null as long as one of the drugs has no figure. */
export function periodCost({ estimate, fills }: ExplainedYear, fromMonth: number): PeriodCost | null {
  const { year, months, covered, notCovered, limitReachedIn } = estimate;
  if (year === null || months === null) return null;
  const phases = months.map((_cents, place) => [
    ...new Set(fills.filter(({ month }) => month === place + 1).flatMap((fill) => fill.phases)),
  ]);
  return { fromMonth, total: year, covered, notCovered, months: [...months], phases, limitReachedIn };
}
