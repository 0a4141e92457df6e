import type { BillingUnit } from './dispensing.ts';
import type { PriceLine } from './price-line.ts';
import type { PriceMatch } from './price-match.ts';

export type PricedDrug = {
  rxcui: string;
  name: string;
  genericName: string;
  brandName: string | null;
  doseForm: string;
  unit: BillingUnit | null;
};

/** The line is named even where it gives no price, for people to check. */
export type MatchedPrice = { match: PriceMatch; line: PriceLine | null };

/** Which line of average prices belongs to each drug, by RXCUI. */
export const matchPrices = (
  _drugs: readonly PricedDrug[],
  _lines: readonly PriceLine[],
): ReadonlyMap<string, MatchedPrice> => new Map();
