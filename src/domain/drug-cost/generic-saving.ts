import type { AnnualCents } from '#domain/money/cents.ts';

/** A year of all drugs at one plan: with a brand, and with the generic in its place. Null where it is not known. */
export type GenericPair<Plan> = { plan: Plan; withBrand: AnnualCents | null; withGeneric: AnnualCents | null };

/** Amounts are never below zero: the kind tells which way they go. */
type Range =
  | { kind: 'same' }
  | { kind: 'less' | 'more'; least: AnnualCents; most: AnnualCents }
  | { kind: 'mixed'; less: AnnualCents; more: AnnualCents };

export type GenericSaving<Plan> =
  | { kind: 'not-available' }
  /** The plans it is known for, and whether any was left out. */
  | (Range & { plans: readonly Plan[]; isPartial: boolean });

/** What the generic saves from one plan to the next. A plan that lacks either figure is left out. DRUG-620. */
export function genericSaving<Plan>(pairs: readonly GenericPair<Plan>[]): GenericSaving<Plan> {
  const known = pairs.flatMap(({ plan, withBrand, withGeneric }) =>
    withBrand === null || withGeneric === null ? [] : [{ plan, saved: withBrand - withGeneric }],
  );
  if (known.length === 0) return { kind: 'not-available' };
  return {
    ...rangeOf(known.map(({ saved }) => saved)),
    plans: known.map(({ plan }) => plan),
    isPartial: known.length < pairs.length,
  };
}

function rangeOf(saved: readonly AnnualCents[]): Range {
  const least = Math.min(...saved);
  const most = Math.max(...saved);
  if (least === 0 && most === 0) return { kind: 'same' };
  if (least >= 0) return { kind: 'less', least, most };
  // A subtraction from zero, since the negative of 0 is written '-$0.00'.
  if (most <= 0) return { kind: 'more', least: 0 - most, most: 0 - least };
  return { kind: 'mixed', less: most, more: 0 - least };
}
