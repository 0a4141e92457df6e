import type { Cents } from '#domain/money/cents.ts';
import { payWithHelp } from './extra-help.ts';
import { insulinShare, standardInsulinShare } from './insulin-share.ts';
import { leftToLimit, type Progress, type Terms } from './terms.ts';
import { partOf, priceInGap, shareOf, standardShare, type TierCover, tierShare } from './tier-share.ts';
import type { Steps } from './year-estimate.ts';
import { type Cover, type HelpCategory, isPartD, type KnownDrug, type PartDCover } from './year-input.ts';

type InsulinCover = Extract<Cover, { rule: 'insulin' }>;

/**
 * What one fill costs, by the rules of docs/drug-cost-rules.md in their order. Moves the progress of the year on, and
 * writes its arithmetic down where there is a place for it.
 */
export function payFill(terms: Terms, progress: Progress, drug: KnownDrug, steps?: Steps): Cents {
  const { cover, price } = drug;
  if (!isPartD(cover)) return payOutside(cover, price, steps);
  const isAfterLimit = leftToLimit(terms, progress) === 0;
  const pays = isAfterLimit ? payAfterLimit(terms, drug, steps) : payCovered(terms, progress, drug, cover, steps);
  progress.spent += price;
  return pays;
}

function payCovered(terms: Terms, progress: Progress, drug: KnownDrug, cover: PartDCover, steps: Steps): Cents {
  switch (cover.rule) {
    case 'tier':
      return payTier(terms, progress, drug, cover, steps);
    case 'insulin':
      return payInsulin(terms, progress, drug, cover, steps);
    case 'vaccine':
      steps?.push({ step: 'part', phase: 'vaccine', of: drug.price, by: { rule: 'nothing' }, result: 0 });
      return 0;
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

/** Rules 4 and 5 for a vaccine of which no price is known: it is free, and moves nothing on. */
export function payUnpricedVaccine(terms: Terms, progress: Progress, steps?: Steps): Cents {
  const phase = leftToLimit(terms, progress) === 0 ? 'catastrophic' : 'vaccine';
  steps?.push({ step: 'free-vaccine', phase, result: 0 });
  return 0;
}

type OutsideCover = Exclude<Cover, PartDCover>;

/** Rules 1 to 3: what the benefit of Part D has no part in costs the same all year, and moves nothing on. */
function payOutside(cover: OutsideCover, price: Cents, steps?: Steps): Cents {
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

const PARTIAL_HELP: HelpCategory = 4;

/**
 * Rule 4: what a fill costs that begins after the limit was reached. Vaccines stay free and insulin keeps its own limit
 * in every phase since 2023 (42 U.S.C. 1395w-102(b)(8) and (9)).
 */
function payAfterLimit({ parameters, help }: Terms, drug: KnownDrug, steps?: Steps): Cents {
  const { cover, kind, price, supply } = drug;
  const { catastrophic } = parameters;
  if (catastrophic === null || cover.rule === 'vaccine' || (help !== 0 && help !== PARTIAL_HELP)) {
    steps?.push({ step: 'part', phase: 'catastrophic', of: price, by: { rule: 'nothing' }, result: 0 });
    return 0;
  }
  const most = cover.rule === 'insulin' ? insulinShare(parameters, cover, supply, price) : price;
  const parts = help === PARTIAL_HELP ? 0 : catastrophic.parts;
  const copay = catastrophic.copay[kind];
  const result = Math.min(most, Math.max(partOf(price, parts), copay));
  const by = { rule: 'larger', parts, copay, most } as const;
  steps?.push({ step: 'part', phase: 'catastrophic', of: price, by, result });
  return result;
}
