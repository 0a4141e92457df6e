import type { Dispensing } from '#domain/drugs/dispensing.ts';
import type { PriceMatch } from '#domain/drugs/price-match.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import type { DrugFrequency, SupplyLength } from './drug-quantity.ts';
import type { MicroDollars } from './micro-dollars.ts';
import type { CostRow, InsulinRow } from './plan-facts.ts';
import type { DaysOfSupply } from './year-input.ts';

/** A drug of a list as the shopper takes it. */
export type RequestedDrug = {
  ndc: string;
  quantity: number;
  frequency: DrugFrequency | null;
  supplyLength: SupplyLength;
  /** Billing units in one of what the quantity counts; null for what is billed one by one. */
  packageSize: number | null;
};

/** A row of a cost file as the engine takes it, and where it stands in the file. */
export type TierCost = CostRow & { isSpecialty: boolean; sourceLine: number };
export type InsulinTierCost = InsulinRow & { sourceLine: number };

export type Restrictions = {
  hasQuantityLimit: boolean;
  quantityLimit: number | null;
  quantityLimitDays: number | null;
  priorAuthorization: boolean;
  stepTherapy: boolean;
};

/** Where the plan has the drug. 'none' is a known absence; 'unknown' is not. */
export type FormularyListing =
  | ({ list: 'formulary' | 'excluded'; tier: number; isSelected: boolean; sourceLine: number } & Restrictions)
  | { list: 'none' }
  | { list: 'unknown' };

/** What a plan's files say of one drug. */
export type FormularyDrug = {
  /** As requested. */
  ndc: string;
  listing: FormularyListing;
  /** The diseases that the plan covers it for; empty when it is for any. */
  diseases: string[];
  unitCosts: Record<DaysOfSupply, { unitCost: MicroDollars; sourceLine: number } | null>;
};

/** What the files say of a plan's drug costs. */
export type PlanDrugs = {
  planId: string;
  /** 'no-data': no file tells the plan's formulary. 'suppressed': CMS asks not to show its costs. */
  data: 'known' | 'suppressed' | 'no-data';
  deductible: AnnualCents | null;
  benefitType: 'basic' | 'enhanced' | 'unknown';
  tierCosts: TierCost[];
  insulinCosts: InsulinTierCost[];
  drugs: FormularyDrug[];
};

export type ReferencePrice = {
  unitCost: MicroDollars;
  dataYear: number;
  brandName: string;
  genericName: string;
  /** It is one price for all strengths together. */
  poolsStrengths: boolean;
  sourceLine: number;
};

/** How the drug is counted, and what can be said of its average price. */
export type DrugKnowledge = Pick<Dispensing, 'unit' | 'item' | 'packages' | 'asksSize'> & { priceMatch: PriceMatch };

/** What is known of a drug, whatever the plan. */
export type CatalogueDrug = {
  ndc: string;
  /** Null for a code that neither the names nor the formularies know. */
  rxcui: string | null;
  name: string | null;
  isBrand: boolean | null;
  isInsulin: boolean;
  isAdultVaccine: boolean;
  /** Null for a drug of which nothing is known but its code or name. */
  knowledge: DrugKnowledge | null;
  reference: ReferencePrice | null;
};
