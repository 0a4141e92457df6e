import type { SnpEligibility } from '#domain/plans/snp-eligibility.ts';

/** What is said of a plan wherever it is shown. */
export const planFacts = {
  kind: {
    withDrugs: (how: string) => `${how} with drug coverage`,
    withoutDrugs: (how: string) => `${how} without drug coverage`,
    specialNeeds: (how: string) => `${how} special needs plan`,
    drugPlan: 'Drug plan (PDP)',
  },
  monthlyPremium: 'Monthly premium',
  drugDeductible: 'Drug deductible',
  outOfPocketMaximum: 'Out-of-pocket maximum',
  notAvailable: 'Not available',
  /** Marks a text of the source on a page that is not English. */
  inEnglish: 'in English',
  noDrugCoverage: 'No drug coverage',
  stars: (stars: number, year: number) => `${stars.toFixed(1)} out of 5 stars (${year})`,
  shortStars: (stars: number, year: number) => `${stars.toFixed(1)} of 5 (${year})`,
  /** The reason is in the words of CMS, which other languages translate. */
  starRating: 'Star rating',
  /** Why there are no stars. isSource: only the source's own words are known. */
  starReason: (reason: string): { text: string; isSource: boolean } => ({ text: reason, isSource: false }),
  madeUp: 'Made-up sample',
  madeUpPage: 'All plans on this page are invented. You cannot join them.',
  // Spec A8, verbatim.
  eligibility: {
    medicaid: 'Medicaid required',
    'chronic-condition': 'Chronic condition required',
    'nursing-home-care': 'Nursing home level of care required',
  } satisfies Record<SnpEligibility, string>,
  highDeductible: 'High deductible',
  /** How many of the saved doctors a plan lists. What a list does not tell is said apart. */
  doctors: {
    label: 'Your doctors',
    working: 'Checking…',
    none: 'No network of doctors',
    inNetwork: (count: number, of: number) => `${count} of ${of} in network`,
    acceptMedicare: (count: number, of: number) => `${count} of ${of} accept Medicare`,
    notListed: (count: number) => `${count} not listed`,
    notAvailable: (count: number) => `${count} not available`,
  },
};
