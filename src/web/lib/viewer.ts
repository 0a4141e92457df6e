import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Viewer } from '#contract/bootstrap.ts';
import { call } from './call.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { randomKey } from './random-key.ts';

/** Who is looking. It starts with what the page was started with, and changes with the first thing saved. */
export const viewerQuery = queryOptions({
  queryKey: ['viewer'],
  queryFn: async ({ signal }): Promise<Viewer> => (await call('getBootstrap', {}, signal)).viewer,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The profile to read; null for a guest who has saved nothing. */
export const useProfileUuid = () => useQuery(viewerQuery).data?.uuid ?? null;

/** A guest's profile is made with the first thing saved. Asking again answers the same profile. */
export async function ensureProfile(client: QueryClient): Promise<string> {
  const known = client.getQueryData(viewerQuery.queryKey)?.uuid;
  if (known) return known;
  const { uuid } = await call('createGuest', { headers: { 'idempotency-key': randomKey() } });
  client.setQueryData(viewerQuery.queryKey, (viewer) => viewer && { ...viewer, uuid });
  tellOtherTabs();
  return uuid;
}
