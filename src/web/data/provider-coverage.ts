import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ProviderCoverage, ProviderDirectory } from '#contract/provider-coverage.ts';
import { call } from '#web/lib/call.ts';

const ONE_HOUR = 3_600_000;

type Asked = { nationalProviderId: string; providerAddressId: string };

export type Coverages = { directories: readonly ProviderDirectory[]; answers: readonly ProviderCoverage[] };

/** What plans of a year say of doctors at their places. DOC-001. */
export const coverageQuery = (planYear: number, planIds: readonly string[], providers: readonly Asked[]) => {
  const body = {
    planYear,
    planIds: [...new Set(planIds)].sort(),
    providers: providers.map(({ nationalProviderId: npi, providerAddressId: place }) => ({ npi, place })),
  };
  return queryOptions({
    // Who the doctors are is no part of an address, and the cache ends with the page.
    queryKey: ['provider-coverage', body],
    queryFn: async ({ signal }): Promise<Coverages> => call('searchProviderCoverage', { body }, signal),
    staleTime: ONE_HOUR,
    enabled: planIds.length > 0 && providers.length > 0,
  });
};

export function useProviderCoverage(planYear: number, planIds: readonly string[], providers: readonly Asked[]) {
  const { data, isError, refetch } = useQuery(coverageQuery(planYear, planIds, providers));
  return {
    isError: isError && data === undefined,
    /** Undefined until they are known; the same as long as they say the same. */
    answers: data?.answers,
    tryAgain: () => void refetch(),
    answerOf: (planId: string, { nationalProviderId, providerAddressId }: Asked) =>
      data?.answers.find(
        ({ planId: id, npi, place }) => id === planId && npi === nationalProviderId && place === providerAddressId,
      ),
    directoryOf: (planId: string) => data?.directories.find((directory) => directory.planId === planId),
  };
}
