import type { PlanReceipt, ReceiptFill, ReceiptPeriod } from '#contract/drug-receipt.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import type { ReceiptAbout } from '#web/parts/drug-cost/receipt.tsx';
import { partOfFill } from './fill-part.ts';

const DECEMBER = 12;
const WITHOUT_HELP = 0;

/** What a dollar is made of. */
export type Figure = {
  /** As the receipt has it now. */
  cents: number;
  /** Of which it is a part, or of which it is the average. */
  sum: number;
  fills: readonly ReceiptFill[];
  /** Months that are listed even when nothing is filled; none for a single month or fill. */
  months: readonly number[];
  help: number;
};

/** The fills behind a dollar, from the receipt of its plan; null when the plan has no such figure. */
export function pickFigure(receipt: PlanReceipt, about: ReceiptAbout): Figure | null {
  switch (about.about) {
    case 'year':
      return whole(receipt.fullYear);
    case 'without-help':
      return whole(receipt.withoutHelp ?? receipt.fullYear);
    case 'part': {
      const year = about.isHelped ? receipt.fullYear : (receipt.withoutHelp ?? receipt.fullYear);
      return year && part(year, (fill) => partOfFill(fill) === about.part, monthsFrom(year.fromMonth));
    }
    case 'rest':
      return whole(receipt.restOfYear);
    case 'average': {
      const year = whole(receipt.fullYear);
      return year && { ...year, cents: averageMonth(year.sum) };
    }
    case 'month':
      return whole(receipt.fullYear) && part(receipt.fullYear, ({ month }) => month === about.month, []);
    case 'drug': {
      const fills = receipt.fullYear?.fills.filter(({ ndc }) => ndc === about.ndc) ?? [];
      return fills.length > 0 ? part(receipt.fullYear, ({ ndc }) => ndc === about.ndc, monthsOf(fills)) : null;
    }
    case 'fill': {
      const fill = receipt.drugs.find(({ ndc }) => ndc === about.ndc)?.initialFill;
      const help = receipt.fullYear?.help ?? WITHOUT_HELP;
      return fill ? { cents: fill.pays, sum: fill.pays, fills: [fill], months: [], help } : null;
    }
  }
}

const whole = (period: ReceiptPeriod | null): Figure | null =>
  period?.total == null ? null : part(period, () => true, monthsFrom(period.fromMonth));

function part(
  period: ReceiptPeriod | null,
  belongs: (fill: ReceiptFill) => boolean,
  months: readonly number[],
): Figure | null {
  if (!period) return null;
  const fills = period.fills.filter(belongs);
  const sum = paidFor(fills);
  return { cents: sum, sum, fills, months, help: period.help };
}

export const paidFor = (fills: readonly ReceiptFill[]) => fills.reduce((sum, { pays }) => sum + pays, 0);

const monthsOf = (fills: readonly ReceiptFill[]) => [...new Set(fills.map(({ month }) => month))];

const monthsFrom = (first: number) => Array.from({ length: DECEMBER + 1 - first }, (_, place) => first + place);
