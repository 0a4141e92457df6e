import { useMutation } from '@tanstack/react-query';
import type { ViewReason } from '#contract/agent-desk.ts';
import type { Arguments, Reply } from '#contract/schemas.ts';
import { call } from '#web/lib/call.ts';

export type ShopperSearch = Arguments<'findShoppers'>['body'];
export type FoundShopper = Reply<'findShoppers'>['shoppers'][number];

/** What was found stays on this page alone: it is kept in no cache, and asked for anew each time. */
export const useFindShoppers = () =>
  useMutation({ mutationFn: (body: ShopperSearch) => call('findShoppers', { body }), gcTime: 0 });

/** A tab that could not be opened; the browser keeps new tabs from opening by themselves. */
export class TabBlocked extends Error {}

/**
 * Opens the profile in a tab of its own. The tab is opened with the click, before the server is asked: later the
 * browser would refuse it.
 */
export const useOpenProfile = () =>
  useMutation({
    mutationFn: async (view: { uuid: string; reason: ViewReason }) => {
      const tab = window.open('', '_blank');
      if (!tab) throw new TabBlocked();
      try {
        const { profileUrl } = await call('openShopper', { body: view });
        // A new tab takes over what this one remembers; what it may look at comes with its own code.
        tab.sessionStorage.clear();
        tab.location.href = profileUrl;
      } catch (error) {
        tab.close();
        throw error;
      }
    },
  });
