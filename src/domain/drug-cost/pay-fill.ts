import type { Cents } from '#domain/money/cents.ts';
import { payAfterLimit } from './after-limit.ts';
import { payWithHelp } from './extra-help.ts';
import type { Steps } from './fill-step.ts';
import { insulinShare, standardInsulinShare } from './insulin-share.ts';
import { partOf, shareOf } from './share-of.ts';
import { leftToLimit, type Progress, type Terms } from './terms.ts';
import { priceInGap, standardShare, type TierCover, tierShare } from './tier-share.ts';
import type { Cover, KnownDrug } from './year-input.ts';

type InsulinCover = Extract<Cover, { rule: 'insulin' }>;

/**
 * What one fill costs, by the rules of docs/drug-cost-rules.md in their order. Moves the progress of the year on, and
 * writes its arithmetic down where there is a place for it.
 */
export function payFill(terms: Terms, progress: Progress, drug: KnownDrug, steps?: Steps): Cents {
  const { cover, price } = drug;
  switch (cover.rule) {
    case 'not-covered':
    case 'not-offered':
      steps?.push({ step: 'part', phase: cover.rule, of: price, by: { rule: 'all' }, result: price });
      return price;
    case 'supplemental': {
      const { share } = cover;
      const result = shareOf(share, price);
      const by = { rule: 'tier', share, isBeforeDeductible: false } as const;
      steps?.push({ step: 'part', phase: 'supplemental', of: price, by, result });
      return result;
    }
    case 'vaccine':
    case 'insulin':
    case 'tier': {
      const pays = payCovered(terms, progress, drug, cover, steps);
      progress.spent += price;
      return pays;
    }
  }
}

type PartDCover = Extract<Cover, { rule: 'vaccine' | 'insulin' | 'tier' }>;

function payCovered(terms: Terms, progress: Progress, drug: KnownDrug, cover: PartDCover, steps: Steps): Cents {
  if (leftToLimit(terms, progress) === 0) return payAfterLimit(terms, drug, steps);
  switch (cover.rule) {
    case 'vaccine':
      steps?.push({ step: 'part', phase: 'vaccine', of: drug.price, by: { rule: 'nothing' }, result: 0 });
      return 0;
    case 'insulin':
      return payInsulin(terms, progress, drug, cover, steps);
    case 'tier':
      return payTier(terms, progress, drug, cover, steps);
  }
}

function payInsulin(terms: Terms, progress: Progress, drug: KnownDrug, cover: InsulinCover, steps: Steps): Cents {
  const { parameters, countsStandardShare } = terms;
  const own = insulinShare(parameters, cover, drug.supply, drug.price, steps);
  const standard = countsStandardShare ? standardInsulinShare(parameters, drug.supply, drug.price) : null;
  return settle(terms, progress, drug, { own, standard, maker: 0 }, steps);
}

function payTier(terms: Terms, progress: Progress, drug: KnownDrug, cover: TierCover, steps: Steps): Cents {
  const { parameters, countsStandardShare } = terms;
  const { price, kind } = drug;
  const inGap = priceInGap(parameters, progress, price);
  const own = tierShare(parameters, progress, cover, price, inGap, steps);
  const standard = countsStandardShare ? standardShare(parameters, progress, price) : null;
  const maker = parameters.gap !== null && kind === 'brand' ? partOf(inGap, parameters.gap.makerParts) : 0;
  return settle(terms, progress, drug, { own, standard, maker }, steps);
}

interface Shares {
  own: Cents;
  /** What the standard benefit would have asked, where that counts. */
  standard: Cents | null;
  /** What the maker of a brand drug pays in the gap. */
  maker: Cents;
}

/** Neither what is paid nor what is counted goes over the yearly limit. */
function settle(terms: Terms, progress: Progress, drug: KnownDrug, shares: Shares, steps: Steps): Cents {
  const { own, standard, maker } = shares;
  const left = leftToLimit(terms, progress);
  const helped = payWithHelp(terms, progress, drug, own, steps);
  const pays = Math.min(helped, left);
  const counts = Math.min(left, Math.max(own, standard ?? 0) + maker);
  progress.counted += counts;
  if (pays < helped) steps?.push({ step: 'limit', left, result: pays });
  steps?.push({ step: 'counted', ownShare: own, standardShare: standard, maker, left, result: counts });
  return pays;
}
