import { z } from 'zod';
import { FILTER_BENEFITS } from '#domain/plans/benefits/filter-benefits.ts';
import { BENEFIT_LIMITS } from '#domain/plans/benefits/limits.ts';
import { RIDER_COSTS } from '#domain/plans/benefits/riders.ts';
import { parsePlanId, planIdOf } from '#domain/plans/plan-id.ts';
import { PLAN_TYPES, PRODUCT_TYPES, SNP_TYPES } from '#domain/plans/plan-type.ts';
import { CostShare, SourceText, Span } from './cost-share.ts';

/** Accepts the dashed spelling and makes the eleven characters of it. */
export const PlanId = z
  .string()
  .max(20)
  .refine((text) => parsePlanId(text) !== null, 'Use a plan number like H1234-001-000.')
  .transform((text) => {
    const parts = parsePlanId(text);
    return parts ? planIdOf(parts) : text;
  })
  .meta({ example: 'H5050009000', pattern: '^[HRSEhrse]\\d{4}-?\\d{3}-?\\d{3}$' });

/** Four digits, and nothing else that a number could be read from. */
export const PlanYear = z.preprocess(
  (year) => (typeof year === 'string' && /^\d{4}$/.test(year) ? Number(year) : year),
  z.int().min(2006).max(2099),
);

/** Whole cents; null means that the data does not hold the figure. */
export const Money = z.int().nullable();

export const StarRating = z.strictObject({
  year: z.int(),
  overall: z.number().min(1).max(5).nullable(),
  medical: z.number().min(1).max(5).nullable(),
  drug: z.number().min(1).max(5).nullable(),
  /** In CMS's words, why there is no overall rating. */
  reason: z.string().nullable(),
});

/** What a card or a list row shows. Names follow spec A3. */
export const PlanSummary = z
  .strictObject({
    planId: z.string(),
    contractId: z.string(),
    pbpNumber: z.string(),
    segmentId: z.string(),
    planYear: z.int(),
    planName: z.string(),
    planType: z.enum(PLAN_TYPES),
    snpType: z.enum(SNP_TYPES).nullable(),
    /** The lasting illness that a chronic-condition plan is for, in CMS's words. */
    snpCondition: z.string().nullable(),
    planProductType: z.enum(PRODUCT_TYPES),
    organizationName: z.string(),
    drugCoverage: z.boolean(),
    isPffs: z.boolean(),
    isHighDeductible: z.boolean(),
    isWellnessExtras: z.boolean(),
    monthlyPremium: Money,
    medicalPremium: Money,
    drugPremium: Money,
    partBPremiumReduction: Money,
    partDDeductible: Money,
    medicalDeductible: Money,
    outOfPocketMaximum: Money,
    combinedOutOfPocketMaximum: Money,
    starRating: StarRating.nullable(),
    /** What the plan says it covers of the benefits a list can be narrowed by; null when it says nothing. */
    coveredBenefits: z.array(z.enum(FILTER_BENEFITS)).nullable(),
    /** Made-up sample plans say so wherever they are shown. */
    madeUp: z.boolean(),
  })
  .meta({ id: 'PlanSummary' });
export type PlanSummary = z.infer<typeof PlanSummary>;

/** One line of a plan's benefits. Category and service are the names that the source gives them. */
export const PlanBenefit = z.strictObject({
  /** The code of the benefit; its label in each language stands in the plan benefits content. */
  benefitId: z.string(),
  category: z.string(),
  service: z.string(),
  /** Null where the source says nothing, which is not the same as no cover. */
  inNetwork: CostShare.nullable(),
  outOfNetwork: CostShare.nullable(),
  anyNetwork: CostShare.nullable(),
  limits: z.array(z.union([z.strictObject({ kind: z.enum(BENEFIT_LIMITS) }), SourceText])),
});
export type PlanBenefit = z.infer<typeof PlanBenefit>;

/** Channel and label are the names that the source gives them. */
export const PlanTier = z.strictObject({
  pharmacyChannel: z.string(),
  tier: z.int(),
  label: z.string(),
  /** Null where the source prints a dash, or nothing. */
  initial: CostShare.nullable(),
  catastrophic: CostShare.nullable(),
});
export type PlanTier = z.infer<typeof PlanTier>;

/** Which load of which source the facts come from. */
export const Edition = z
  .strictObject({
    dataset: z.enum([
      'plans',
      'stars',
      'geography',
      'drugs',
      'reference-prices',
      'pharmacies',
      'formularies',
      'providers',
    ]),
    planYear: z.int().nullable(),
    source: z.string(),
    asOf: z.iso.date().nullable(),
    madeUp: z.boolean(),
  })
  .meta({ id: 'Edition' });
export type Edition = z.infer<typeof Edition>;

/** A file of the source, and the day it tells of where it says one. */
export const PlanSource = z.strictObject({ source: z.string(), asOf: z.iso.date().nullable() });
export type PlanSource = z.infer<typeof PlanSource>;

/** Cover that can be added to a plan at a price; empty where the source does not say. Names: spec A3. */
export const Rider = z.strictObject({
  /** Null where the source names it with more than a number. */
  packageNumber: z.int().nullable(),
  benefitName: z.string(),
  preText: z.array(z.union([z.strictObject({ kind: z.enum(RIDER_COSTS), cents: z.int() }), SourceText])),
  /** The names that the source gives to what is in it. */
  helpText: z.array(z.string()),
});
export type Rider = z.infer<typeof Rider>;

export const PlanDetails = PlanSummary.extend({
  parentOrganization: z.string().nullable(),
  dsnpIntegration: z.string().nullable(),
  drugBenefitType: z.string().nullable(),
  /** What the source prints where it is no one amount, as '$0 or $283'. */
  medicalDeductibleText: z.union([
    z.strictObject({ kind: z.literal('amounts'), spans: z.array(Span) }),
    SourceText,
    z.null(),
  ]),
  benefits: z.array(PlanBenefit),
  tiers: z.array(PlanTier),
  /** Empty where the source tells of none, which is not the same as none. PLAN-019. */
  rider: z.array(Rider),
  /** States, or counties as five-digit codes, in which the plan is offered. */
  serviceArea: z.array(
    z.strictObject({
      stateCode: z.string(),
      fipsCountyCode: z.string().nullable(),
      /** Null for a whole state, and for a county whose name the loaded geography does not hold. */
      countyName: z.string().nullable(),
    }),
  ),
  edition: Edition,
  /** Where each group of facts comes from; null where the sources hold nothing of it. */
  sources: z.strictObject({
    planList: PlanSource,
    benefits: PlanSource.nullable(),
    tiers: PlanSource.nullable(),
    stars: PlanSource.nullable(),
  }),
}).meta({ id: 'PlanDetails' });
export type PlanDetails = z.infer<typeof PlanDetails>;
