import { type CostShare, parseCostShare } from './cost-share.ts';
import { type BenefitLimit, parseLimits } from './limits.ts';

/** A line of a plan's benefits as the source prints it; null where the source has none. The catalogue keeps these. */
export type PrintedBenefit = {
  category: string;
  service: string;
  inNetwork: string | null;
  outOfNetwork: string | null;
  anyNetwork: string | null;
  limits: string | null;
};

/** The same line read: category and service are the names that the source gives them. */
export type BenefitLine = {
  category: string;
  service: string;
  inNetwork: CostShare | null;
  outOfNetwork: CostShare | null;
  anyNetwork: CostShare | null;
  limits: BenefitLimit[];
};

export const readBenefit = (printed: PrintedBenefit): BenefitLine => ({
  category: printed.category,
  service: printed.service,
  inNetwork: parseCostShare(printed.inNetwork),
  outOfNetwork: parseCostShare(printed.outOfNetwork),
  anyNetwork: parseCostShare(printed.anyNetwork),
  limits: parseLimits(printed.limits),
});

/** What a month's supply costs on one drug tier; channel and label are the names that the source gives them. */
export type TierLine = { pharmacyChannel: string; tier: number; label: string; initial: CostShare | null };
