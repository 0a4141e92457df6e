import type { Cover, KnownDrug, PricedDrug, UnknownDrug } from './year-input.ts';

export const isKnown = (drug: PricedDrug): drug is KnownDrug => !('unknown' in drug);

export const isUnknown = (drug: PricedDrug): drug is UnknownDrug => 'unknown' in drug;

/** Whether the plan has a share in the cost; else the shopper pays the full price. */
export const isPaidInPart = ({ rule }: Cover): boolean => rule !== 'not-covered' && rule !== 'not-offered';

export type PartDCover = Extract<Cover, { rule: 'tier' | 'insulin' | 'vaccine' }>;

/** Whether the drug is one of the benefit of Part D, not only of the plan on its own. */
export const isPartD = (cover: Cover): cover is PartDCover =>
  cover.rule === 'tier' || cover.rule === 'insulin' || cover.rule === 'vaccine';
