export type Wanted = 'lowest' | 'highest';

/**
 * Which of several values are better beyond doubt. None is where one of them is not known, since that may be better
 * still, and none where all are the same.
 */
export function betterValues(values: readonly (number | null)[], wanted: Wanted): boolean[] {
  const known = values.filter((value) => value !== null);
  const best = wanted === 'lowest' ? Math.min(...known) : Math.max(...known);
  const isTold = known.length === values.length && known.some((value) => value !== best);
  return values.map((value) => isTold && value === best);
}

type Plan = { planType: string; drugCoverage: boolean };

/** A cost of a plan that covers less is not better for being lower: plans are held against each other within a kind. */
export const coverTheSame = (plans: readonly Plan[]): boolean =>
  new Set(plans.map(({ planType, drugCoverage }) => `${planType === 'PDP'} ${drugCoverage}`)).size <= 1;
