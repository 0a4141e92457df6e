import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { ComparedOfPage, PlaceOfPage, PlansOfPage } from '#contract/bootstrap.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { ONE_AT_A_TIME } from '#web/data/change-list.ts';
import { countiesQuery } from '#web/data/geography.ts';
import { planDetailsKey } from '#web/data/plan-details-key.ts';
import { planSearchQuery } from '#web/data/plan-search.ts';
import { profileOfPageKey } from '#web/data/saved-list.ts';
import { systemDateQuery } from '#web/data/today.ts';
import { viewerQuery } from '#web/data/viewer.ts';
import { onQueryError } from './on-query-error.ts';
import type { Start } from './start.ts';

type Beginning = Pick<Start, 'viewer' | 'systemDate'> & {
  place?: PlaceOfPage | null | undefined;
  plans?: PlansOfPage | null | undefined;
  compared?: ComparedOfPage | null | undefined;
  profile?: ProfileReply | null | undefined;
};

/**
 * Reads are tried again by `call`, once; changes never. Without a network a call fails at once and says so,
 * instead of waiting for a network in silence.
 */
export function makeQueryClient({
  viewer,
  systemDate,
  place = null,
  plans = null,
  compared = null,
  profile = null,
}: Beginning): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onQueryError(client, error) }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _result, { options }) =>
        onQueryError(client, error, { isChange: options.scope?.id === ONE_AT_A_TIME.id }),
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.setQueryData(viewerQuery.queryKey, viewer);
  keepOnlyTheViewer(client);
  if (systemDate !== null) client.setQueryData(systemDateQuery.queryKey, systemDate);
  if (place) client.setQueryData(countiesQuery(place.zipcode).queryKey, place.counties);
  if (plans) client.setQueryData(planSearchQuery(plans, plans.reply.planYear).queryKey, plans.reply);
  for (const plan of compared ?? []) client.setQueryData(planDetailsKey(plan.planId, plan.planYear), plan);
  if (profile) client.setQueryData(profileOfPageKey(profile.uuid), profile);
  return client;
}

/** What was on the screen when its person was forgotten may ask once more on its way out. ERR-403. */
function keepOnlyTheViewer(client: QueryClient) {
  const cache = client.getQueryCache();
  cache.subscribe(({ type, query }) => {
    const [kind, uuid] = query.queryKey;
    const hasLeft = type === 'observerRemoved' && kind === 'profile' && query.getObserversCount() === 0;
    if (hasLeft && uuid !== client.getQueryData(viewerQuery.queryKey)?.uuid) cache.remove(query);
  });
}
