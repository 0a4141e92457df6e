import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Arguments, Reply } from '#contract/schemas.ts';
import { call } from '#web/lib/call.ts';

export type ProviderSearch = Arguments<'searchProviders'>['body'];
export type FoundProviders = Reply<'searchProviders'>;

export const USUAL_MILES = 10;

const ONE_HOUR = 3_600_000;
/** Forgotten with the person. */
const KEY = 'provider-search';

/** The search goes by POST, and its answer is in the memory of the page alone. */
export const providersQuery = (search: ProviderSearch) =>
  queryOptions({
    queryKey: [KEY, 'found', search],
    queryFn: async ({ signal }): Promise<FoundProviders> => call('searchProviders', { body: search }, signal),
    staleTime: ONE_HOUR,
  });

const lastSearchQuery = queryOptions({
  queryKey: [KEY, 'last'],
  queryFn: (): ProviderSearch | null => null,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: ONE_HOUR,
});

/** What was searched for last, for who comes back to the search. It is in no address, since it can name a doctor. */
export function useLastSearch(): [ProviderSearch | null, (search: ProviderSearch) => void] {
  const client = useQueryClient();
  const { data = null } = useQuery(lastSearchQuery);
  return [data, (search) => client.setQueryData(lastSearchQuery.queryKey, search)];
}

/** A plan in whose list somebody wants to search, whether it is saved or not. */
export const listedPlanQuery = (planId: string, planYear: number) =>
  queryOptions({
    queryKey: [KEY, 'plan', planId, planYear],
    queryFn: async ({ signal }) => call('getPlanDetails', { params: { planId, year: planYear } }, signal),
    staleTime: ONE_HOUR,
  });
