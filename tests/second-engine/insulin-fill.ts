import type { Cover } from '#domain/drug-cost/year-input.ts';
import { partOf, tierShare } from './shares.ts';
import type { Fill } from './standing.ts';
import { INSULIN_FOR_30_DAYS, INSULIN_PARTS, INSULIN_PARTS_SINCE } from './year-table.ts';

export type InsulinCover = Extract<Cover, { rule: 'insulin' }>;

const flatAmount = ({ drug }: Fill): number => (INSULIN_FOR_30_DAYS * drug.supply) / 30;

/** Rule 6: whatever bound there is, the smallest one holds. */
export function insulinAmount(cover: InsulinCover, fill: Fill): number {
  const { price } = fill.drug;
  const bounds = [flatAmount(fill), price, ...planBounds(cover, price)];
  if (fill.input.planYear >= INSULIN_PARTS_SINCE) bounds.push(partOf(price, INSULIN_PARTS));
  return Math.min(...bounds);
}

// A line with neither a copay nor a coinsurance is none.
function planBounds({ insulin, share }: InsulinCover, price: number): number[] {
  const { copay, parts } = insulin ?? {};
  if (copay === undefined && parts === undefined) return share ? [tierShare(share, price)] : [];
  return [copay === undefined ? [] : [copay], parts === undefined ? [] : [partOf(price, parts)]].flat();
}

/** What the standard benefit asks for insulin: 25 % counts in 2025 too. */
export const standardInsulin = (fill: Fill): number =>
  Math.min(flatAmount(fill), partOf(fill.drug.price, INSULIN_PARTS), fill.drug.price);
