import type { Edition } from '#contract/plan.ts';
import type { PharmacyPrices } from '#domain/drug-cost/fill-price.ts';
import type { MicroDollars } from '#domain/drug-cost/micro-dollars.ts';
import type { CostRow, InsulinRow, PharmacyPlace } from '#domain/drug-cost/plan-facts.ts';
import type { DaysOfSupply } from '#domain/drug-cost/year-input.ts';
import type { AnnualCents } from '#domain/money/cents.ts';

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
export type Listing =
  | ({ list: 'formulary' | 'excluded'; tier: number; isSelected: boolean; sourceLine: number } & Restrictions)
  | { list: 'none' }
  | { list: 'unknown' };

export type ReferencePrice = {
  unitCost: MicroDollars;
  dataYear: number;
  brandName: string;
  genericName: string;
  edition: Edition;
  sourceLine: number;
};

export type DrugAtPlan = {
  /** As asked for. */
  ndc: string;
  listing: Listing;
  /** The diseases that the plan covers it for; empty when it is for any. */
  diseases: string[];
  unitCosts: Record<DaysOfSupply, { unitCost: MicroDollars; sourceLine: number } | null>;
};

export type WantedDrug = {
  ndc: string;
  /** Null for a code that neither the names nor the formularies know. */
  rxcui: string | null;
  name: string | null;
  isBrand: boolean | null;
  isInsulin: boolean;
  isAdultVaccine: boolean;
  reference: ReferencePrice | null;
};

export type PharmacyAtPlan = {
  place: PharmacyPlace;
  prices: PharmacyPrices | null;
  isInArea: boolean | null;
};

export type PlanDrugFacts = {
  planId: string;
  /** 'no-data': no file tells the plan's formulary. 'suppressed': CMS asks not to show its costs. */
  data: 'known' | 'suppressed' | 'no-data';
  formularyId: string | null;
  deductible: AnnualCents | null;
  benefitType: 'basic' | 'enhanced' | 'unknown';
  tierCosts: TierCost[];
  insulinCosts: InsulinTierCost[];
  drugs: DrugAtPlan[];
  /** Null when no pharmacy was asked for. */
  pharmacy: PharmacyAtPlan | null;
};

export type DrugFacts = {
  /** Where all facts of plans come from; null when no drug files of the year are loaded. */
  edition: Edition | null;
  drugs: WantedDrug[];
  plans: PlanDrugFacts[];
};
