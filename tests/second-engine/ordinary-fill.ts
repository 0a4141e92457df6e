import type { Cover, Share } from '#domain/drug-cost/year-input.ts';
import { partOf, tierShare } from './shares.ts';
import type { Fill } from './standing.ts';

export type TierCover = Extract<Cover, { rule: 'tier' }>;

/** A price cut at the borders it crosses. The three add up to it. */
export interface Slices {
  deductible: number;
  initial: number;
  gap: number;
}

/** Rule 7: the initial coverage limit cuts from the top, then the deductible from the bottom. */
export function slicesOf(cover: TierCover, fill: Fill): Slices {
  const gap = partInGap(fill);
  const belowGap = fill.drug.price - gap;
  const deductible = cover.hasDeductible ? Math.min(belowGap, fill.standing.left.plan) : 0;
  return { deductible, initial: belowGap - deductible, gap };
}

function partInGap({ row, drug, standing }: Fill): number {
  if (!row.gap) return 0;
  const above = standing.spent + drug.price - row.gap.above;
  return Math.min(drug.price, Math.max(0, above));
}

/** Rule 7, and no other, may use another share while there is deductible left. */
function shareNow(cover: TierCover, { standing }: Fill): Share {
  const isBefore = !cover.hasDeductible && standing.left.plan > 0;
  return isBefore && cover.beforeDeductible ? cover.beforeDeductible : cover.share;
}

/** Rule 7: what the shopper would pay with no Extra Help and no limit. */
export function ownShare(cover: TierCover, fill: Fill): number {
  const { deductible, initial, gap } = slicesOf(cover, fill);
  return deductible + tierShare(shareNow(cover, fill), initial) + partOf(gap, fill.row.gap?.parts ?? 0);
}
