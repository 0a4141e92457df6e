import { type Cents, roundHalfUp } from '#domain/money/cents.ts';
import type { PartDParameters, Parts } from './part-d-parameters.ts';
import type { Progress } from './terms.ts';
import type { Steps } from './year-estimate.ts';
import type { Cover, Share } from './year-input.ts';

export type TierCover = Extract<Cover, { rule: 'tier' }>;

/** The part of a price that lies above the initial coverage limit. */
export function priceInGap({ gap }: PartDParameters, { spent }: Progress, price: Cents): Cents {
  if (gap === null) return 0;
  return Math.min(price, Math.max(0, spent + price - gap.limit));
}

/** Rule 7: deductible, initial share and gap, with no Extra Help and no limit. Takes its part off the deductible. */
export function tierShare(
  parameters: PartDParameters,
  progress: Progress,
  cover: TierCover,
  price: Cents,
  inGap: Cents,
  steps?: Steps,
): Cents {
  const below = price - inGap;
  const isBeforeDeductible = !cover.hasDeductible && progress.deductibleLeft > 0;
  const deductible = cover.hasDeductible ? payDeductible(progress, below, steps) : 0;
  const rest = below - deductible;
  const initial = payInitial(cover, rest, isBeforeDeductible, price === 0 ? steps : rest > 0 ? steps : undefined);
  return deductible + initial + payGap(parameters, inGap, steps);
}

function payDeductible(progress: Progress, below: Cents, steps: Steps): Cents {
  const paid = Math.min(below, progress.deductibleLeft);
  progress.deductibleLeft -= paid;
  if (paid > 0) steps?.push({ step: 'part', phase: 'deductible', of: below, by: { rule: 'all' }, result: paid });
  return paid;
}

function payInitial(cover: TierCover, rest: Cents, isBeforeDeductible: boolean, steps: Steps): Cents {
  const before = isBeforeDeductible ? cover.beforeDeductible : undefined;
  const share = before ?? cover.share;
  const result = shareOf(share, rest);
  steps?.push({
    step: 'part',
    phase: 'initial',
    of: rest,
    result,
    by: { rule: 'tier', share, isBeforeDeductible: before !== undefined },
  });
  return result;
}

function payGap({ gap }: PartDParameters, inGap: Cents, steps: Steps): Cents {
  if (gap === null || inGap === 0) return 0;
  const result = partOf(inGap, gap.parts);
  steps?.push({ step: 'part', phase: 'gap', of: inGap, by: { rule: 'parts', parts: gap.parts }, result });
  return result;
}

/** What the standard benefit would ask. Takes its part off the standard deductible. */
export function standardShare({ initialParts }: PartDParameters, progress: Progress, price: Cents): Cents {
  const deductible = Math.min(price, progress.standardDeductibleLeft);
  progress.standardDeductibleLeft -= deductible;
  return deductible + partOf(price - deductible, initialParts);
}

const WHOLE: Parts = 100_00;

export const partOf = (amount: Cents, parts: Parts): Cents => roundHalfUp((amount * parts) / WHOLE);

/** What a tier asks of an amount; never more than the amount itself. */
export function shareOf(share: Share, amount: Cents): Cents {
  if (share.kind === 'copay') return Math.min(share.amount, amount);
  let due = partOf(amount, share.parts);
  if (share.least !== undefined) due = Math.max(due, share.least);
  if (share.most !== undefined) due = Math.min(due, share.most);
  return Math.min(due, amount);
}
