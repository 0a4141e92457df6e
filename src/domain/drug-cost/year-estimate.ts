import type { AnnualCents, Cents } from '#domain/money/cents.ts';
import type { CostPart } from './cost-part.ts';
import type { Unknown } from './year-input.ts';

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
