import type { CostParts, PlanDrugCost } from '#contract/drug-cost.ts';
import type { DrugForm, DrugName } from '#contract/drugs.ts';
import type { FoundPharmacy } from '#contract/pharmacies.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';

/** What the searches for drugs and pharmacies answer. */
export const drugName = (name: string, change: Partial<DrugName> = {}): DrugName => ({
  name,
  isGeneric: true,
  leadsTo: null,
  ...change,
});

export const drugForm = (drugDosage: string, change: Partial<DrugForm> = {}): DrugForm => ({
  nationalDrugCode: LISINOPRIL.nationalDrugCode,
  rxcui: '314076',
  drugName: 'Lisinopril',
  drugDosage,
  drugFullName: drugDosage,
  isGeneric: true,
  isPartD: null,
  isVaccine: false,
  item: 'tablet',
  unit: 'EA',
  packages: [],
  asksSize: false,
  usual: null,
  ...change,
});

export const LISINOPRIL_FORMS = [
  drugForm('Lisinopril 10 mg tablet'),
  drugForm('Lisinopril 20 mg tablet', { nationalDrugCode: '00093111301' }),
];

export const ZESTRIL = drugForm('Zestril 10 mg tablet', {
  nationalDrugCode: '00310013110',
  drugName: 'Zestril',
  isGeneric: false,
});

export const aPharmacy = (pharmacyName: string, change: Partial<FoundPharmacy> = {}): FoundPharmacy => ({
  pharmacyNumber: '101234567893',
  pharmacyName,
  kind: 'retail',
  mailOrder: false,
  pharmacyAddress: { line: '12 Main Street', city: 'Seattle', stateCode: 'WA', zipCode: '98101' },
  phone: null,
  madeUp: false,
  miles: 0.42,
  ...change,
});

export const MAIL_PHARMACY = aPharmacy('Prairie Mail', {
  pharmacyNumber: '201234567890',
  kind: 'mail',
  mailOrder: true,
  pharmacyAddress: null,
  miles: null,
});

type DrugCost = PlanDrugCost['drugs'][number];

/** One drug, covered and sold as it was asked for. */
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
