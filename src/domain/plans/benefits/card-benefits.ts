import type { PlanType } from '../plan-type.ts';
import { type BenefitItem, benefitItemsOf, tierItemsOf } from './benefit-items.ts';
import type { BenefitLine, TierLine } from './benefit-line.ts';
import type { CostShare } from './cost-share.ts';
import { type MarketingBullet, marketingBulletsOf } from './marketing-bullets.ts';
import { tier1PreferredGeneric } from './tiers.ts';

type Known = {
  planType: PlanType;
  /** Null when the source says nothing of the plan's benefits. */
  lines: readonly BenefitLine[] | null;
  tiers: readonly TierLine[];
};

export type CardBenefits = {
  /** Null when the plan is known and its benefits are not. ERR-419. */
  benefits: BenefitItem[] | null;
  marketingBullets: MarketingBullet[];
  tier1PreferredGeneric: CostShare | null;
};

/** What a card says of benefits. A drug plan has no benefits but its tiers. Hidden ones are left to the details. */
export function cardBenefitsOf({ planType, lines, tiers }: Known): CardBenefits {
  const items = planType === 'PDP' ? tierItemsOf(tiers) : benefitItemsOf(lines ?? []);
  return {
    benefits: items.length > 0 ? items.filter(({ hideShopperProfile }) => !hideShopperProfile) : null,
    marketingBullets: marketingBulletsOf(items, planType),
    tier1PreferredGeneric: tier1PreferredGeneric(tiers),
  };
}
