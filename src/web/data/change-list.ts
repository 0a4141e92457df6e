import { hashKey, type QueryClient, useMutation } from '@tanstack/react-query';
import type { ProfileReply } from '#contract/profile.ts';
import { tellOtherTabs } from '#web/lib/other-tabs.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { inProfile, replay } from './replay.ts';
import {
  keepNewest,
  profileKey,
  removalKey,
  type SavedList,
  savedListQuery,
  type VersionedList,
} from './saved-list.ts';
import { useProfileUuid, viewerQuery } from './viewer.ts';

/** Changes of one tab run one after another, each on the state that the one before it left. */
export const ONE_AT_A_TIME = { id: 'profile-changes' };

/** The request for one change of a list as it is now; null when there is nothing left to change. */
type Change<State, Variables> = (uuid: string, current: State, variables: Variables) => Promise<ProfileReply | null>;

/** A new key for each attempt, since each is another request. */
export const versionHeaders = (version: number) => ({ 'if-match': `"${version}"`, 'idempotency-key': randomKey() });

/** Makes a change, and makes it again on what another tab left when that was faster. */
export const changeList = <Item, State extends VersionedList<Item>>(
  client: QueryClient,
  list: SavedList<Item, State>,
  change: (uuid: string, current: State) => Promise<ProfileReply | null>,
): Promise<State> =>
  inProfile(client, async (uuid) =>
    replay(await currentOf(client, list, uuid), list.select, (current) => change(uuid, current)),
  );

/** What is fresh in the cache is not read again: when it is outdated all the same, the refusal brings what is current. */
async function currentOf<Item, State extends VersionedList<Item>>(
  client: QueryClient,
  list: SavedList<Item, State>,
  uuid: string,
): Promise<State> {
  const known = client.getQueryState(savedListQuery(list, uuid).queryKey);
  return known?.data !== undefined && !known.isInvalidated ? known.data : list.select(await list.read(uuid));
}

/** Saves, and shows what the server answered. */
export const useListChange = <Item, State extends VersionedList<Item>, Variables>(
  list: SavedList<Item, State>,
  change: Change<State, Variables>,
) =>
  useMutation({
    scope: ONE_AT_A_TIME,
    mutationFn: (variables: Variables, { client }) =>
      changeList(client, list, (uuid, current) => change(uuid, current, variables)),
    onSuccess: (current, _variables, _nothing, { client }) => keepAnswer(client, list, current),
  });

/** What the screen says of a removal. It hears of every one, also when several run at once. */
export type RemovalListeners<Item> = {
  onRemoved: (item: Item) => void;
  onRefused: (item: Item, problem: Error) => void;
};

/**
 * Takes an item out of a list at once, and shows it again where it was if the server refuses.
 * The item is hidden and not cut out of the cache, so the list stays what the server said: a refusal can not undo
 * another removal, nothing lands at a wrong place, and a read that comes between can not bring the item back.
 */
export function useListRemoval<Item, State extends VersionedList<Item>>(
  list: SavedList<Item, State>,
  remove: Change<State, Item>,
  { onRemoved, onRefused }: RemovalListeners<Item>,
) {
  const mutationKey = removalKey(profileKey(useProfileUuid(), list.key));
  return useMutation({
    mutationKey,
    scope: ONE_AT_A_TIME,
    mutationFn: (item: Item, { client }) => changeList(client, list, (uuid, current) => remove(uuid, current, item)),
    onSuccess: async (current, item, _nothing, { client }) => {
      await keepAnswer(client, list, current);
      onRemoved(item);
    },
    onError: (problem, item) => onRefused(item, problem),
    onSettled: (_current, _problem, _item, _nothing, { client }) => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}

/** What the server answered becomes what is shown, and other tabs are told. */
async function keepAnswer<Item, State extends VersionedList<Item>>(
  client: QueryClient,
  list: SavedList<Item, State>,
  current: State,
) {
  const uuid = client.getQueryData(viewerQuery.queryKey)?.uuid ?? null;
  const { queryKey } = savedListQuery(list, uuid);
  // A read that left before the change would bring back what was for a moment.
  await client.cancelQueries({ queryKey });
  keepNewest(client, list, uuid, current);
  tellOtherTabs();
  // Lists of the same noun share their version, as the plans of all years do.
  const own = hashKey(queryKey);
  const ofNoun = profileKey(uuid, [list.key[0]]);
  void client.invalidateQueries({ queryKey: ofNoun, predicate: ({ queryHash }) => queryHash !== own });
}
