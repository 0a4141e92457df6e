import type { Cents, MonthlyCents } from '#domain/money/cents.ts';
import type { Drawn } from '#domain/plan-search/year-bar.ts';

type Fill = { month: number; ndc: string; pays: Cents };

/** A month in the parts of a year: its premium, covered drugs, and drugs that are paid in full. */
export type MonthCost = Pick<Drawn, 'parts'>;

/**
 * What each month of a year is made of. A premium that is not known is null, and never 0.
 * @param notCovered the codes of the drugs that are paid in full
 */
export function monthParts(
  months: readonly Cents[],
  fills: readonly Fill[],
  { notCovered, premium }: { notCovered: readonly string[]; premium: MonthlyCents | null },
): MonthCost[] {
  const inFull = months.map((): Cents => 0);
  for (const { month, ndc, pays } of fills) {
    if (notCovered.includes(ndc)) inFull[month - 1] = (inFull[month - 1] ?? 0) + pays;
  }
  return months.map((cents, at) => ({
    parts: [
      { part: 'premium', cents: premium },
      { part: 'covered-drugs', cents: cents - (inFull[at] ?? 0) },
      { part: 'not-covered-drugs', cents: inFull[at] ?? 0 },
    ],
  }));
}

/** What a whole bar stands for: the dearest of the months. */
export const longestMonth = (months: readonly MonthCost[]): Cents =>
  Math.max(0, ...months.map(({ parts }) => parts.reduce((sum, { cents }) => sum + (cents ?? 0), 0)));
