import type { AnnualCents } from '#domain/money/cents.ts';
import { YEAR_COST_PARTS, type YearCost, type YearCostPart } from './year-cost.ts';

type Year = Pick<YearCost, 'parts' | 'total'>;

/** Part by part, without those that cost the same: below 0 where the cheapest costs less. */
type Difference = readonly { part: YearCostPart; cents: AnnualCents }[];

export type Cheapest<Plan> = {
  /** More than one where they cost the same. */
  plans: readonly Plan[];
  total: AnnualCents;
  /** The next after them; null where all known plans cost the same. */
  next: { plan: Plan; less: AnnualCents; parts: Difference } | null;
  /** Of how many plans the total is known. */
  known: number;
};

/** Which plan costs least in a year, and why. Null where fewer than two totals are known: then nothing is compared. */
export function cheapestPlan<Plan>(plans: readonly Plan[], yearOf: (plan: Plan) => Year | null): Cheapest<Plan> | null {
  const known = plans
    .flatMap((plan) => {
      const year = yearOf(plan);
      return year && year.total !== null ? [{ plan, parts: year.parts, total: year.total }] : [];
    })
    .toSorted((one, other) => one.total - other.total);
  const [first, second] = known;
  if (!first || !second) return null;
  const next = known.find(({ total }) => total > first.total);
  return {
    plans: known.filter(({ total }) => total === first.total).map(({ plan }) => plan),
    total: first.total,
    next: next ? { plan: next.plan, less: next.total - first.total, parts: differenceOf(first, next) } : null,
    known: known.length,
  };
}

/** A part that a plan does not have costs nothing there: its total is known without it. */
function differenceOf(one: Pick<Year, 'parts'>, other: Pick<Year, 'parts'>): Difference {
  const centsOf = ({ parts }: Pick<Year, 'parts'>, part: YearCostPart) =>
    parts.find((known) => known.part === part)?.cents ?? 0;
  return YEAR_COST_PARTS.map((part) => ({ part, cents: centsOf(one, part) - centsOf(other, part) })).filter(
    ({ cents }) => cents !== 0,
  );
}
