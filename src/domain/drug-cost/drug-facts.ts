import type { Dispensing } from '#domain/drugs/dispensing.ts';
import type { PriceMatch } from '#domain/drugs/price-match.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import type { MicroDollars } from '#domain/money/micro-dollars.ts';
import type { Dose, DrugFrequency, SupplyLength } from './drug-quantity.ts';
import type { PharmacyPrices } from './fill-price.ts';
import type { DaysOfSupply, DrugKind, InsulinShare, Share } from './year-input.ts';

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

/*
 * What is known of plans, pharmacies and drugs before anything is priced. CMS's codes do not come this far. A trap for
 * who reads them: in the two cost files the days of supply are codes (1 is 30, 4 is 60, 2 is 90, and 3 is another
 * supply), in the pricing file they are the days themselves. And in the cost files a minimum or maximum of 0 means that
 * there is none.
 */

/** The four kinds of pharmacy for which a plan names its costs. */
export const CHANNELS = ['preferred-retail', 'standard-retail', 'preferred-mail', 'standard-mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** CMS's cost type 0: the plan does not offer this supply at this kind of pharmacy. */
export interface NotOffered {
  kind: 'not-offered';
}

/** The row is there, and leaves open what is asked at this kind of pharmacy. */
export interface NotStated {
  kind: 'not-stated';
}

/** A row of the beneficiary cost file. Rows before the deductible are there only for tiers that are spared it. */
export interface CostRow {
  level: 'before-deductible' | 'initial';
  tier: number;
  supply: DaysOfSupply;
  hasDeductible: boolean;
  shares: Readonly<Record<Channel, Share | NotOffered | NotStated>>;
}

/** A row of the insulin file; copays are those of the whole supply. A channel without figures is left out. */
export interface InsulinRow {
  /** CMS prints '.' for all tiers. */
  tier: number | 'all';
  supply: DaysOfSupply;
  shares: Readonly<Partial<Record<Channel, InsulinShare>>>;
}

/** Where a plan has a drug: on its formulary, on its list of drugs that Medicare leaves out, on none; or not known. */
export type Listing = { list: 'formulary' | 'excluded'; tier: number } | { list: 'none' } | { list: 'unknown' };

/** A pharmacy in the eyes of a plan. The caller tells the shopper where the network is unknown. */
export interface PharmacyPlace {
  delivery: 'retail' | 'mail';
  network: 'preferred' | 'standard' | 'out' | 'unknown';
}

/** What a drug is, whatever the plan. */
export interface DrugFacts {
  isInsulin: boolean;
  isAdultVaccine: boolean;
}

/** A drug of the shopper's list. */
export interface ListedDrug extends DrugFacts {
  id: string;
  kind: DrugKind;
  /** Its price was negotiated by Medicare. */
  isSelected: boolean;
  /** Null where it is not known how many billing units a fill has. */
  dose: Dose | null;
  supply: DaysOfSupply;
}

/** A plan's facts for one drug at one pharmacy; null where its unit cost there is not known. */
export interface DrugAtPlan {
  listing: Listing;
  unitCost: MicroDollars | null;
}

/** One pharmacy of one plan; prices are null where they are not known. */
export interface PharmacyAtPlan {
  place: PharmacyPlace;
  prices: PharmacyPrices | null;
}
