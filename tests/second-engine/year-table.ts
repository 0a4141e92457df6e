import type { DrugKind } from '#domain/drug-cost/year-input.ts';

type ByKind = Readonly<Record<DrugKind, number>>;

/** What the second engine knows of a plan year, in cents and parts of ten thousand. */
export interface YearRow {
  deductible: number;
  threshold: number;
  /** What the standard benefit asks after its deductible. */
  standardParts: number;
  gap?: { above: number; parts: number; makerParts: number };
  afterLimit?: { parts: number; least: ByKind };
  fullHelp: ByKind;
  fullHelpLowIncome: ByKind;
  partialHelp?: { deductible: number; parts: number };
}

/**
 * Typed a second time from CMS's announcements, so that a slip of the hand in one table shows.
 * @yearly add a row
 */
const ROWS: Readonly<Record<number, YearRow>> = {
  2023: {
    deductible: 505_00,
    threshold: 7400_00,
    standardParts: 25_00,
    gap: { above: 4660_00, parts: 25_00, makerParts: 70_00 },
    afterLimit: { parts: 5_00, least: { generic: 4_15, brand: 10_35 } },
    fullHelp: { generic: 4_15, brand: 10_35 },
    fullHelpLowIncome: { generic: 1_45, brand: 4_30 },
    partialHelp: { deductible: 104_00, parts: 15_00 },
  },
  2024: {
    deductible: 545_00,
    threshold: 8000_00,
    standardParts: 25_00,
    gap: { above: 5030_00, parts: 25_00, makerParts: 70_00 },
    fullHelp: { generic: 4_50, brand: 11_20 },
    fullHelpLowIncome: { generic: 1_55, brand: 4_60 },
  },
  2025: {
    deductible: 590_00,
    threshold: 2000_00,
    standardParts: 25_00,
    fullHelp: { generic: 4_90, brand: 12_15 },
    fullHelpLowIncome: { generic: 1_60, brand: 4_80 },
  },
  2026: {
    deductible: 615_00,
    threshold: 2100_00,
    standardParts: 25_00,
    fullHelp: { generic: 5_10, brand: 12_65 },
    fullHelpLowIncome: { generic: 1_60, brand: 4_90 },
  },
  2027: {
    deductible: 700_00,
    threshold: 2400_00,
    standardParts: 25_00,
    fullHelp: { generic: 5_80, brand: 14_40 },
    fullHelpLowIncome: { generic: 1_65, brand: 5_00 },
  },
};

export const rowOf = (planYear: number): YearRow | undefined => ROWS[planYear];

/** $35 for each 30 days, in every year since 2023. */
export const INSULIN_FOR_30_DAYS = 35_00;
export const INSULIN_PARTS = 25_00;
export const INSULIN_PARTS_SINCE = 2026;

/** From this year on an enhanced plan counts the standard benefit's share where that is more. */
export const ENHANCED_COUNTS_MORE_SINCE = 2025;
