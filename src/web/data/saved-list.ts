import { type QueryClient, queryOptions, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProfileReply } from '#contract/profile.ts';
import { etagOf, NotChanged } from '#web/lib/call.ts';
import { useProfileUuid, viewerQuery } from './viewer.ts';

/** A list as the server last sent it, and the version that a change of it must name in If-Match. */
export type VersionedList<Item> = { items: readonly Item[]; version: number };

/** With what names the read that brought it. What a change answered, or was put together from two answers, has none. */
type ReadList<State> = State & { etag?: string | null };

type AskAgain = { signal?: AbortSignal; etag?: string | null | undefined };

/** A list that a profile keeps. Whatever is saved is read, seeded, changed and removed as this file and change-list.ts do. */
export type SavedList<Item, State extends VersionedList<Item> = VersionedList<Item>> = {
  /** Its key in the cache, below the profile: the noun, and what the list is narrowed to. */
  key: readonly [noun: string, ...of: unknown[]];
  /** Of a guest who saved nothing. */
  empty: State;
  /** With the ETag of what the page has it is NotChanged while that is still so. */
  read: (uuid: string, ask?: AskAgain) => Promise<ProfileReply>;
  select: (profile: ProfileReply) => State;
  /** An answer can come after a newer one that was requested later, as when another tab saved in between. */
  newest: (known: State | undefined, fresh: State) => State;
  idOf: (item: Item) => string;
};

export const newerOf = <State extends VersionedList<unknown>>(known: State | undefined, fresh: State): State =>
  known && known.version > fresh.version ? known : fresh;

export const profileKey = (uuid: string | null, key: readonly unknown[]) => ['profile', uuid, ...key];
export const removalKey = (key: readonly unknown[]) => ['remove', ...key];

/** Under it stands what came with the page. Decision 0066. */
export const profileOfPageKey = (uuid: string | null) => profileKey(uuid, ['of-page']);

/** So long what came with the page is not asked for again, as long as nothing has changed it. */
const NEW_PAGE_MS = 10_000;

/**
 * A guest who saved nothing has no profile to read.
 * @param client to begin with what came with the page
 */
export const savedListQuery = <Item, State extends VersionedList<Item>>(
  { key, read, select }: SavedList<Item, State>,
  uuid: string | null,
  client?: QueryClient,
) =>
  queryOptions({
    queryKey: profileKey(uuid, key),
    queryFn: async ({ client, queryKey, signal }): Promise<ReadList<State>> => {
      const known = client.getQueryData<ReadList<State>>(queryKey);
      try {
        const reply = await read(uuid ?? '', { signal, etag: known?.etag });
        return { ...select(reply), etag: etagOf(reply) };
      } catch (error) {
        if (known && error instanceof NotChanged) return client.getQueryData<ReadList<State>>(queryKey) ?? known;
        throw error;
      }
    },
    enabled: uuid !== null,
    initialData: (): ReadList<State> | undefined => {
      const profile = client?.getQueryData<ProfileReply>(profileOfPageKey(uuid));
      return profile && select(profile);
    },
    initialDataUpdatedAt: () => client?.getQueryState(profileOfPageKey(uuid))?.dataUpdatedAt,
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? NEW_PAGE_MS : 0),
  });

/** Keeps what a read of the whole profile brought. AUTH-006. */
export function seedList<Item, State extends VersionedList<Item>>(
  client: QueryClient,
  list: SavedList<Item, State>,
  profile: ProfileReply,
) {
  keepNewest(client, list, profile.uuid, list.select(profile));
}

/** Of what the page knows and an answer that was no read of this list alone. */
export function keepNewest<Item, State extends VersionedList<Item>>(
  client: QueryClient,
  list: SavedList<Item, State>,
  uuid: string | null,
  fresh: State,
) {
  client.setQueryData(savedListQuery(list, uuid).queryKey, (known) => ({ ...list.newest(known, fresh), etag: null }));
}

/** The list without what is on its way out; undefined until it is known. */
export function useSavedList<Item, State extends VersionedList<Item>>(list: SavedList<Item, State>) {
  const uuid = useProfileUuid();
  const client = useQueryClient();
  const query = savedListQuery(list, uuid, client);
  const { data, isError } = useQuery(query);
  const leaving = useLeaving<Item>(query.queryKey);
  const known = uuid === null ? list.empty : data;

  // A profile that is gone answers like one that is broken: asking who is looking tells the two apart.
  const tryAgain = () => {
    void client.invalidateQueries({ queryKey: viewerQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['profile'] });
  };
  return {
    list: known && { ...known, items: without(known.items, leaving, list.idOf) },
    isError: isError && known === undefined,
    isStale: isError && known !== undefined,
    tryAgain,
  };
}

/** The items that are on their way out of a list, or of all lists whose keys begin so. */
export const useLeaving = <Item>(key: readonly unknown[]): readonly Item[] =>
  useMutationState({
    filters: { mutationKey: removalKey(key), status: 'pending' },
    select: ({ state }) => state.variables as Item,
  });

export const without = <Item>(items: readonly Item[], leaving: readonly Item[], idOf: (item: Item) => string) =>
  items.filter((item) => !leaving.some((other) => idOf(other) === idOf(item)));
