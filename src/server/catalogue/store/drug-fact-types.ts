import type { Edition } from '#contract/plan.ts';
import type { PharmacyPrices } from '#domain/drug-cost/fill-price.ts';
import type { MicroDollars } from '#domain/drug-cost/micro-dollars.ts';
import type { CostRow, InsulinRow, PharmacyPlace } from '#domain/drug-cost/plan-facts.ts';
import type { DaysOfSupply } from '#domain/drug-cost/year-input.ts';
import type { Dispensing } from '#domain/drugs/dispensing.ts';
import type { PriceMatch } from '#domain/drugs/price-match.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import type { PharmacyKind } from '../drug-tables.ts';

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
  /** It is one price for all strengths together. */
  poolsStrengths: boolean;
  edition: Edition;
  sourceLine: number;
};

/** How the drug is counted, and what can be said of its average price. */
export type DrugKnowledge = Pick<Dispensing, 'unit' | 'item' | 'packages' | 'asksSize'> & { priceMatch: PriceMatch };

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
  /** Null for a drug of which nothing is known but its code or name. */
  knowledge: DrugKnowledge | null;
  reference: ReferencePrice | null;
};

export type PharmacyAtPlan = {
  /** Null for a number that no list has. */
  kind: PharmacyKind | null;
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
  /** In the order in which they were asked for. */
  pharmacies: PharmacyAtPlan[];
};

export type DrugFacts = {
  /** Where all facts of plans come from; null when no drug files of the year are loaded. */
  edition: Edition | null;
  drugs: WantedDrug[];
  plans: PlanDrugFacts[];
};
