import { type AnnualCents, type MonthlyCents, yearOfMonths } from '#domain/money/cents.ts';

/** Total cost comes first and is the default: a low premium alone can hide a dear plan. */
export const SORT_ORDERS = ['total-cost', 'premium', 'stars'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

type Ordered = { monthlyPremium: MonthlyCents | null; starRating: { overall: number | null } | null };

/** Twelve months of premium; null when the premium is not known. What drugs cost is not in it. */
export const yearlyPremium = ({ monthlyPremium }: Pick<Ordered, 'monthlyPremium'>): AnnualCents | null =>
  monthlyPremium === null ? null : yearOfMonths(monthlyPremium);

const RANK: Record<SortOrder, (plan: Ordered) => number | null> = {
  // As long as drug costs are not known, the premiums of the year are all that is known of the total.
  'total-cost': yearlyPremium,
  premium: ({ monthlyPremium }) => monthlyPremium,
  stars: ({ starRating }) => (starRating?.overall ? -starRating.overall : null),
};

/** Plans whose figure is not known come last; those that are alike stay in the order they came in. */
export function sortPlans<Plan extends Ordered>(plans: readonly Plan[], order: SortOrder): Plan[] {
  const rank = RANK[order];
  return plans.toSorted((a, b) => (rank(a) ?? Number.POSITIVE_INFINITY) - (rank(b) ?? Number.POSITIVE_INFINITY) || 0);
}
