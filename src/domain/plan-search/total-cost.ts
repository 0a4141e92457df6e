import type { AnnualCents, MonthlyCents } from '#domain/money/cents.ts';
import { yearlyPremium } from './plan-order.ts';

/** Why a plan has no total. */
export const MISSING_PARTS = ['premium-unknown', 'drugs-unknown', 'not-covered-unknown', 'no-drug-cover'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/** What the drugs of a year cost, in parts that stay apart. A part that is not known is null, and never 0. */
export type DrugParts = {
  /** By Part D. */
  covered: AnnualCents | null;
  /** By the plan on its own, of what Medicare leaves out. */
  supplemental: AnnualCents | null;
  /** The full price of what the plan does not cover, or does not sell in this way. */
  notCovered: AnnualCents | null;
};

export type TotalCost = {
  premium: AnnualCents | null;
  drugs: AnnualCents | null;
  /** Null as soon as one part is. */
  total: AnnualCents | null;
  missing: readonly MissingPart[];
};

type Plan = { monthlyPremium: MonthlyCents | null; drugCoverage: boolean };

/** All that a shopper pays for drugs in a year, covered or not; null as soon as one part is. */
export const sumOfParts = ({ covered, supplemental, notCovered }: DrugParts): AnnualCents | null =>
  covered === null || supplemental === null || notCovered === null ? null : covered + supplemental + notCovered;

/**
 * What a year costs a shopper with saved drugs: twelve premiums and the drugs, those included that the plan does not
 * cover. A part that is not known leaves no total, and a plan that does not cover drugs has none either: with a total of
 * its premiums alone it would look like the cheapest of all. Decision 0029.
 *
 * @param parts what the drugs cost in a full year; null where there is no figure.
 */
export function totalCost(plan: Plan, parts: DrugParts | null): TotalCost {
  const premium = yearlyPremium(plan);
  const drugs = plan.drugCoverage && parts ? sumOfParts(parts) : null;
  const missing: MissingPart[] = [];
  if (premium === null) missing.push('premium-unknown');
  if (drugs === null) missing.push(whyNoDrugs(plan, parts));
  return { premium, drugs, total: premium === null || drugs === null ? null : premium + drugs, missing };
}

function whyNoDrugs({ drugCoverage }: Plan, parts: DrugParts | null): MissingPart {
  if (!drugCoverage) return 'no-drug-cover';
  return parts && parts.covered !== null && parts.supplemental !== null ? 'not-covered-unknown' : 'drugs-unknown';
}

/** What plans are put in order by until the drug costs are there: a plan without drug cover can not come first even then. */
export const totalSoFar = (plan: Plan): AnnualCents | null => (plan.drugCoverage ? yearlyPremium(plan) : null);
