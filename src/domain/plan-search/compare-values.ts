export const COMPARISONS = ['same', 'different', 'partly-unknown', 'unknown'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/**
 * Whether what is told of several plans differs. Null is not known: beside a known value it is neither the same nor
 * different.
 */
export function compareValues(values: readonly (string | null)[]): Comparison {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return 'unknown';
  if (new Set(known).size > 1) return 'different';
  return known.length === values.length ? 'same' : 'partly-unknown';
}
