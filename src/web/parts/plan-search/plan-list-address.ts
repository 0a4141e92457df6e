import type { County } from '#contract/geography.ts';
import { isZip } from '#domain/geography/zip.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { addressOf, summaryRequest } from './plan-tool.ts';

/** 'ALL' is no type but all of them. */
export const PLAN_FILTERS = ['ALL', 'MAPD', 'MA', 'PDP', 'SNP'] as const satisfies readonly (PlanType | 'ALL')[];
export type PlanFilter = (typeof PLAN_FILTERS)[number];

export type PlanListAddress = {
  /** Null when the address holds none; undefined when what it holds is no ZIP code. */
  zip: string | null | undefined;
  county: string | null;
  planYear: number | null;
  /** Null when the address names none. */
  planType: PlanFilter | null;
};

/** The address of a plan list can be kept and sent to others. Spec A2. */
export const planListAddress = (county: County, planYear: number, planType: PlanFilter = 'ALL') =>
  addressOf(summaryRequest({ place: county, planYear, planType }));

/** Anybody can write anything into an address: what is not understood counts as not there, and is asked for. */
export function readPlanListAddress(search: URLSearchParams): PlanListAddress {
  const zip = search.get('zipcode')?.trim() || null;
  const year = search.get('planYear') ?? '';
  const type = search.get('planType')?.toUpperCase();
  return {
    zip: zip && (isZip(zip) ? zip : undefined),
    county: search.get('county')?.trim() || null,
    planYear: /^20\d\d$/.test(year) && year >= '2006' ? Number(year) : null,
    planType: PLAN_FILTERS.find((known) => known === type) ?? null,
  };
}
