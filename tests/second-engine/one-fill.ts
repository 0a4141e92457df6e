import { helpedInsulin, helpedOrdinary, partialDeductibleOf } from './extra-help.ts';
import { type InsulinCover, insulinAmount } from './insulin-fill.ts';
import { slicesOf, type TierCover } from './ordinary-fill.ts';
import { partOf, tierShare } from './shares.ts';
import { type Fill, missingToLimit, type Settled } from './standing.ts';
import { countsInsulin, countsOrdinary, standardDeductibleOf } from './toward-the-limit.ts';

type Outcome = Omit<Settled, 'month' | 'place'>;

/** The rules of 'One fill', in their order: the first that fits decides. */
export function settle(fill: Fill): Outcome {
  const { cover, price } = fill.drug;
  if (cover.rule === 'not-covered' || cover.rule === 'not-offered')
    return untouched({ pays: price, part: 'notCovered' });
  if (cover.rule === 'supplemental') return untouched({ pays: tierShare(cover.share, price), part: 'supplemental' });
  if (missingToLimit(fill) === 0) return onlySpent(fill, afterLimit(fill));
  if (cover.rule === 'vaccine') return onlySpent(fill, 0);
  return cover.rule === 'insulin' ? insulin(cover, fill) : ordinary(cover, fill);
}

function untouched(known: Pick<Outcome, 'pays' | 'part'>): Outcome {
  return { ...known, counts: 0, spends: 0, takes: { plan: 0, standard: 0, partialHelp: 0 } };
}

/** Rule 5: a vaccine whose price nobody knows. */
export const FREE = untouched({ pays: 0, part: 'covered' });

const onlySpent = ({ drug }: Fill, pays: number): Outcome => ({
  ...untouched({ pays, part: 'covered' }),
  spends: drug.price,
});

/** Rule 4: only 2023 asks for anything, and not for what its law protects in every phase. */
function afterLimit(fill: Fill): number {
  const { cover } = fill.drug;
  if (cover.rule === 'vaccine') return 0;
  return cover.rule === 'insulin' ? Math.min(insulinAmount(cover, fill), ofAnyDrug(fill)) : ofAnyDrug(fill);
}

function ofAnyDrug({ input, row, drug }: Fill): number {
  if (!row.afterLimit) return 0;
  const { price, kind } = drug;
  const least = Math.min(price, row.afterLimit.least[kind]);
  if (input.help === 4) return least;
  return input.help === 0 ? Math.min(price, Math.max(least, partOf(price, row.afterLimit.parts))) : 0;
}

const insulin = (cover: InsulinCover, fill: Fill): Outcome => ({
  ...onlySpent(fill, Math.min(helpedInsulin(cover, fill), missingToLimit(fill))),
  counts: countsInsulin(cover, fill),
});

const ordinary = (cover: TierCover, fill: Fill): Outcome => ({
  ...onlySpent(fill, Math.min(helpedOrdinary(cover, fill), missingToLimit(fill))),
  counts: countsOrdinary(cover, fill),
  takes: {
    plan: slicesOf(cover, fill).deductible,
    standard: standardDeductibleOf(fill),
    partialHelp: partialDeductibleOf(cover, fill),
  },
});
