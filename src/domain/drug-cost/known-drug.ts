import type { PartDParameters } from './part-d-parameters.ts';
import type { Cover, KnownDrug, PricedDrug, UnpricedVaccine } from './year-input.ts';

/** A drug that has figures. */
export type CountedDrug = KnownDrug | UnpricedVaccine;

/** In the gap of 2023 and 2024 every price moves the others', also one that is not paid. */
export const isCounted = (drug: PricedDrug, { gap }: PartDParameters): drug is CountedDrug =>
  !('unknown' in drug) && (drug.price !== null || gap === null);

export type PartDCover = Extract<Cover, { rule: 'tier' | 'insulin' | 'vaccine' }>;

/** Whether the drug is one of the benefit of Part D, not only of the plan on its own. */
export const isPartD = (cover: Cover): cover is PartDCover =>
  cover.rule === 'tier' || cover.rule === 'insulin' || cover.rule === 'vaccine';
