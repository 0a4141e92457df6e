import { useState } from 'react';
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

  return {
    mayChange: useMay('changeDoctors') && list !== undefined,
    refusal,
    has: (npi, place) => [...items, ...(added ? [added] : [])].some((provider) => isSame(provider, npi, place)),
    toggle: (provider) => {
      if (change.isPending || removal.isPending) return;
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
    },
  };
}
