import { useEffect, useEffectEvent, useState } from 'react';
import type { ProviderToKeep } from '#contract/saved-providers.ts';
import { MOST_PROVIDERS } from '#domain/providers/put-provider.ts';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import { useChangeProviders, useRemoveProvider, useSavedProviders, withProvider } from '#web/data/saved-providers.ts';
import { useMay } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { isSame, type ProviderList } from './provider-list.ts';

/** The doctors of the profile. What was asked for shows at once, and goes again if the server refuses. ERR-414. */
export function useSavedProviderList(): ProviderList {
  const texts = useTexts();
  const { save: words } = useProviderSearchTexts().providerSearch;
  const { list } = useSavedProviders();
  const [added, setAdded] = useState<ProviderToKeep | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refuse = (problem: Error) => setRefusal(`${words.notSaved} ${problemText(problem, texts)}`);
  const change = useChangeProviders();
  const removal = useRemoveProvider({
    onRemoved: ({ providerName }) => announce(words.nowRemoved(providerName)),
    onRefused: (_provider, problem) => refuse(problem),
  });
  const items = list?.items ?? [];
  const isBusy = change.isPending || removal.isPending;
  const [next, setNext] = useState<ProviderToKeep | null>(null);

  const toggle = (provider: ProviderToKeep) => {
    if (isBusy) return setNext(provider);
    setRefusal(null);
    const saved = items.find((one) => isSame(one, provider.nationalProviderId, provider.providerAddressId));
    if (saved) return removal.mutate(saved);
    if (items.length >= MOST_PROVIDERS) return setRefusal(words.full(MOST_PROVIDERS));
    setAdded(provider);
    change.mutate(
      { providers: withProvider(provider) },
      {
        onSuccess: () => announce(words.nowSaved(provider.providerName)),
        onError: refuse,
        onSettled: () => setAdded(null),
      },
    );
  };
  // What is pressed while a change is on its way waits for it, since what it means depends on the list after that.
  const goOn = useEffectEvent(() => {
    if (!next) return;
    setNext(null);
    toggle(next);
  });
  const isReady = !isBusy && list !== undefined;
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);

  return {
    // The first save makes the guest, whose list is not known for a moment: the button that was pressed keeps the focus.
    mayChange: useMay('changeDoctors') && (list !== undefined || added !== null),
    refusal,
    has: (npi, place) => [...items, ...(added ? [added] : [])].some((provider) => isSame(provider, npi, place)),
    toggle,
  };
}
