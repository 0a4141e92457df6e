import type { BrandEntry } from '#content/brands/brand-table.ts';
import type { Enrollment } from '#contract/applications.ts';
import { type PlanKind, planKindOf } from '#domain/applications/plan-kind.ts';
import { routeOfStep, type Step, stepOfRoute } from '#domain/applications/steps.ts';
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

type Begun = Pick<Enrollment, 'enrollmentId' | 'isSubmitted' | 'nextPageUrl'>;

/** Where an application goes on; the first page for what was sent, and for what is not with us. ENROLL-621. */
export function stepToGoOn({ enrollmentId, isSubmitted, nextPageUrl }: Begun): Step {
  if (isSubmitted || enrollmentId === null) return 'welcome';
  const left = stepOfRoute(nextPageUrl);
  return left === null || left === 'welcome' ? 'personal-information' : left;
}

/** Of an application that is there. Where its county is known by name alone, the ZIP code has to do. */
export function enrollmentAddress(site: BrandEntry, enrollment: Enrollment): string {
  const { zipCode: zipcode, county, ...plan } = enrollment;
  const fips = county !== null && /^\d{5}$/.test(county) ? county : null;
  return applicationAddress(site, { ...plan, zipcode, county: fips }, stepToGoOn(enrollment));
}

/** Of the plan that the cookie remembers. */
export const wantedPlanAddress = (site: BrandEntry, { zip, ...plan }: WantedPlan) =>
  applicationAddress(site, { ...plan, zipcode: zip });

export const isApplicationKind = (part: string) => Object.values(PART_OF_KIND).includes(part);
