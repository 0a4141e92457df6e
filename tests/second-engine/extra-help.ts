import type { InsulinCover } from './insulin-fill.ts';
import { insulinAmount } from './insulin-fill.ts';
import { ownShare, type TierCover } from './ordinary-fill.ts';
import { partOf, tierShare } from './shares.ts';
import type { Fill } from './standing.ts';

/** What an ordinary fill costs with the shopper's Extra Help, before the limit is asked. */
export function helpedOrdinary(cover: TierCover, fill: Fill): number {
  const own = ownShare(cover, fill);
  switch (fill.input.help) {
    case 0:
      return own;
    case 1:
    case 2:
      return Math.min(own, tierShare(cover.share, fill.drug.price), fullHelpCopay(fill), fill.drug.price);
    case 3:
      return 0;
    case 4:
      return Math.min(own, partiallyHelped(cover, fill));
  }
}

export function helpedInsulin(cover: InsulinCover, fill: Fill): number {
  const own = insulinAmount(cover, fill);
  switch (fill.input.help) {
    case 0:
      return own;
    case 1:
    case 2:
      return Math.min(own, fullHelpCopay(fill), fill.drug.price);
    case 3:
      return 0;
    case 4:
      return Math.min(own, partOf(fill.drug.price, partialParts(fill)));
  }
}

// One copay for each fill, whatever its supply.
const fullHelpCopay = ({ input, row, drug }: Fill): number =>
  (input.help === 1 ? row.fullHelp : row.fullHelpLowIncome)[drug.kind];

const partialParts = ({ row }: Fill): number => row.partialHelp?.parts ?? 0;

/** Category 4 has a deductible of its own, and no gap. */
export function partialDeductibleOf(cover: TierCover, { input, drug, standing }: Fill): number {
  return input.help === 4 && cover.hasDeductible ? Math.min(drug.price, standing.left.partialHelp) : 0;
}

function partiallyHelped(cover: TierCover, fill: Fill): number {
  const deductible = partialDeductibleOf(cover, fill);
  const rest = fill.drug.price - deductible;
  return deductible + Math.min(tierShare(cover.share, rest), partOf(rest, partialParts(fill)));
}
