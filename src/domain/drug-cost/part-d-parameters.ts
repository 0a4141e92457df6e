import type { AnnualCents, Cents } from '#domain/money/cents.ts';
import type { DrugKind } from './year-input.ts';

/** Parts of ten thousand: 2500 is 25 %. */
export type Parts = number;

type CopayByKind = Readonly<Record<DrugKind, Cents>>;

export interface PartDParameters {
  /** The standard benefit's deductible. A plan may have a lower one, or none. */
  deductible: AnnualCents;
  /** The yearly limit on what counts as paid by the shopper (TrOOP). */
  threshold: AnnualCents;
  /** What the standard benefit asks after the deductible. */
  initialParts: Parts;
  /** The gap above the initial coverage limit; the law closed it at the end of 2024. */
  gap: { limit: AnnualCents; parts: Parts; makerParts: Parts } | null;
  /** After the limit; nothing is asked from 2024 on. */
  catastrophic: { parts: Parts; copay: CopayByKind } | null;
  /** The most that insulin may cost for each 30 days. */
  insulinMonth: Cents;
  /** From 2026 on insulin never costs more than this part of its price. */
  insulinParts: Parts | null;
  /** From 2025 on an enhanced plan counts at least what the standard benefit would have asked. */
  countsStandardShare: boolean;
  /** The copays of Extra Help. Category 2 has Medicaid and a low income, category 1 all others with full help. */
  helpCopay: Readonly<Record<1 | 2, CopayByKind>>;
  /** Category 4, which ended with 2023. */
  partialHelp: { deductible: AnnualCents; parts: Parts } | null;
}

const QUARTER: Parts = 25_00;

/** The same in every year since 2023. */
const ALWAYS = { initialParts: QUARTER, insulinMonth: 35_00 } as const;
/** What the Inflation Reduction Act ended before 2025. */
const ENDED = { gap: null, catastrophic: null, partialHelp: null } as const;

/**
 * The defined standard benefit of Medicare Part D and the copays of Extra Help, in cents.
 * @yearly add next year's row when CMS publishes the final rate announcement, each April.
 * @source CMS announcements of Part D payment policies, CY 2023 to CY 2027. 2026 and 2027 were checked against several
 * published texts. Of 2023 the deductible, both limits; of 2024 both limits; of 2025 the yearly limit; the other figures
 * of 2023 to 2025 come from general knowledge of the announcements and were not checked again.
 */
const PART_D: Readonly<Record<number, PartDParameters>> = {
  2023: {
    ...ALWAYS,
    deductible: 505_00,
    threshold: 7_400_00,
    gap: { limit: 4_660_00, parts: QUARTER, makerParts: 70_00 },
    catastrophic: { parts: 5_00, copay: { generic: 4_15, brand: 10_35 } },
    insulinParts: null,
    countsStandardShare: false,
    helpCopay: { 1: { generic: 4_15, brand: 10_35 }, 2: { generic: 1_45, brand: 4_30 } },
    partialHelp: { deductible: 104_00, parts: 15_00 },
  },
  2024: {
    ...ALWAYS,
    ...ENDED,
    deductible: 545_00,
    threshold: 8_000_00,
    gap: { limit: 5_030_00, parts: QUARTER, makerParts: 70_00 },
    insulinParts: null,
    countsStandardShare: false,
    helpCopay: { 1: { generic: 4_50, brand: 11_20 }, 2: { generic: 1_55, brand: 4_60 } },
  },
  2025: {
    ...ALWAYS,
    ...ENDED,
    deductible: 590_00,
    threshold: 2_000_00,
    insulinParts: null,
    countsStandardShare: true,
    helpCopay: { 1: { generic: 4_90, brand: 12_15 }, 2: { generic: 1_60, brand: 4_80 } },
  },
  2026: {
    ...ALWAYS,
    ...ENDED,
    deductible: 615_00,
    threshold: 2_100_00,
    insulinParts: QUARTER,
    countsStandardShare: true,
    helpCopay: { 1: { generic: 5_10, brand: 12_65 }, 2: { generic: 1_60, brand: 4_90 } },
  },
  2027: {
    ...ALWAYS,
    ...ENDED,
    deductible: 700_00,
    threshold: 2_400_00,
    insulinParts: QUARTER,
    countsStandardShare: true,
    helpCopay: { 1: { generic: 5_80, brand: 14_40 }, 2: { generic: 1_65, brand: 5_00 } },
  },
};

/** @returns null for a year without a row; never a neighbour's, for a stale figure looks exactly like a right one. */
export const partDParameters = (planYear: number): PartDParameters | null => PART_D[planYear] ?? null;

/**
 * The most that covered drugs can cost a shopper in a year. Null for a year without a row, and for one in which a share
 * was still asked after the limit.
 */
export function yearlyDrugLimit(planYear: number): AnnualCents | null {
  const parameters = partDParameters(planYear);
  return parameters && parameters.catastrophic === null ? parameters.threshold : null;
}
