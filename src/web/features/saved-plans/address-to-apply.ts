import type { BrandEntry } from '#content/brands/brand-table.ts';
import type { Enrollment } from '#contract/applications.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { newestFor } from '#domain/applications/newest-for.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';
import { rememberWantedPlan } from '#web/data/enrollment-cookie.ts';
import { applicationAddress } from '#web/parts/applications/application-address.ts';
import { stepToGoOn } from '#web/parts/applications/enrollment-address.ts';

/**
 * Where somebody applies for a saved plan: where their application goes on, at what they sent, or at the first page. Then
 * the plan is remembered before this page is left, since its application begins with a sign-in. ENROLL-021, PLAN-029.
 */
export function addressToApply(site: BrandEntry, plan: SavedPlan, enrollments: readonly Enrollment[]): string {
  const { planId, planName, planYear, planType, zipCode, county } = plan;
  const fips = county ? fiveDigitFips(county) : '';
  const application = newestFor(enrollments, plan);
  if (plan.button.kind === 'enroll')
    rememberWantedPlan({ planId, planName, planYear, planType, zip: zipCode, county: fips });
  const step = application ? stepToGoOn(application) : 'welcome';
  return applicationAddress(site, { planId, planYear, planType, zipcode: zipCode, county: fips }, step);
}
