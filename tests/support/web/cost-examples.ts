import type { DrugCost, PlanDrugCost } from '#contract/drug-cost.ts';

type Period = NonNullable<PlanDrugCost['fullYear']>;

/** The first bills of $600 of January alone, in 2026: CMS publication 12211 caps the first at a twelfth of the limit. */
export const JANUARY_ALONE = [600_00, ...Array.from({ length: 11 }, () => 0)];
export const ITS_BILLS = [175_00, ...Array.from({ length: 10 }, () => 38_64), 38_60];

/** A year that costs $600 in January, and nothing after it. */
export const aPeriod = (change: Partial<Period> = {}): Period => ({
  fromMonth: 1,
  total: 600_00,
  covered: 600_00,
  supplemental: 0,
  notCovered: 0,
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
  tier: 2,
  restrictions: null,
  isOffered: true,
  offers: [],
  price: 1000,
  initialCost: 500,
  year: 6000,
  priceBasis: 'plan',
  referenceYear: null,
  poolsStrengths: false,
  isNegotiated: false,
  byPhase: [],
  because: null,
  ...change,
});
