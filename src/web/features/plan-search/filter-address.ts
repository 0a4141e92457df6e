import { NO_FILTERS, type PlanFilters, PREMIUM_LIMITS, STAR_LEVELS } from '#domain/plan-search/plan-filters.ts';
import { SORT_ORDERS, type SortOrder } from '#domain/plan-search/plan-order.ts';
import { FILTER_BENEFITS } from '#domain/plans/benefits/filter-benefits.ts';
import { PLAN_TYPES, PRODUCT_TYPES } from '#domain/plans/plan-type.ts';

export type ListChoice = { filters: PlanFilters; order: SortOrder };

const DEFAULT_ORDER: SortOrder = 'total-cost';

/** So many plans are shown at first, and so many more at each request. */
export const STEP = 20;
/** An address that somebody wrote by hand must not stop the page for seconds. */
const MOST_SHOWN = 500;

/**
 * What is chosen stands in the address, so that a list can be kept and sent. What is not understood is left out, and said.
 * @param carriers the companies that offer plans here: another name in the address would leave an empty list unexplained.
 * @param hasDoctors of who has saved none, a list that was sent asks nothing about doctors.
 */
export function readChoice(
  search: URLSearchParams,
  carriers: readonly string[],
  hasDoctors = true,
): ListChoice & { shown: number; leftOut: readonly string[] } {
  const leftOut: string[] = [];
  const several = <Value extends string>(name: string, known: readonly Value[]): Value[] => {
    const values = search.getAll(name);
    if (values.some((text) => !known.some((value) => value === text))) leftOut.push(name);
    return known.filter((value) => values.includes(value));
  };
  const one = <Value>(name: string, known: readonly Value[], write: (value: Value) => string): Value | null => {
    const values = search.get(name);
    const found = known.find((value) => write(value) === values);
    if (values && found === undefined) leftOut.push(name);
    return found ?? null;
  };

  const type = search.get('planType')?.toUpperCase();
  const planType = PLAN_TYPES.find((known) => known === type) ?? null;
  if (type && type !== 'ALL' && planType === null) leftOut.push('planType');
  if (search.has('planYear') && !/^20\d\d$/.test(search.get('planYear') ?? '')) leftOut.push('planYear');

  const filters: PlanFilters = {
    planType,
    premium: one('premium', PREMIUM_LIMITS, inDollars),
    carriers: several('carrier', carriers),
    networks: several('network', PRODUCT_TYPES),
    covers: several('covers', FILTER_BENEFITS),
    stars: one('stars', STAR_LEVELS, String),
    doctors: one('doctors', ['all'], String) !== null && hasDoctors,
  };
  const sort = one('sort', SORT_ORDERS, String) ?? DEFAULT_ORDER;
  const order = sort === 'doctors' && !hasDoctors ? DEFAULT_ORDER : sort;
  const shown = Number(/^\d{1,5}$/.exec(search.get('show') ?? '')?.[0] ?? STEP);
  if (search.has('show') && !(shown >= STEP && /^\d+$/.test(search.get('show') ?? ''))) leftOut.push('show');
  return { filters, order, shown: Math.min(Math.max(shown, STEP), MOST_SHOWN), leftOut };
}

/** The place in a long list: how many plans are shown of it. */
export const addressShowing = (address: string, shown: number) =>
  shown > STEP ? `${address}&show=${Math.min(shown, MOST_SHOWN)}` : address;

const inDollars = (cents: number) => String(cents / 100);

/** @param address of the list without choices, which knows the place and the year. */
export function addressWith(address: string, { filters, order }: ListChoice): string {
  const { premium, carriers, networks, covers, stars, doctors } = filters;
  const pairs: string[][] = [
    ...(premium === null ? [] : [['premium', inDollars(premium)]]),
    ...carriers.map((carrier) => ['carrier', carrier]),
    ...networks.map((network) => ['network', network]),
    ...covers.map((benefit) => ['covers', benefit]),
    ...(stars === null ? [] : [['stars', String(stars)]]),
    ...(doctors ? [['doctors', 'all']] : []),
    ...(order === DEFAULT_ORDER ? [] : [['sort', order]]),
  ];
  return pairs.length > 0 ? `${address}&${new URLSearchParams(pairs)}` : address;
}

/** The type of plan is a tab above the list, and is not cleared with the filters. */
export const withoutFilters = ({ planType }: PlanFilters): PlanFilters => ({ ...NO_FILTERS, planType });
