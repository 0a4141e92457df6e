import type { Edition } from '#contract/plan.ts';
import type { AnnualCents, Cents } from '#domain/money/cents.ts';

/** Whole millionths of a dollar. */
export type Micros = number;
export type Supply = 30 | 60 | 90;
export type Channel = 'preferred-retail' | 'standard-retail' | 'preferred-mail' | 'standard-mail';

export type TierShare =
  | { kind: 'copay'; amount: Cents; least?: Cents; most?: Cents }
  | { kind: 'coinsurance'; parts: number; least?: Cents; most?: Cents }
  | { kind: 'not-offered' };

export type TierCost = {
  level: 'before-deductible' | 'initial';
  tier: number;
  supply: Supply;
  hasDeductible: boolean;
  isSpecialty: boolean;
  shares: Record<Channel, TierShare>;
  sourceLine: number;
};

export type InsulinTierCost = {
  tier: number | 'all';
  supply: Supply;
  /** A channel without figures is left out. */
  shares: Partial<Record<Channel, { copay?: Cents; parts?: number }>>;
  sourceLine: number;
};

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
  unitCost: Micros;
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
  unitCosts: Record<Supply, { unitCost: Micros; sourceLine: number } | null>;
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
  place: { delivery: 'retail' | 'mail'; network: 'preferred' | 'standard' | 'out' | 'unknown' };
  prices: {
    fees: Record<'brand' | 'generic' | 'selected', Record<Supply, Micros | null>>;
    floor: Micros | null;
  } | null;
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
