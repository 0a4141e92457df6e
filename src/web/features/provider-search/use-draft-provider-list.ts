import { useEffect, useEffectEvent, useState } from 'react';
import type { ProviderToKeep } from '#contract/saved-providers.ts';
import { MOST_PROVIDERS } from '#domain/providers/put-provider.ts';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import { useProviderTool } from '#web/data/provider-draft.ts';
import { recallZip } from '#web/data/remembered-place.ts';
import { useSavedProviders } from '#web/data/saved-providers.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { isSame, type ProviderList } from './provider-list.ts';

/**
 * The list of the open overlay. It begins as the saved one, each change is kept on the server beside it, and only the
 * close of the overlay makes it the saved one. DOC-613.
 */
export function useDraftProviderList() {
  const texts = useTexts();
  const { save: words } = useProviderSearchTexts().providerSearch;
  const saved = useSavedProviders().list?.items;
  const tool = useProviderTool();
  const [zipAtOpening] = useState(recallZip);
  const [atOpening, setAtOpening] = useState<readonly ProviderToKeep[]>([]);
  const [items, setItems] = useState<readonly ProviderToKeep[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refuse = (problem: unknown) => setRefusal(`${words.notSaved} ${problemText(problem, texts)}`);

  // Nothing that is saved and no ZIP code: then there is nothing that an empty store could remove.
  const zipOf = (list: readonly ProviderToKeep[]) => zipAtOpening ?? list[0]?.providerAddress.zipCode ?? null;
  const keep = async (list: readonly ProviderToKeep[], before: readonly ProviderToKeep[]) => {
    const zip = zipOf(list) ?? zipOf(before);
    if (zip === null) return;
    setItems(list);
    setRefusal(null);
    try {
      await tool.keep(zip, list);
    } catch (problem) {
      setItems(before);
      refuse(problem);
    }
  };

  // The first save of a guest makes a profile, whose doctors are then asked for: that is no second opening.
  const open = useEffectEvent((list: readonly ProviderToKeep[]) => {
    if (items !== null) return;
    setAtOpening(list);
    setItems(list);
    if (tool.mayChange) void keep(list, list);
  });
  const isKnown = saved !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, with what was saved then.
  useEffect(() => {
    if (saved) open(saved);
  }, [isKnown]);

  const list: ProviderList = {
    mayChange: tool.mayChange && items !== null,
    refusal,
    has: (npi, place) => items?.some((provider) => isSame(provider, npi, place)) ?? false,
    toggle: (provider) => {
      if (!items) return;
      const isThere = (one: ProviderToKeep) => isSame(one, provider.nationalProviderId, provider.providerAddressId);
      if (items.some(isThere)) {
        announce(words.nowRemoved(provider.providerName));
        void keep(
          items.filter((one) => !isThere(one)),
          items,
        );
      } else if (items.length >= MOST_PROVIDERS) {
        setRefusal(words.full(MOST_PROVIDERS));
      } else {
        announce(words.nowSaved(provider.providerName));
        void keep([...items, provider], items);
      }
    },
  };
  return { list, close: () => tool.close(recallZip(), atOpening), refuse };
}
