import type { PlanType } from '../plan-type.ts';
import type { BenefitItem } from './benefit-items.ts';
import { rankOf } from './benefit-table.ts';
import type { CostShare } from './cost-share.ts';
import { namesAGap } from './coverage.ts';

/** A short reason to look at a plan: which benefit, and what is paid for it. */
export type MarketingBullet = { rank: number | null; benefitId: string; benefitName: string; value: CostShare };

/** Spec A9, PLAN-421, PLAN-422. */
const MOST_BULLETS: Readonly<Record<PlanType, number>> = { MA: 5, MAPD: 5, SNP: 5, PDP: 6 };

const LAST = Number.MAX_SAFE_INTEGER;

/** Only what the source says is covered, and how; benefits without a rank come last, as they stand. PLAN-423. */
export function marketingBulletsOf(items: readonly BenefitItem[], planType: PlanType): MarketingBullet[] {
  return items
    .filter(({ partDBenefit }) => partDBenefit === (planType === 'PDP'))
    .flatMap(toBullet)
    .toSorted((a, b) => (a.rank ?? LAST) - (b.rank ?? LAST))
    .slice(0, MOST_BULLETS[planType]);
}

function toBullet({ benefitId, benefitName, value, coverage }: BenefitItem): MarketingBullet[] {
  const isReason = coverage === 'covered' && value !== null && !namesAGap(value);
  return isReason ? [{ rank: rankOf(benefitId), benefitId, benefitName, value }] : [];
}
