import { queryOptions } from '@tanstack/react-query';
import type { FoundPharmacy, MILES, PharmacyData } from '#contract/pharmacies.ts';
import type { Pharmacy } from '#contract/saved-drugs.ts';
import { call } from '#web/lib/call.ts';

const ONE_HOUR = 3_600_000;

export const USUAL_MILES = 10;

export type PharmacySearch = {
  zipCode: string;
  miles: (typeof MILES)[number];
  name?: string;
  kind?: PharmacyData['kind'];
  longTermCare?: boolean;
};

export const pharmaciesQuery = (search: PharmacySearch) =>
  queryOptions({
    queryKey: ['pharmacies', search],
    queryFn: async ({ signal }): Promise<{ pharmacies: FoundPharmacy[]; hasMore: boolean }> =>
      call('searchPharmacies', { body: search }, signal),
    staleTime: ONE_HOUR,
  });

/** Whether the chosen pharmacy is still known. PHARM-604. */
export const pharmacyQuery = (pharmacyNumber: string, year: number) =>
  queryOptions({
    queryKey: ['pharmacy', pharmacyNumber, year],
    queryFn: ({ signal }) => call('getPharmacyData', { params: { pharmacyNumber, year } }, signal),
    staleTime: ONE_HOUR,
  });

/** How each of several plans of a year sees each of several pharmacies. PHARM-605. */
export const networksQuery = (planIds: readonly string[], planYear: number, pharmacyNumbers: readonly string[]) =>
  queryOptions({
    queryKey: ['pharmacy-networks', planYear, planIds, pharmacyNumbers],
    queryFn: async ({ signal }) => {
      const body = { planYear, planIds: [...planIds], pharmacyNumbers: [...pharmacyNumbers] };
      return (await call('searchPharmacyCoverage', { body }, signal)).pharmacies;
    },
    staleTime: ONE_HOUR,
  });

type PharmacyFacts = Pick<FoundPharmacy, 'pharmacyName' | 'pharmacyNumber' | 'mailOrder' | 'pharmacyAddress'>;

/** What is kept of a pharmacy. How a plan sees it is not known yet. PHARM-603. */
export const pharmacyToKeep = (found: PharmacyFacts): Pharmacy => ({
  pharmacyName: found.pharmacyName,
  pharmacyNumber: found.pharmacyNumber,
  mailOrder: found.mailOrder,
  pharmacySaver: null,
  preferredNetwork: null,
  pharmacyAddress: found.pharmacyAddress,
});
