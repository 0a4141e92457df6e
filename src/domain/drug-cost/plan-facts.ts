import type { PharmacyPrices } from './fill-price.ts';
import type { Dose } from './fill-units.ts';
import type { MicroDollars } from './micro-dollars.ts';
import type { DaysOfSupply, DrugKind, InsulinShare, Share } from './year-input.ts';

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
