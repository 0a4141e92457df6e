import type { Cents } from '#domain/money/cents.ts';
import type { Steps } from './fill-step.ts';
import type { PartDCover } from './known-drug.ts';
import { shareOf } from './share-of.ts';
import type { Cover } from './year-input.ts';

type OutsideCover = Exclude<Cover, PartDCover>;

/** Rules 1 to 3: what the benefit of Part D has no part in costs the same all year, and moves nothing on. */
export function payOutside(cover: OutsideCover, price: Cents, steps?: Steps): Cents {
  if (cover.rule !== 'supplemental') {
    steps?.push({ step: 'part', phase: cover.rule, of: price, by: { rule: 'all' }, result: price });
    return price;
  }
  const { share } = cover;
  const result = shareOf(share, price);
  const by = { rule: 'tier', share, isBeforeDeductible: false } as const;
  steps?.push({ step: 'part', phase: 'supplemental', of: price, by, result });
  return result;
}
