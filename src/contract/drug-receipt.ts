import { z } from 'zod';
import { CANDIDATE_NAMES, NO_COST_REASONS, PHASES } from '#domain/drug-cost/year-estimate.ts';
import { DAYS_OF_SUPPLY } from '#domain/drug-cost/year-input.ts';
import { BILLING_UNITS, DOSE_ITEMS } from '#domain/drugs/dispensing.ts';
import type { CallSchemas } from './call-schema.ts';
import { EstimateRequest } from './drug-cost.ts';
import { PlanSource } from './plan.ts';

/** Whole cents. */
const Cents = z.int();
/** Whole millionths of a dollar. */
const Micros = z.int();
/** Parts of ten thousand: 2500 is 25 %. */
const Parts = z.int();
const Phase = z.enum(PHASES);
const HelpCategory = z.int().min(0).max(4);

const Share = z.union([
  z.strictObject({ kind: z.literal('copay'), amount: Cents }),
  z.strictObject({ kind: z.literal('coinsurance'), parts: Parts, least: Cents.nullable(), most: Cents.nullable() }),
]);
export type ReceiptShare = z.infer<typeof Share>;

/** How an amount was shared, as the cost engine has it. */
const ShareRule = z.union([
  z.strictObject({ rule: z.literal('all') }),
  z.strictObject({ rule: z.literal('nothing') }),
  z.strictObject({ rule: z.literal('tier'), share: Share, isBeforeDeductible: z.boolean() }),
  z.strictObject({ rule: z.literal('parts'), parts: Parts }),
  z.strictObject({ rule: z.literal('larger'), parts: Parts, copay: Cents, most: Cents }),
  z.strictObject({
    rule: z.literal('smallest'),
    candidates: z.array(z.strictObject({ name: z.enum(CANDIDATE_NAMES), amount: Cents })),
  }),
]);
export type ReceiptRule = z.infer<typeof ShareRule>;

/** One step of a fill's arithmetic: docs/drug-cost-rules.md has its rules. */
const Step = z
  .union([
    z.strictObject({ step: z.literal('part'), phase: Phase, of: Cents, by: ShareRule, result: Cents }),
    z.strictObject({
      step: z.literal('free-vaccine'),
      phase: z.enum(['vaccine', 'catastrophic']),
      result: z.literal(0),
    }),
    z.strictObject({ step: z.literal('extra-help'), category: HelpCategory, by: ShareRule, result: Cents }),
    z.strictObject({
      step: z.literal('extra-help-partial'),
      deductible: Cents,
      rest: Cents,
      tierShare: Cents,
      parts: Parts,
      ownShare: Cents,
      result: Cents,
    }),
    z.strictObject({ step: z.literal('limit'), left: Cents, result: Cents }),
    z.strictObject({
      step: z.literal('counted'),
      ownShare: Cents,
      standardShare: Cents.nullable(),
      maker: Cents,
      left: Cents,
      result: Cents,
    }),
  ])
  .meta({ id: 'ReceiptStep' });
export type ReceiptStep = z.infer<typeof Step>;

const Fill = z
  .strictObject({
    month: z.int().min(1).max(12),
    ndc: z.string(),
    /** Null for a vaccine, which is free whatever it is sold for. */
    price: Cents.nullable(),
    pays: Cents,
    /** Toward the yearly limit, whoever paid it, and how much has counted after this fill. */
    counts: Cents,
    countedSoFar: Cents,
    phases: z.array(Phase),
    steps: z.array(Step),
  })
  .meta({ id: 'ReceiptFill' });
export type ReceiptFill = z.infer<typeof Fill>;

/** The fills of a part of the year in the order they are paid. Their sum is the total, where there is one. */
const Period = z
  .strictObject({
    fromMonth: z.int().min(1).max(12),
    help: HelpCategory,
    /** Null as long as one of the drugs has no figure. */
    total: Cents.nullable(),
    fills: z.array(Fill),
  })
  .meta({ id: 'ReceiptPeriod' });
export type ReceiptPeriod = z.infer<typeof Period>;

const TwelveMonths = z.array(z.int()).length(12);

/** A part of the year month by month, of all drugs together. Months before the first are 0. */
const PeriodMonths = z
  .strictObject({
    fromMonth: z.int().min(1).max(12),
    months: TwelveMonths,
    /** The phases that the fills of each month passed, in order. */
    phases: z.array(z.array(Phase)).length(12),
    limitReachedIn: z.int().nullable(),
    /** The bills of the Medicare Prescription Payment Plan, joined in the first month; null in years without it. */
    bills: TwelveMonths.nullable(),
    /** What the counter asks in each month for the drugs that the payment plan spreads. */
    billable: TwelveMonths.nullable(),
    /** The most that a single fill of them costs. */
    dearestFill: Cents,
  })
  .meta({ id: 'PeriodMonths' });
export type PeriodMonths = z.infer<typeof PeriodMonths>;

