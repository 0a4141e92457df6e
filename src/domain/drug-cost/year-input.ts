import type { AnnualCents, Cents } from '#domain/money/cents.ts';
import type { PartDParameters } from './part-d-parameters.ts';

/** What one fill lasts. CMS's files know 30, 60 and 90 days. */
export const DAYS_OF_SUPPLY = [30, 60, 90] as const;
export type DaysOfSupply = (typeof DAYS_OF_SUPPLY)[number];

/** A drug sold under its maker's name costs other fees and copays than its generic. */
export type DrugKind = 'brand' | 'generic';

/** What a tier asks of a fill. Coinsurance is in parts of ten thousand: 2500 is 25 %. */
export type Share =
  | { kind: 'copay'; amount: Cents }
  | { kind: 'coinsurance'; parts: number; least?: Cents; most?: Cents };

/** The plan's own line for insulin. CMS prints a copay, a coinsurance, both or neither. */
export interface InsulinShare {
  copay?: Cents;
  parts?: number;
}

/** How a plan covers a drug at one pharmacy and one supply, as docs/drug-cost-rules.md names it. */
export type Cover =
  | { rule: 'tier'; share: Share; hasDeductible: boolean; beforeDeductible?: Share }
  | { rule: 'insulin'; share?: Share; insulin?: InsulinShare }
  | { rule: 'vaccine' }
  | { rule: 'supplemental'; share: Share }
  | { rule: 'not-covered' }
  | { rule: 'not-offered' };

export interface KnownDrug {
  /** The caller's own key; the national drug code as a rule. */
  id: string;
  kind: DrugKind;
  supply: DaysOfSupply;
  /** The price of one fill, fees and floor price included. */
  price: Cents;
  cover: Cover;
  /** Filled in the first month alone, as a vaccine is. */
  isOnce?: boolean;
}

/** Nothing is paid for it whatever it is sold for, so that its price need not be known in a year without a gap. */
export interface UnpricedVaccine {
  id: string;
  kind: DrugKind;
  supply: DaysOfSupply;
  price: null;
  cover: Extract<Cover, { rule: 'vaccine' }>;
  isOnce?: boolean;
}

/** Why a drug has no figure: whether it is covered, what the plan asks for it, or its price is not known. */
export type Unknown = 'cover-unknown' | 'share-unknown' | 'price-unknown';

export interface UnknownDrug {
  id: string;
  unknown: Unknown;
  /** Null where it is the cover that is not known. */
  cover: Cover | null;
}

export type PricedDrug = KnownDrug | UnpricedVaccine | UnknownDrug;

export interface PlanBenefit {
  deductible: AnnualCents;
  /** Only an enhanced plan counts more toward the limit than is paid. Unknown counts as basic. */
  isEnhanced: boolean;
}

/** 0 none, 1 full, 2 full with Medicaid and a low income, 3 full in an institution, 4 partial (2023 only). */
export const HELP_CATEGORIES = [0, 1, 2, 3, 4] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];

export interface YearInput {
  planYear: number;
  plan: PlanBenefit;
  drugs: readonly PricedDrug[];
  help: HelpCategory;
  /** 1 to 12. Months before it cost nothing. */
  startMonth: number;
  /** Earlier in the same year, under another plan. */
  already: { counted: Cents; spent: Cents };
}

/** A drug that has figures. */
export type CountedDrug = KnownDrug | UnpricedVaccine;

/** In the gap of 2023 and 2024 every price moves the others', also one that is not paid. */
export const isCounted = (drug: PricedDrug, { gap }: PartDParameters): drug is CountedDrug =>
  !('unknown' in drug) && (drug.price !== null || gap === null);

export type PartDCover = Extract<Cover, { rule: 'tier' | 'insulin' | 'vaccine' }>;

/** Whether the drug is one of the benefit of Part D, not only of the plan on its own. */
export const isPartD = (cover: Cover): cover is PartDCover =>
  cover.rule === 'tier' || cover.rule === 'insulin' || cover.rule === 'vaccine';

/** What a year is made of: drugs of Part D, drugs that the plan covers on its own, and drugs that it does not cover. */
export const COST_PARTS = ['covered', 'supplemental', 'notCovered'] as const;
export type CostPart = (typeof COST_PARTS)[number];

export function costPartOf(cover: Cover): CostPart {
  if (isPartD(cover)) return 'covered';
  return cover.rule === 'supplemental' ? 'supplemental' : 'notCovered';
}
