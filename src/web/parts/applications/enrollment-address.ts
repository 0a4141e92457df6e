import type { BrandEntry } from '#content/brands/brand-table.ts';
import type { Enrollment } from '#contract/applications.ts';
import { type Step, stepOfRoute } from '#domain/applications/steps.ts';
import { applicationAddress } from './application-address.ts';

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
