import { z } from 'zod';
import { MOST_PLANS_A_CALL } from '#domain/drug-cost/most-plans.ts';
import { NO_COST_REASONS } from '#domain/drug-cost/year-estimate.ts';
import { DRUG_COVERAGES } from '#domain/drugs/coverage-row.ts';
import { BILLING_UNITS } from '#domain/drugs/dispensing.ts';
import { MOST_DRUGS } from '#domain/drugs/put-drug.ts';
import { SUBSIDY_LEVELS } from '#domain/extra-help/choice.ts';
import type { CallSchemas } from './call-schema.ts';
import { FipsCountyCode, Zip } from './geography.ts';
import { PlanYear } from './plan.ts';
import { Frequency, NationalDrugCode, PharmacyNumber, Quantity, SupplyLength } from './saved-drugs.ts';

/** Whole cents; null means that there is no figure, which is never the same as none to pay. */
const Money = z.int().nullable();

export const DrugToPrice = z.strictObject({
  ndc: NationalDrugCode,
  quantity: Quantity,
  frequency: Frequency,
  supplyLength: SupplyLength,
  /** Billing units in one of what the quantity counts; null for what is billed one by one. */
  packageSize: Quantity.nullable(),
  packageQuantity: Quantity.nullable(),
});
export type DrugToPrice = z.infer<typeof DrugToPrice>;

export const PlanToPrice = z.strictObject({
  contractId: z.string().regex(/^[HRSE]\d{4}$/),
  pbpNumber: z.string().regex(/^\d{3}$/),
  segmentId: z.string().regex(/^\d{3}$/),
  planYear: PlanYear,
});

const hasEachOnce = (drugs: readonly { ndc: string }[]) => new Set(drugs.map(({ ndc }) => ndc)).size === drugs.length;

export const DrugsToPrice = z
  .array(DrugToPrice)
  .max(MOST_DRUGS, `Ask for ${MOST_DRUGS} drugs at most.`)
  .refine(hasEachOnce, 'Each drug may stand in the list once.');

/** Spec B7; what follows the plans is of the temporary plan object of spec A3. DRUG-004, DRUG-622. */
export const EstimateRequest = z
  .strictObject({
    zip: Zip,
    county: FipsCountyCode,
    pharmacy: PharmacyNumber.nullable(),
    drugs: DrugsToPrice,
    plans: z.array(PlanToPrice).min(1).max(MOST_PLANS_A_CALL, `Ask for ${MOST_PLANS_A_CALL} plans at most.`),
    planStartMonth: z.literal('01').default('01'),
    subsidyLevel: z.enum(SUBSIDY_LEVELS).default(''),
    copayCategory: z.enum(['0', '1', '2', '3', '4']).default('0'),
    brandId: z.string().max(20).optional(),
    /** In dollars, spent earlier in the year. */
    accumulatedTotalDrugCost: z.number().min(0).max(1_000_000).default(0),
    accumulatedTroopBalance: z.number().min(0).max(1_000_000).default(0),
  })
  .meta({ id: 'EstimateRequest' });
export type EstimateRequest = z.input<typeof EstimateRequest>;

/** What is left of a year that runs already, from the month in which cover would start. */
const RestOfYear = z.strictObject({ fromMonth: z.int().min(1).max(12), total: z.int(), notCovered: z.int() });
export type RestOfYear = z.infer<typeof RestOfYear>;

/**
 * A yearly figure in its parts, January to December. A part is null when a drug of it has no figure; the other part may
 * be known all the same.
 */
export const CostParts = z
  .strictObject({
    covered: Money,
    supplemental: Money,
    notCovered: Money,
    /** The codes of the drugs in notCovered, whether or not their price is known. */
    notCoveredDrugs: z.array(z.string()),
  })
  .meta({ id: 'CostParts' });
export type CostParts = z.infer<typeof CostParts>;

/** What the plan does sell where a supply is not sold: with its cost, and ready to be taken. */
const SupplyOffer = z.strictObject({
  days: z.union([z.literal(30), z.literal(90)]),
  delivery: z.enum(['retail', 'mail']),
  /** It is sold at the pharmacy that was asked for, so that only the supply has to change. */
  isAtPharmacy: z.boolean(),
  /** One fill, once a deductible is met. */
  fill: Money,
});
export type SupplyOffer = z.infer<typeof SupplyOffer>;

