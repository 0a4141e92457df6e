import type { BrandEntry } from '#content/brands/brand-table.ts';
import { type PlanKind, planKindOf } from '#domain/applications/plan-kind.ts';
import { routeOfStep, type Step } from '#domain/applications/steps.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import type { WantedPlan } from '#web/data/enrollment-cookie.ts';

const PART_OF_KIND: Readonly<Record<PlanKind, string>> = { MA: 'ma', PDP: 'pdp', SNP: 'snp' };

export type AppliedFor = {
  planId: string;
  planYear: number;
  planType: PlanType;
  zipcode: string;
  /** All five digits; null where the ZIP code alone is known. */
  county: string | null;
};

/**
 * The page on which a plan is applied for. It names the plan and nobody: which application it is says the profile. The
 * double slash of a stored route would be lost on the way. ENROLL-002, ENROLL-618.
 */
export function applicationAddress(site: BrandEntry, plan: AppliedFor, step: Step = 'welcome'): string {
  const { planId, planYear, planType, zipcode, county } = plan;
  const query = new URLSearchParams({ planId, planYear: String(planYear), zipcode, ...(county && { county }) });
  const route = routeOfStep(step).replaceAll('//', '/');
  return `${site.addresses.applicationBase}/${PART_OF_KIND[planKindOf({ planType })]}${route}?${query}`;
}

/** Of the plan that the cookie remembers. */
export const wantedPlanAddress = (site: BrandEntry, { zip, ...plan }: WantedPlan) =>
  applicationAddress(site, { ...plan, zipcode: zip });

export const isApplicationKind = (part: string) => Object.values(PART_OF_KIND).includes(part);
