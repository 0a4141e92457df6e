import type { AnnualCents, MonthlyCents } from '#domain/money/cents.ts';
import { yearlyPremium } from './plan-order.ts';

/** Why a plan has no total. */
export const MISSING_PARTS = ['premium-unknown', 'drugs-unknown', 'no-drug-cover'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

export type TotalCost = {
  premium: AnnualCents | null;
  drugs: AnnualCents | null;
  /** Null as soon as one part is. */
  total: AnnualCents | null;
  missing: readonly MissingPart[];
};

type Plan = { monthlyPremium: MonthlyCents | null; drugCoverage: boolean };

/**
 * What a year costs a shopper with saved drugs: twelve premiums and the drugs. A part that is not known leaves no total,
 * and a plan that does not cover drugs has none either: with a total of its premiums alone it would look like the
 * cheapest of all. Decision 0031.
 *
 * @param drugs what the drugs cost in a full year; null where there is no figure.
 */
export function totalCost(plan: Plan, drugs: AnnualCents | null): TotalCost {
  const premium = yearlyPremium(plan);
  const ofDrugs = plan.drugCoverage ? drugs : null;
  const missing: MissingPart[] = [
    ...(premium === null ? (['premium-unknown'] as const) : []),
    ...(ofDrugs === null ? ([plan.drugCoverage ? 'drugs-unknown' : 'no-drug-cover'] as const) : []),
  ];
  return { premium, drugs: ofDrugs, total: premium === null || ofDrugs === null ? null : premium + ofDrugs, missing };
}

/** What plans are put in order by until the drug costs are there: a plan without drug cover can not come first even then. */
export const totalSoFar = (plan: Plan): AnnualCents | null => (plan.drugCoverage ? yearlyPremium(plan) : null);
