import type { PlanSummary } from '#contract/plan.ts';
import type { FilterBenefit } from '#domain/plans/benefits/filter-benefits.ts';
import { isHighDeductible, isPffs, isWellnessExtras } from '#domain/plans/classify.ts';
import type { PlanType, ProductType, SnpType } from '#domain/plans/plan-type.ts';
import type { TableRows } from '../tables.ts';

/** Rows as JSON, because there money and stars arrive as numbers. */
export type RawPlan = {
  plan: Omit<TableRows['plan'], 'source_line'>;
  made_up: boolean;
  covered_benefits: FilterBenefit[] | null;
  rating: Omit<TableRows['contract_rating'], 'source_line'> | null;
};

export const RAW_PLAN = 'to_json(plan) as plan, current.made_up, listed.covered_benefits, to_json(rating) as rating';

/**
 * The current plans, each with the rating of its own year: the ratings of another year are never shown with it.
 * Which edition is current is asked in the same statement, so that a load in between can not mix two of them.
 */
export const CURRENT_PLANS = `
  catalogue_edition as current
  join plan on plan.edition = current.edition
  left join plan_benefits as listed on listed.edition = plan.edition and listed.plan_id = plan.plan_id
  left join catalogue_edition as stars
    on stars.dataset = 'stars' and stars.state = 'current' and stars.plan_year = current.plan_year
  left join contract_rating as rating on rating.edition = stars.edition and rating.contract_id = plan.contract_id`;

export const IS_CURRENT = "current.dataset = 'plans' and current.state = 'current'";

export function toSummary({ plan, made_up, covered_benefits, rating }: RawPlan): PlanSummary {
  const named = { planName: plan.plan_name, planProductType: plan.plan_product_type };
  return {
    planId: plan.plan_id,
    contractId: plan.contract_id,
    pbpNumber: plan.pbp_number,
    segmentId: plan.segment_id,
    planYear: plan.plan_year,
    planName: plan.plan_name,
    planType: plan.plan_type as PlanType,
    snpType: plan.snp_type as SnpType | null,
    snpCondition: plan.snp_condition,
    planProductType: plan.plan_product_type as ProductType,
    organizationName: plan.organization_name,
    drugCoverage: plan.drug_coverage,
    isPffs: isPffs(named),
    isHighDeductible: isHighDeductible(named),
    isWellnessExtras: isWellnessExtras(named),
    monthlyPremium: plan.monthly_premium,
    medicalPremium: plan.medical_premium,
    drugPremium: plan.drug_premium,
    partBPremiumReduction: plan.part_b_premium_reduction,
    partDDeductible: plan.part_d_deductible,
    medicalDeductible: plan.medical_deductible,
    outOfPocketMaximum: plan.out_of_pocket_maximum,
    combinedOutOfPocketMaximum: plan.combined_out_of_pocket_maximum,
    coveredBenefits: covered_benefits,
    starRating: toStarRating({ plan, rating }),
    madeUp: made_up,
  };
}

// A Landscape may hold the stars of its own year; the ratings file, where loaded, is the better source.
function toStarRating({ plan, rating }: Pick<RawPlan, 'plan' | 'rating'>): PlanSummary['starRating'] {
  const { overall, medical, drug, reason } = rating ?? {
    overall: plan.star_overall,
    medical: plan.star_medical,
    drug: plan.star_drug,
    reason: plan.star_reason,
  };
  const isKnown = [overall, medical, drug, reason].some((value) => value !== null);
  return isKnown ? { year: plan.plan_year, overall, medical, drug, reason } : null;
}
