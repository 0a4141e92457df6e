import type { BrandEntry } from '#content/brands/brand-table.ts';

/** The tools that a shopper may come from. The plan summary is last, since its address begins those of the others. */
export const ORIGINS = ['pharmacySearch', 'drugCostEstimator', 'planRecommendation', 'planSummary'] as const;
export type Origin = (typeof ORIGINS)[number];

type Addresses = Pick<BrandEntry['addresses'], Origin>;

export type Traces = {
  /** What the address of the profile says itself. */
  inAddress: string | null;
  /** What a tool left in this tab. */
  remembered: string | null;
  referrer: string;
  /** The address of the profile, from which site-relative addresses count. */
  here: string;
};

/** Where the shopper came from, or null when nothing tells. Decision SHELL-011. */
export const originOf = ({ inAddress, remembered, referrer, here }: Traces, addresses: Addresses): Origin | null =>
  named(inAddress) ?? named(remembered) ?? toolAt(referrer, here, addresses);

/** Which tool an address belongs to; anything else is none. */
export function toolAt(address: string, here: string, addresses: Addresses): Origin | null {
  if (!URL.canParse(address, here)) return null;
  const { origin, pathname } = new URL(address, here);
  const path = pathname.replace(/^\/medicare(?=\/)/, '');

  const isAt = (tool: Origin) => {
    const known = new URL(addresses[tool], here);
    return known.origin === origin && (path === known.pathname || path.startsWith(`${known.pathname}/`));
  };
  return ORIGINS.find(isAt) ?? null;
}

const named = (name: string | null) => ORIGINS.find((known) => known === name) ?? null;
