import { z } from 'zod';
import { MOST_PLANS_A_CALL } from '#domain/drug-cost/most-plans.ts';
import { PHASES } from '#domain/drug-cost/year-estimate.ts';
import { DRUG_COVERAGES } from '#domain/drugs/coverage-row.ts';
import { SUBSIDY_LEVELS } from '#domain/extra-help/choice.ts';
import { Frequency, NationalDrugCode, PharmacyNumber, Quantity, SupplyLength } from './drugs.ts';
import { FipsCountyCode, Zip } from './geography.ts';
import { PlanYear } from './plan.ts';
import { route } from './route.ts';

/** Whole cents; null means that there is no figure, which is never the same as none to pay. */
const Money = z.int().nullable();

const DrugToPrice = z.strictObject({
  ndc: NationalDrugCode,
  quantity: Quantity,
  frequency: Frequency,
  supplyLength: SupplyLength,
  packageSize: Quantity.nullable(),
  packageQuantity: Quantity.nullable(),
});
export type DrugToPrice = z.infer<typeof DrugToPrice>;

const PlanToPrice = z.strictObject({
  contractId: z.string().regex(/^[HRSE]\d{4}$/),
  pbpNumber: z.string().regex(/^\d{3}$/),
  segmentId: z.string().regex(/^\d{3}$/),
  planYear: PlanYear,
});

const MOST_DRUGS = 60;

/** Spec B7; what follows the plans is of the temporary plan object of spec A3. DRUG-004, DRUG-622. */
export const EstimateRequest = z
  .strictObject({
    zip: Zip,
    county: FipsCountyCode,
    pharmacy: PharmacyNumber.nullable(),
    drugs: z.array(DrugToPrice).max(MOST_DRUGS),
    plans: z.array(PlanToPrice).min(1).max(MOST_PLANS_A_CALL),
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

/** Why a plan has no figure. */
export const NO_COST_REASONS = [
  'no-drug-cover',
  'no-drug-data',
  'suppressed',
  'deductible-unknown',
  'no-parameters',
  'drug-unknown',
  'share-unknown',
  'price-unknown',
  'quantity-unknown',
] as const;
export type NoCostReason = (typeof NO_COST_REASONS)[number];

const TwelveMonths = z.array(z.int()).length(12);

/** What a part of the year costs. Months before the first are 0. */
const PeriodCost = z
  .strictObject({
    fromMonth: z.int().min(1).max(12),
    total: z.int(),
    covered: z.int(),
    notCovered: z.int(),
    months: TwelveMonths,
    /** The phases that the fills of each month passed, in order. */
    phases: z.array(z.array(z.enum(PHASES))).length(12),
    limitReachedIn: z.int().nullable(),
  })
  .meta({ id: 'PeriodCost' });
export type PeriodCost = z.infer<typeof PeriodCost>;

const Restrictions = z.strictObject({
  priorAuthorization: z.boolean(),
  stepTherapy: z.boolean(),
  quantityLimit: z.strictObject({ amount: z.number(), days: z.int() }).nullable(),
});

/** One drug at one plan and pharmacy. */
const DrugCost = z
  .strictObject({
    ndc: z.string(),
    coverage: z.enum(DRUG_COVERAGES),
    tier: z.int().nullable(),
    restrictions: Restrictions.nullable(),
    /** False where the supply is not offered at this pharmacy, so that the full price is paid; null when not known. */
    isOffered: z.boolean().nullable(),
    /** One fill: its price, and what is paid of it once a deductible is met. */
    price: Money,
    initialCost: Money,
    year: Money,
    /** Where the price comes from: the plan's own list, or an average of what Medicare paid in a year. */
    priceBasis: z.enum(['plan', 'reference']).nullable(),
    referenceYear: z.int().nullable(),
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
    fullYear: PeriodCost.nullable(),
    /** From the month in which cover would start, in a year that runs already. */
    restOfYear: PeriodCost.nullable(),
    /** Why there is no figure for the year. */
    because: z.enum(NO_COST_REASONS).nullable(),
    /** Where the figures come from. */
    sources: z.array(z.strictObject({ source: z.string(), asOf: z.iso.date().nullable(), madeUp: z.boolean() })),
  })
  .meta({ id: 'PlanDrugCost' });
export type PlanDrugCost = z.infer<typeof PlanDrugCost>;

export const estimatePlanCost = route({
  id: 'estimatePlanCost',
  method: 'POST',
  path: '/drug-pricing-api/drugpricing/estimateplancost',
  summary: 'What a list of drugs costs in a year, for each plan. Nothing is kept.',
  body: EstimateRequest,
  reply: z.strictObject({ plans: z.array(PlanDrugCost) }).meta({ id: 'PlanDrugCosts' }),
  problems: ['drug-service-unavailable'],
});