/** What the fills of a drug cost in one phase of the year, and in how many fills. */
const PhaseCost = z.strictObject({ phase: Phase, fills: z.int(), cents: Cents });
export type PhaseCost = z.infer<typeof PhaseCost>;

const ROW_KINDS = [
  'plan',
  'network',
  'listing',
  'not-listed',
  'tier-cost',
  'before-deductible',
  'insulin',
  'price',
  'reference-price',
] as const;

/** A row of a source file. Without a file the load does not tell which of several it was; 'not-listed' has no line. */
const SourceRow = PlanSource.extend({
  kind: z.enum(ROW_KINDS),
  file: z.string().nullable(),
  line: z.int().positive().nullable(),
  madeUp: z.boolean(),
}).meta({ id: 'ReceiptRow' });
export type ReceiptRow = z.infer<typeof SourceRow>;

const Price = z
  .strictObject({
    basis: z.enum(['plan', 'reference']),
    referenceYear: z.int().nullable(),
    /** The names on the line of average prices, and whether it puts all strengths together. */
    referenceLine: z.strictObject({ brandName: z.string(), genericName: z.string() }).nullable(),
    poolsStrengths: z.boolean(),
    /** Medicare has negotiated the price of the drug, which the average does not have in it. */
    isNegotiated: z.boolean(),
    days: z.literal(DAYS_OF_SUPPLY),
    /** Thousandths of a unit in one fill, and what the unit is; null where only the plan's own list tells it. */
    units: z.int(),
    unit: z.enum(BILLING_UNITS).nullable(),
    /** So many of what people count are in one fill, and so much is in each, in thousandths: 1 pen x 3 mL. */
    pack: z.strictObject({ item: z.enum(DOSE_ITEMS), items: z.int(), size: z.int() }).nullable(),
    unitCost: Micros,
    ingredients: Micros,
    /** Null where the pharmacy's fee is not known, and none was added. */
    fee: Micros.nullable(),
    floor: Micros.nullable(),
    isFloor: z.boolean(),
    price: Cents,
  })
  .meta({ id: 'ReceiptPrice' });
export type ReceiptPrice = z.infer<typeof Price>;

const DrugReceipt = z
  .strictObject({
    ndc: z.string(),
    tier: z.int().nullable(),
    price: Price.nullable(),
    /** A fill of a year in which no deductible is left and nothing was spent. */
    initialFill: Fill.nullable(),
    /** Its full year by phase, in their order. */
    byPhase: z.array(PhaseCost),
    rows: z.array(SourceRow),
    because: z.enum(NO_COST_REASONS).nullable(),
  })
  .meta({ id: 'DrugReceipt' });
export type DrugReceipt = z.infer<typeof DrugReceipt>;

/** Every figure of a plan's drug costs with its arithmetic, rules and rows. */
export const PlanReceipt = z
  .strictObject({
    planId: z.string(),
    planYear: z.int(),
    deductible: Cents.nullable(),
    benefitType: z.enum(['basic', 'enhanced', 'unknown']),
    /** The yearly limit; null for a year whose rules are not known. */
    threshold: Cents.nullable(),
    /** What had counted toward it before the first fill. */
    alreadyCounted: Cents,
    pharmacy: z
      .strictObject({
        pharmacyNumber: z.string(),
        pharmacyName: z.string().nullable(),
        network: z.enum(['preferred', 'standard', 'out', 'unknown']),
      })
      .nullable(),
    drugs: z.array(DrugReceipt),
    /** With the Extra Help that was asked for. */
    fullYear: Period.nullable(),
    /** Beside it, when Extra Help was asked for. */
    withoutHelp: Period.nullable(),
    restOfYear: Period.nullable(),
    /** Null as long as one of the drugs has no figure. */
    months: z.strictObject({ fullYear: PeriodMonths.nullable(), restOfYear: PeriodMonths.nullable() }),
    rows: z.array(SourceRow),
    /** Why there is no figure for the year. */
    because: z.enum(NO_COST_REASONS).nullable(),
    madeUp: z.boolean(),
  })
  .meta({ id: 'PlanReceipt' });
export type PlanReceipt = z.infer<typeof PlanReceipt>;

/** As an estimate is asked for, of one plan. */
export const ReceiptRequest = EstimateRequest.extend({
  plans: EstimateRequest.shape.plans.length(1, 'A receipt is of one plan: name just one.'),
}).meta({ id: 'ReceiptRequest' });
export type ReceiptRequest = z.input<typeof ReceiptRequest>;

export const drugReceiptSchemas = {
  explainPlanCost: {
    summary: 'The receipt of what a list of drugs costs in a year with one plan. Nothing is kept.',
    body: ReceiptRequest,
    reply: z
      .strictObject({
        receipt: PlanReceipt.nullable(),
        /** An operator's own drug service tells figures, and not how it came to them. */
        because: z.enum(['outside-service']).nullable(),
      })
      .meta({ id: 'PlanReceiptReply' }),
    problems: ['too-many-prices'],
  },
} satisfies CallSchemas;
