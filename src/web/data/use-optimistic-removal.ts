import { type QueryKey, useMutation, useMutationState } from '@tanstack/react-query';
import { tellOtherTabs } from '#web/lib/other-tabs.ts';
import { newerOf, type VersionedList } from './versioned-list.ts';

/** Changes of one tab run one after another, each on the state that the one before it left. */
export const ONE_AT_A_TIME = { id: 'profile-changes' };

const removalsFrom = (list: QueryKey) => ['remove', ...list];

/** What the screen says of it. They hear of every removal, also when several run at once. */
export type RemovalListeners<Item> = {
  onRemoved: (item: Item) => void;
  onRefused: (item: Item, problem: Error) => void;
};

type Removal<Item> = RemovalListeners<Item> & { remove: (item: Item) => Promise<VersionedList<Item>> };

/**
 * Takes an item out of a cached list at once, and shows it again where it was if the server refuses.
 * The item is hidden and not cut out of the cache, so the list stays what the server said: a refusal can not undo
 * another removal, nothing lands at a wrong place, and a read that comes between can not bring the item back.
 */
export function useOptimisticRemoval<Item>(list: QueryKey, { remove, onRemoved, onRefused }: Removal<Item>) {
  const mutationKey = removalsFrom(list);
  return useMutation({
    mutationKey,
    scope: ONE_AT_A_TIME,
    mutationFn: remove,
    onSuccess: async (current, item, _nothing, { client }) => {
      // A read that left before the removal would bring the item back for a moment.
      await client.cancelQueries({ queryKey: list });
      client.setQueryData<VersionedList<Item>>(list, (known) => newerOf(known, current));
      tellOtherTabs();
      onRemoved(item);
    },
    onError: (problem, item) => onRefused(item, problem),
    onSettled: (_current, _problem, _item, _nothing, { client }) => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}

/** The items that are on their way out of the list. */
export const useLeaving = <Item>(list: QueryKey): readonly Item[] =>
  useMutationState({
    filters: { mutationKey: removalsFrom(list), status: 'pending' },
    select: ({ state }) => state.variables as Item,
  });
