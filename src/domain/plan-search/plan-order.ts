import { type AnnualCents, type MonthlyCents, yearOfMonths } from '#domain/money/cents.ts';
import type { DoctorsFit } from './doctors-fit.ts';

/** Total cost comes first and is the default: a low premium alone can hide a dear plan. */
export const SORT_ORDERS = ['total-cost', 'premium', 'stars', 'doctors'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

type Ordered = {
  monthlyPremium: MonthlyCents | null;
  starRating: { overall: number | null } | null;
  doctors?: DoctorsFit | undefined;
};

/** Twelve months of premium; null when the premium is not known. What drugs cost is not in it. */
export const yearlyPremium = ({ monthlyPremium }: Pick<Ordered, 'monthlyPremium'>): AnnualCents | null =>
  monthlyPremium === null ? null : yearOfMonths(monthlyPremium);

const RANK: Record<Exclude<SortOrder, 'total-cost'>, (plan: Ordered) => number | null> = {
  premium: ({ monthlyPremium }) => monthlyPremium,
  stars: ({ starRating }) => (starRating?.overall ? -starRating.overall : null),
  doctors: ({ doctors }) => (doctors ? -doctors.rank : null),
};

/**
 * Plans whose figure is not known come last; those that are alike stay in the order they came in, and by doctors, where
 * many are alike, in that of their cost.
 * @param totalOf without drugs, and until their costs are there, the premiums of the year are all that is known.
 */
export function sortPlans<Plan extends Ordered>(
  plans: readonly Plan[],
  order: SortOrder,
  totalOf: (plan: Plan) => AnnualCents | null = yearlyPremium,
): Plan[] {
  const rank = order === 'total-cost' ? totalOf : RANK[order];
  const inOrder = order === 'doctors' ? sortPlans(plans, 'total-cost', totalOf) : plans;
  return inOrder.toSorted((a, b) => (rank(a) ?? Number.POSITIVE_INFINITY) - (rank(b) ?? Number.POSITIVE_INFINITY) || 0);
}
