import type { CostParts, DrugCost, PlanDrugCost } from '#contract/drug-cost.ts';
import type { DrugReceipt, PeriodMonths, PlanReceipt } from '#contract/drug-receipt.ts';

/** The first bills of $600 of January alone, in 2026: CMS publication 12211 caps the first at a twelfth of the limit. */
export const JANUARY_ALONE = [600_00, ...Array.from({ length: 11 }, () => 0)];
export const ITS_BILLS = [175_00, ...Array.from({ length: 10 }, () => 38_64), 38_60];

/** A year that costs $600 in January, and nothing after it. */
export const aPeriod = (change: Partial<PeriodMonths> = {}): PeriodMonths => ({
  fromMonth: 1,
  months: JANUARY_ALONE,
  phases: JANUARY_ALONE.map((cents) => (cents > 0 ? ['deductible' as const] : [])),
  limitReachedIn: null,
  bills: ITS_BILLS,
  billable: JANUARY_ALONE,
  dearestFill: 600_00,
  ...change,
});

/** A covered drug of which everything is known. */
export const aDrugCost = (ndc: string, change: Partial<DrugCost> = {}): DrugCost => ({
  ndc,
  coverage: 'covered',
  restrictions: null,
  isOffered: true,
  offers: [],
  price: 1000,
  year: 6000,
  average: null,
  because: null,
  ...change,
});

type AveragePrice = NonNullable<DrugCost['average']>;

export const anAverage = (change: Partial<AveragePrice> = {}): AveragePrice => ({
  year: 2023,
  poolsStrengths: false,
  isNegotiated: false,
  ...change,
});

/** A year of covered drugs alone, unless told otherwise. */
export const someParts = (covered: number | null, change: Partial<CostParts> = {}): CostParts => ({
  covered,
  supplemental: 0,
  notCovered: 0,
  notCoveredDrugs: [],
  ...change,
});

/** The costs of one plan, all of covered drugs. */
export const aCost = (
  planId: string,
  annualDrugCost: number | null,
  change: Partial<PlanDrugCost> = {},
): PlanDrugCost => {
  const { annualDrugCost: year = annualDrugCost, lisAnnualDrugCost: helped = null } = change;
  const partsOf = (cents: number | null) => (cents === null ? null : someParts(cents));
  return {
    planId,
    planYear: 2027,
    annualDrugCost,
    lisAnnualDrugCost: null,
    averageMonthlyDrugCost: null,
    partDDeductible: null,
    coveredDrugs: [],
    coveredDrugsCount: 0,
    costsDuringInitialCoveragePeriod: {},
    drugTier: {},
    isPharmacyCovered: null,
    inNetwork: null,
    isPreferred: null,
    isLongTermCare: false,
    isShowDrugPricing: true,
    isShowPharmacyMessage: false,
    drugs: [],
    parts: partsOf(helped ?? year),
    partsWithoutHelp: helped === null ? null : partsOf(year),
    restOfYear: null,
    because: null,
    sources: [],
    ...change,
  };
};

/** Of a drug of which no row is told. */
export const aDrugReceipt = (ndc: string, change: Partial<DrugReceipt> = {}): DrugReceipt => ({
  ndc,
  tier: 2,
  price: null,
  initialFill: null,
  byPhase: [],
  rows: [],
  because: null,
  ...change,
});

/** Of a plan without figures. */
export const aReceipt = (change: Partial<PlanReceipt> = {}): PlanReceipt => ({
  planId: 'S9999001000',
  planYear: 2027,
  deductible: 0,
  benefitType: 'basic',
  threshold: 2400_00,
  alreadyCounted: 0,
  pharmacy: null,
  drugs: [],
  fullYear: null,
  withoutHelp: null,
  restOfYear: null,
  months: { fullYear: null, restOfYear: null },
  rows: [],
  because: null,
  madeUp: true,
  ...change,
});
