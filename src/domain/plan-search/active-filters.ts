import type { FilterBenefit } from '#domain/plans/benefits/filter-benefits.ts';
import type { PlanType, ProductType } from '#domain/plans/plan-type.ts';
import { filterPlans, type PlanFilters, type SearchedPlan } from './plan-filters.ts';

/** One filter that is on, and the filters without it. */
export type ActiveFilter = { without: PlanFilters } & (
  | { group: 'planType'; value: PlanType }
  | { group: 'premium'; value: number }
  | { group: 'carriers'; value: string }
  | { group: 'networks'; value: ProductType }
  | { group: 'covers'; value: FilterBenefit }
  | { group: 'stars'; value: number }
  | { group: 'doctors'; value: true }
);

/** Each filter that is on, one by one: several values of a group are several filters. */
export function activeFilters(filters: PlanFilters): ActiveFilter[] {
  const { planType, premium, carriers, networks, covers, stars, doctors } = filters;
  return [
    ...(planType ? [{ group: 'planType', value: planType, without: { ...filters, planType: null } } as const] : []),
    ...(premium === null
      ? []
      : [{ group: 'premium', value: premium, without: { ...filters, premium: null } } as const]),
    ...carriers.map(
      (value) => ({ group: 'carriers', value, without: { ...filters, carriers: others(carriers, value) } }) as const,
    ),
    ...networks.map(
      (value) => ({ group: 'networks', value, without: { ...filters, networks: others(networks, value) } }) as const,
    ),
    ...covers.map(
      (value) => ({ group: 'covers', value, without: { ...filters, covers: others(covers, value) } }) as const,
    ),
    ...(stars === null ? [] : [{ group: 'stars', value: stars, without: { ...filters, stars: null } } as const]),
    ...(doctors ? [{ group: 'doctors', value: doctors, without: { ...filters, doctors: false } } as const] : []),
  ];
}

const others = <Value>(values: readonly Value[], left: Value) => values.filter((value) => value !== left);

export type FilterToDrop = { filter: ActiveFilter; fitting: number };

/**
 * For a list that no plan fits: the filters of which one alone, taken off, brings plans, the one that brings most first.
 * Empty where no single filter does.
 */
export const filtersToDrop = (plans: readonly SearchedPlan[], filters: PlanFilters): FilterToDrop[] =>
  activeFilters(filters)
    .map((filter) => ({ filter, fitting: filterPlans(plans, filter.without).length }))
    .filter(({ fitting }) => fitting > 0)
    .toSorted((one, other) => other.fitting - one.fitting);
