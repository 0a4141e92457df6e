import type { AnnualCents, Cents } from '#domain/money/cents.ts';
import type { Parts } from './part-d-parameters.ts';
import type { CostPart, HelpCategory, Share, Unknown } from './year-input.ts';

/** The part of the benefit that decided what a fill, or a part of it, costs. */
export const PHASES = [
  'deductible',
  'initial',
  'gap',
  'catastrophic',
  'insulin',
  'vaccine',
  'supplemental',
  'not-covered',
  'not-offered',
] as const;
export type Phase = (typeof PHASES)[number];

export interface FillCost {
  /** 1 to 12. */
  month: number;
  drugId: string;
  /** Null for a vaccine, which is free whatever it is sold for. */
  price: Cents | null;
  pays: Cents;
  /** What counts toward the yearly limit, whoever paid it. */
  counts: Cents;
  /** In the order they were passed; a fill over a border has two. */
  phases: readonly Phase[];
}

export interface DrugYear {
  drugId: string;
  part: CostPart;
  year: AnnualCents;
  /** Twelve, January first. */
  months: readonly Cents[];
}

/** What the drugs of a year cost at one plan and pharmacy. */
export interface YearEstimate {
  /** null when a drug has no figure: a sum with a hole in it is no sum. */
  year: AnnualCents | null;
  /** Twelve, January first; null as the year is. */
  months: readonly Cents[] | null;
  /** What Part D covers: from 2024 on never above the yearly limit. null when a drug of it has no figure. */
  covered: AnnualCents | null;
  supplemental: AnnualCents | null;
  notCovered: AnnualCents | null;
  /** What counts toward the yearly limit, and how much of it came in each month. */
  counted: AnnualCents;
  monthsCounted: readonly Cents[];
  /** 1 to 12, or null when the limit is not reached. */
  limitReachedIn: number | null;
  drugs: readonly DrugYear[];
  unknown: readonly { drugId: string; because: Unknown }[];
}

/** No figure at all, and why. */
export type NoEstimate = { because: 'no-parameters' | 'help-not-in-year' };

/** What the amounts are called of which the smallest holds. */
export const CANDIDATE_NAMES = [
  'price',
  'own-share',
  'tier-share',
  'help-copay',
  'insulin-limit',
  'insulin-copay',
  'insulin-coinsurance',
  'insulin-part-of-price',
] as const;

/** One of several amounts of which the smallest holds. */
export interface Candidate {
  name: (typeof CANDIDATE_NAMES)[number];
  amount: Cents;
}

/** How a part of a fill is shared. */
export type ShareRule =
  | { rule: 'all' }
  | { rule: 'nothing' }
  | { rule: 'tier'; share: Share; isBeforeDeductible: boolean }
  | { rule: 'parts'; parts: Parts }
  | { rule: 'larger'; parts: Parts; copay: Cents; most: Cents }
  | { rule: 'smallest'; candidates: readonly Candidate[] };

/**
 * The arithmetic of a fill, for its receipt. 'part' steps add up to the own share. 'extra-help' and 'limit' replace
 * what is paid by their result, and are there only when they had a say. 'counted' comes last.
 */
export type Step =
  | { step: 'part'; phase: Phase; of: Cents; by: ShareRule; result: Cents }
  /** The only part of a vaccine of which no price is known. */
  | { step: 'free-vaccine'; phase: Extract<Phase, 'vaccine' | 'catastrophic'>; result: 0 }
  | { step: 'extra-help'; category: HelpCategory; by: ShareRule; result: Cents }
  | {
      step: 'extra-help-partial';
      deductible: Cents;
      rest: Cents;
      tierShare: Cents;
      parts: Parts;
      ownShare: Cents;
      result: Cents;
    }
  | { step: 'limit'; left: Cents; result: Cents }
  | { step: 'counted'; ownShare: Cents; standardShare: Cents | null; maker: Cents; left: Cents; result: Cents };

/** Where steps are written down. The quick walk has none, and then nothing is made. */
export type Steps = Step[] | undefined;

const isSaid = ({ amount }: Candidate) => amount !== Number.POSITIVE_INFINITY;

/** Leaves out the amounts that neither the plan nor the law names. */
export const smallestOf = (candidates: readonly Candidate[]): ShareRule => ({
  rule: 'smallest',
  candidates: candidates.filter(isSaid),
});

/** Why a plan, or one of the drugs at it, has no figure. */
export const NO_COST_REASONS = [
  'no-drug-cover',
  'no-drug-data',
  'suppressed',
  'deductible-unknown',
  'no-parameters',
  'drug-unknown',
  'share-unknown',
  'price-unknown',
  'quantity-unknown',
  /** More than anybody can take: it is asked about and not priced. */
  'quantity-too-much',
  /** The package that the quantity counts is not one that the drug comes in. */
  'package-unknown',
  /** No source tells in what the price files count the drug. */
  'unit-unknown',
  /** The average price is one of several forms or units together. */
  'price-mixed',
  /** Several average prices could be meant. */
  'price-unclear',
  /** The year does not know this kind of Extra Help. */
  'help-not-in-year',
  /** What came out can not be: a fault of ours, which is logged. */
  'fault',
] as const;
export type NoCostReason = (typeof NO_COST_REASONS)[number];
