import type { AnnualCents, Cents } from '#domain/money/cents.ts';
import type { YearCost, YearCostPart } from './year-cost.ts';

/** Places along a bar are parts of a thousand of the width that all bars of a page share. */
const WIDTH = 1000;

/** A few dollars are still to be seen. */
const NARROWEST = 8;

/** What is not known has no length: it is drawn as long as this. */
export const UNKNOWN_WIDTH = 70;

export type YearBar = {
  spans: readonly { part: YearCostPart; from: number; width: number }[];
  /** Where what is not known begins; null where all is known. */
  unknownFrom: number | null;
  /** Where the most that the year can cost stands; null where that is not known. */
  worstAt: number | null;
};

/** The most that any of the plans shown can cost in a year, which is what a whole bar is long. */
export const longestYear = (years: readonly YearCost[]): AnnualCents =>
  Math.max(0, ...years.map(({ parts, worst }) => Math.max(knownOf(parts), worst?.cents ?? 0)));

type Length = Cents<'month' | 'year' | 'once'>;

/** What can be drawn as a bar: a year, or a month of it. */
export type Drawn = {
  parts: readonly { part: YearCostPart; cents: Length | null }[];
  worst: { cents: Length } | null;
};

/** The parts of a year one after the other, all plans on one scale. */
export function yearBar({ parts, worst }: Drawn, longest: Length): YearBar {
  const placeOf = (cents: Length) => (longest > 0 ? Math.round((cents / longest) * WIDTH) : 0);
  const spans: { part: YearCostPart; from: number; width: number }[] = [];
  let sum = 0;
  let end = 0;
  for (const { part, cents } of parts) {
    if (!cents) continue;
    sum += cents;
    const from = Math.min(end, WIDTH - NARROWEST);
    const to = Math.max(placeOf(sum), from + NARROWEST);
    spans.push({ part, from, width: to - from });
    end = to;
  }
  return {
    spans,
    unknownFrom: parts.some(({ cents }) => cents === null) ? Math.min(end, WIDTH - UNKNOWN_WIDTH) : null,
    worstAt: worst && Math.max(placeOf(worst.cents), end),
  };
}

const knownOf = (parts: YearCost['parts']): AnnualCents =>
  parts.reduce((sum: AnnualCents, { cents }) => sum + (cents ?? 0), 0);
