import { fiveDigitFips } from '#domain/geography/county.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { rememberYear } from '#web/data/remembered-place.ts';

type Place = { zipcode: string; fipsStateCode: string; fipsCountyCode: string };

/** Which plans, where: the names under which they travel. PLAN-012. */
type PlaceAndType = { zipcode: string; county: string; planYear: number; planType: PlanType | 'ALL' };

/** What the plan-browsing tool can be asked to show. Spec A2, A7. */
export type PlanToolRequest =
  | (PlaceAndType & { page: 'summary' })
  | (PlaceAndType & { page: 'details'; planId: string })
  | (PlaceAndType & { page: 'compare'; compareplanIds: string });

/** The tool, where it is a program of its own on the page. PLAN-416, PLAN-417. */
export type PlanTool = { navigate: (request: PlanToolRequest) => void; setPlanYear: (planYear: number) => void };

declare global {
  interface Window {
    planTool?: PlanTool;
  }
}

type Where = { place: Place | null; planYear: number; planType?: PlanType | 'ALL' };

const placeAndType = ({ place, planYear, planType = 'ALL' }: Where): PlaceAndType => ({
  zipcode: place?.zipcode ?? '',
  county: place ? fiveDigitFips(place) : '',
  planYear,
  planType,
});

export const summaryRequest = (where: Where): PlanToolRequest => ({ page: 'summary', ...placeAndType(where) });

export const detailsRequest = (where: Where, planId: string): PlanToolRequest => ({
  page: 'details',
  ...placeAndType(where),
  planId,
});

/** The ids are comma-separated. PLAN-013. */
export const compareRequest = (where: Where, planIds: readonly string[]): PlanToolRequest => ({
  page: 'compare',
  ...placeAndType(where),
  compareplanIds: planIds.join(','),
});

/** The same values in an address: what a plain link leads to when no tool is on the page. Decision PLAN-416. */
export function addressOf(request: PlanToolRequest): string {
  const { zipcode, county, planYear, planType } = request;
  const query = new URLSearchParams({ zipcode, county, planYear: String(planYear), planType });
  for (const name of ['zipcode', 'county']) if (!query.get(name)) query.delete(name);
  if (request.page === 'summary') return `/health-plans?${query}`;
  if (request.page === 'details') return `/health-plans/details/${request.planId}?${query}`;
  // Plan ids are letters and digits: their commas stay readable.
  return `/health-plans/compare?compareplanIds=${request.compareplanIds}&${query}`;
}

/** Our own pages read the year they last chose; another tool is told. */
export function setPlanYear(planYear: number) {
  rememberYear(planYear);
  window.planTool?.setPlanYear(planYear);
}
