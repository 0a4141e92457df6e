import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Viewer } from '#contract/bootstrap.ts';
import { type Action, actionsOf } from '#domain/access/actions.ts';
import { call } from '#web/lib/call.ts';
import { tellOtherTabs } from '#web/lib/other-tabs.ts';
import { randomKey } from '#web/lib/random-key.ts';

/** A guest of whom nothing is known. */
export const NEWCOMER: Viewer = {
  kind: 'guest',
  uuid: null,
  isMember: false,
  firstName: null,
  agentUserName: null,
  may: actionsOf('guest'),
  hasMemberSiteCookie: false,
};

/** Everything that a page starts with, who is looking among it. */
export const readBootstrap = (signal?: AbortSignal) => call('getBootstrap', {}, signal);

/** Who is looking. It starts with what the page was started with, and changes with the first thing saved. */
export const viewerQuery = queryOptions({
  queryKey: ['viewer'],
  queryFn: async ({ signal }): Promise<Viewer> => (await readBootstrap(signal)).viewer,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const useViewer = (): Viewer => useQuery(viewerQuery).data ?? NEWCOMER;

/** The profile to read; null for a guest who has saved nothing. */
export const useProfileUuid = () => useViewer().uuid;

/** Whether a control is offered. The server refuses by the same table. ROLE-411, ROLE-604. */
export const useMay = (action: Action): boolean => useViewer().may.includes(action);

/** A guest's profile is made with the first thing saved. Asking again answers the same profile. */
export async function ensureProfile(client: QueryClient): Promise<string> {
  const known = client.getQueryData(viewerQuery.queryKey)?.uuid;
  if (known) return known;
  const { uuid } = await call('createGuest', { headers: { 'idempotency-key': randomKey() } });
  client.setQueryData(viewerQuery.queryKey, (viewer) => viewer && { ...viewer, uuid });
  tellOtherTabs();
  return uuid;
}

/** Takes everything of a person off the screen and out of the memory of the page, at once. ERR-403. */
export function forgetPerson(client: QueryClient) {
  void client.cancelQueries({ queryKey: ['profile'] });
  client.setQueryData(viewerQuery.queryKey, NEWCOMER);
  client.removeQueries({ queryKey: ['profile'] });
  // Whom somebody looked for says as much as whom they saved.
  client.removeQueries({ queryKey: ['provider-search'] });
  client.getMutationCache().clear();
}
