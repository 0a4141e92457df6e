import { type InsulinCover, insulinAmount, standardInsulin } from './insulin-fill.ts';
import { ownShare, slicesOf, type TierCover } from './ordinary-fill.ts';
import { partOf } from './shares.ts';
import { type Fill, missingToLimit } from './standing.ts';
import { ENHANCED_COUNTS_MORE_SINCE } from './year-table.ts';

/** Every ordinary covered fill lowers the standard deductible, in basic plans too. */
export const standardDeductibleOf = ({ drug, standing }: Fill): number => Math.min(drug.price, standing.left.standard);

export function countsOrdinary(cover: TierCover, fill: Fill): number {
  const own = ownShare(cover, fill);
  const asStandard = countsAsStandard(fill) ? standardShare(fill) : 0;
  return atMostMissing(fill, Math.max(own, asStandard) + paidByMaker(cover, fill));
}

export function countsInsulin(cover: InsulinCover, fill: Fill): number {
  const own = insulinAmount(cover, fill);
  return atMostMissing(fill, countsAsStandard(fill) ? Math.max(own, standardInsulin(fill)) : own);
}

const countsAsStandard = ({ input }: Fill): boolean =>
  input.plan.isEnhanced && input.planYear >= ENHANCED_COUNTS_MORE_SINCE;

function standardShare(fill: Fill): number {
  const deductible = standardDeductibleOf(fill);
  return deductible + partOf(fill.drug.price - deductible, fill.row.standardParts);
}

function paidByMaker(cover: TierCover, fill: Fill): number {
  const parts = fill.drug.kind === 'brand' ? (fill.row.gap?.makerParts ?? 0) : 0;
  return partOf(slicesOf(cover, fill).gap, parts);
}

const atMostMissing = (fill: Fill, amount: number): number => Math.min(amount, missingToLimit(fill));
