import { yearlyDrugLimit } from '#domain/drug-cost/part-d-parameters.ts';
import type { AnnualCents, MonthlyCents } from '#domain/money/cents.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { yearlyPremium } from './plan-order.ts';
import type { DrugParts } from './total-cost.ts';

/** What a year at a plan is made of, in the order in which it is drawn. */
export const YEAR_COST_PARTS = ['premium', 'covered-drugs', 'not-covered-drugs'] as const;
export type YearCostPart = (typeof YEAR_COST_PARTS)[number];

/** What the most of a year is the most of: a drug plan has no limit on care, a plan without drug cover none on drugs. */
export type WorstScope = 'care-and-drugs' | 'drugs' | 'care';

export type YearCost = {
  /** A part that is not known is null, and never 0. Without saved drugs there is the premium alone. */
  parts: readonly { part: YearCostPart; cents: AnnualCents | null }[];
  /** Null as soon as one part is, and as long as no drugs are saved: premiums alone are not what a year costs. */
  total: AnnualCents | null;
  /** The premium, the limits, and what no limit holds: the most that a year can cost. Null where one is not known. */
  worst: { cents: AnnualCents; scope: WorstScope } | null;
};

type Plan = {
  planYear: number;
  planType: PlanType;
  drugCoverage: boolean;
  monthlyPremium: MonthlyCents | null;
  outOfPocketMaximum: AnnualCents | null;
};

/** What is known of the drugs: none are saved, their parts, or null where there is no figure. */
type SavedDrugs = 'none' | DrugParts | null;

export function yearCost(plan: Plan, drugs: SavedDrugs): YearCost {
  const premium = { part: 'premium', cents: yearlyPremium(plan) } as const;
  const parts = drugs === 'none' ? [premium] : [premium, ...drugPartsOf(plan, drugs)];
  return {
    parts,
    total: drugs === 'none' ? null : sumOf(parts.map(({ cents }) => cents)),
    worst: worstOf(plan, drugs, parts),
  };
}

/** Prices belong to a plan's own list: at a plan without drug cover nobody knows them. */
function drugPartsOf({ drugCoverage }: Plan, drugs: DrugParts | null) {
  const known = drugCoverage ? drugs : null;
  const covered = { part: 'covered-drugs', cents: known && sumOf([known.covered, known.supplemental]) } as const;
  const notCovered = { part: 'not-covered-drugs', cents: known?.notCovered ?? null } as const;
  return drugCoverage ? [covered, notCovered] : [notCovered];
}

function worstOf(plan: Plan, drugs: SavedDrugs, parts: YearCost['parts']): YearCost['worst'] {
  if (parts.some(({ cents }) => cents === null)) return null;
  const isDrugPlan = plan.planType === 'PDP';
  const cents = sumOf([
    yearlyPremium(plan),
    isDrugPlan ? 0 : plan.outOfPocketMaximum,
    plan.drugCoverage ? yearlyDrugLimit(plan.planYear) : 0,
    drugs === 'none' ? 0 : drugs && sumOf([drugs.supplemental, drugs.notCovered]),
  ]);
  if (cents === null) return null;
  if (isDrugPlan) return { cents, scope: 'drugs' };
  return { cents, scope: plan.drugCoverage ? 'care-and-drugs' : 'care' };
}

const sumOf = (parts: readonly (AnnualCents | null)[]): AnnualCents | null =>
  parts.reduce((sum: AnnualCents | null, part) => (sum === null || part === null ? null : sum + part), 0);
