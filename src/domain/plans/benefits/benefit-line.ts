/** A line of a plan's benefits in the words of the source; null where the source has none. */
export type BenefitLine = {
  category: string;
  service: string;
  inNetwork: string | null;
  outOfNetwork: string | null;
  anyNetwork: string | null;
  limits: string | null;
};

/** What a month's supply costs on one drug tier, in the words of the source. */
export type TierLine = { pharmacyChannel: string; tier: number; label: string; initialText: string };
