import type { ReceiptFill } from '#contract/drug-receipt.ts';
import { YEAR_PARTS, type YearPart } from '#web/parts/drug-cost/receipt.tsx';

/** Which part of a year a fill belongs to. What the plan does not pay for is one phase from its first cent to its last. */
export function partOfFill({ phases }: Pick<ReceiptFill, 'phases'>): YearPart {
  if (phases.includes('not-covered')) return 'not-covered';
  if (phases.includes('not-offered')) return 'not-sold';
  return phases.includes('supplemental') ? 'supplemental' : 'covered';
}

export type PartSum = { part: YearPart; cents: number };

/** The fills by part, those parts alone that have some. */
export const sumsByPart = (fills: readonly ReceiptFill[]): PartSum[] =>
  YEAR_PARTS.flatMap((part) => {
    const own = fills.filter((fill) => partOfFill(fill) === part);
    return own.length > 0 ? [{ part, cents: own.reduce((sum, { pays }) => sum + pays, 0) }] : [];
  });
