import type {
  CatalogueDrug,
  FormularyDrug,
  PharmacyAtPlan,
  PlanDrugs,
  RequestedDrug,
  TierCost,
} from '../drug-facts.ts';
import { planCosts } from '../plan-costs.ts';
import type { DrugOfPlan } from '../price-plan.ts';
import type { Share } from '../year-input.ts';

export const NDC = '00003089421';

/** One tablet a day, filled for 30 days. */
export const aRequest = (change: Partial<RequestedDrug> = {}): RequestedDrug => ({
  ndc: NDC,
  quantity: 1,
  frequency: 'Day',
  supplyLength: 30,
  packageSize: null,
  ...change,
});

/** A brand tablet of which no average price is known. */
export const aCatalogueDrug = (change: Partial<CatalogueDrug> = {}): CatalogueDrug => ({
  ndc: NDC,
  rxcui: '1364445',
  name: 'apixaban 5 MG Oral Tablet',
  isBrand: true,
  isInsulin: false,
  isAdultVaccine: false,
  knowledge: { unit: 'EA', item: 'tablet', packages: [], asksSize: false, priceMatch: 'no-line' },
  reference: null,
  ...change,
});

export const NO_LIMITS = {
  hasQuantityLimit: false,
  quantityLimit: null,
  quantityLimitDays: null,
  priorAuthorization: false,
  stepTherapy: false,
};

/** On tier 3, at $2 a unit for each supply. */
export const aFormularyDrug = (change: Partial<FormularyDrug> = {}): FormularyDrug => ({
  ndc: NDC,
  listing: { list: 'formulary', tier: 3, isSelected: false, sourceLine: 10, ...NO_LIMITS },
  diseases: [],
  unitCosts: { 30: aPrice(11), 60: aPrice(12), 90: aPrice(13) },
  ...change,
});

export const aPrice = (sourceLine: number, unitCost = 2_000_000) => ({ unitCost, sourceLine });

/** Tier 3 asks $40 at every kind of pharmacy. */
export const aTierCost = (change: Partial<TierCost> = {}): TierCost => ({
  level: 'initial',
  tier: 3,
  supply: 30,
  hasDeductible: false,
  isSpecialty: false,
  shares: everywhere({ kind: 'copay', amount: 40_00 }),
  sourceLine: 20,
  ...change,
});

export const everywhere = (share: Share | { kind: 'not-offered' }) => ({
  'preferred-retail': share,
  'standard-retail': share,
  'preferred-mail': share,
  'standard-mail': share,
});

export const aPlan = (change: Partial<PlanDrugs> = {}): PlanDrugs => ({
  planId: 'H5050009000',
  data: 'known',
  deductible: 0,
  benefitType: 'basic',
  tierCosts: [aTierCost()],
  insulinCosts: [],
  drugs: [aFormularyDrug()],
  ...change,
});

export const aDrugOfPlan = (change: Partial<DrugOfPlan> & { plan?: PlanDrugs } = {}): DrugOfPlan => {
  const { plan = aPlan(), ...rest } = change;
  return {
    costs: planCosts(plan.tierCosts, plan.insulinCosts),
    facts: aFormularyDrug(),
    about: aCatalogueDrug(),
    requested: aRequest(),
    ...rest,
  };
};

const FEES = { 30: 1_000_000, 60: 1_000_000, 90: 1_000_000 };

/** In the network, not preferred, with a fee of $1. */
export const PHARMACY: PharmacyAtPlan = {
  place: { delivery: 'retail', network: 'standard' },
  prices: { fees: { brand: FEES, generic: FEES, selected: FEES }, floor: null },
};