/** The most that the plan pays for in so many days. */
const QuantityLimit = z.strictObject({
  amount: z.number(),
  days: z.int(),
  /** What the amount counts; null where no source tells it. */
  unit: z.enum(BILLING_UNITS).nullable(),
  /** More of the drug is taken; false where that is not known. */
  isOverLimit: z.boolean(),
});
export type QuantityLimit = z.infer<typeof QuantityLimit>;

const Restrictions = z.strictObject({
  priorAuthorization: z.boolean(),
  stepTherapy: z.boolean(),
  quantityLimit: QuantityLimit.nullable(),
});

/** The average that Medicare paid, which a price is where the plan's own list does not tell it. */
const AveragePrice = z.strictObject({
  year: z.int().nullable(),
  /** It is one of all strengths together. */
  poolsStrengths: z.boolean(),
  /** Medicare has negotiated the price since, which no average of an earlier year has in it. */
  isNegotiated: z.boolean(),
});

/** One drug at one plan and pharmacy. Its tier and what a fill costs once a deductible is met stand with the plan. */
const DrugCost = z
  .strictObject({
    ndc: z.string(),
    coverage: z.enum(DRUG_COVERAGES),
    restrictions: Restrictions.nullable(),
    /** False where the plan does not sell this supply at this pharmacy: it counts as not covered. Null when not known. */
    isOffered: z.boolean().nullable(),
    /** What the plan does sell in its place; empty where it is sold. */
    offers: z.array(SupplyOffer),
    /** What one fill is sold for. */
    price: Money,
    year: Money,
    average: AveragePrice.nullable(),
    because: z.enum(NO_COST_REASONS).nullable(),
  })
  .meta({ id: 'DrugCost' });
export type DrugCost = z.infer<typeof DrugCost>;

/** Spec A3 names the fields of a plan's drug costs. PLAN-021. */
export const PlanDrugCost = z
  .strictObject({
    planId: z.string(),
    planYear: z.int(),
    annualDrugCost: Money,
    /** With the Extra Help that was asked for; null when none was. */
    lisAnnualDrugCost: Money,
    averageMonthlyDrugCost: Money,
    partDDeductible: Money,
    coveredDrugs: z.array(z.string()),
    coveredDrugsCount: z.int(),
    costsDuringInitialCoveragePeriod: z.record(z.string(), Money),
    drugTier: z.record(z.string(), z.int().nullable()),
    isPharmacyCovered: z.boolean().nullable(),
    inNetwork: z.boolean().nullable(),
    isPreferred: z.boolean().nullable(),
    isLongTermCare: z.boolean(),
    isShowDrugPricing: z.boolean(),
    isShowPharmacyMessage: z.boolean(),
    drugs: z.array(DrugCost),
    /** The yearly figure in its parts, with the Extra Help that was asked for; null where the plan has no figure. */
    parts: CostParts.nullable(),
    /** The same without Extra Help; null when none was asked for. */
    partsWithoutHelp: CostParts.nullable(),
    restOfYear: RestOfYear.nullable(),
    /** Why there is no figure for the year. */
    because: z.enum(NO_COST_REASONS).nullable(),
    /** Where the figures come from. */
    sources: z.array(z.strictObject({ source: z.string(), asOf: z.iso.date().nullable(), madeUp: z.boolean() })),
  })
  .meta({ id: 'PlanDrugCost' });
export type PlanDrugCost = z.infer<typeof PlanDrugCost>;

export const drugCostSchemas = {
  estimatePlanCost: {
    summary: 'What a list of drugs costs in a year, for each plan. Nothing is kept.',
    body: EstimateRequest,
    reply: z.strictObject({ plans: z.array(PlanDrugCost) }).meta({ id: 'PlanDrugCosts' }),
    problems: ['drug-service-unavailable', 'estimate-too-large', 'too-many-prices'],
  },
} satisfies CallSchemas;
