import { type RefObject, useState } from 'react';
import type { Provider } from '#contract/saved-providers.ts';
import { uniqueIdOf } from '#domain/providers/put-provider.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import {
  type RemovedProvider,
  type SavedProviders,
  useChangeProviders,
  useRemoveProvider,
  withProviderAgain,
} from '#web/data/saved-providers.ts';
import { announce } from '#web/lib/announce.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { useLastRemoval } from '#web/ui/use-last-removal.ts';

/** Removes a doctor and puts the doctor back; the focus stays at that place all along. DOC-612. */
export function useDoctorRemoval(list: SavedProviders | undefined, view: RefObject<HTMLElement | null>) {
  const { doctors: words } = useDoctorsTexts();
  const texts = useTexts();
  const doctors = list?.items ?? [];
  const last = useLastRemoval<RemovedProvider>((one, other) => isSame(one.provider, other.provider));
  const [refused, setRefused] = useState<Provider | null>(null);
  const change = useChangeProviders();
  const removing = useRemoveProvider({
    onRemoved: ({ providerName }) => announce(words.removed(providerName)),
    onRefused: (provider) => {
      logOnce('a saved doctor could not be removed');
      if (document.activeElement?.matches('[data-undo]')) focusAfterReturn(provider);
      last.end({ provider, place: 0 });
      setRefused(provider);
    },
  });

  const isListed = (provider: Provider) => doctors.some((other) => isSame(other, provider));
  // The button that was pressed goes with its row.
  const focusAfterRemoval = useFocusAfter<Provider>(
    () => focusIn(view.current, '[data-undo]', 'h2'),
    (provider) => !isListed(provider),
  );
  const focusAfterReturn = useFocusAfter<Provider>((provider) => {
    const back = doctors.find((other) => isSame(other, provider));
    focusIn(view.current, `[data-remove="${back?.providerId}"]`, 'h2');
  }, isListed);

  const remove = (provider: Provider) => {
    const place = doctors.findIndex((other) => isSame(other, provider));
    last.begin({ provider, place }, place);
    focusAfterRemoval(provider);
    setRefused(null);
    removing.mutate(provider);
  };
  const undo = (removed: RemovedProvider) =>
    change.mutate(
      { providers: withProviderAgain(removed) },
      {
        onSuccess: () => {
          focusAfterReturn(removed.provider);
          last.end(removed);
          announce(words.putBack(removed.provider.providerName));
        },
        onError: (problem) => last.refuse(removed, problemText(problem, texts)),
      },
    );
  const removal = last.removal && !isListed(last.removal.item.provider) ? last.removal : null;
  return { remove, undo, removal, refused };
}

/** One that was put back has a new id. */
const isSame = (one: Provider, other: Provider) => uniqueIdOf(one) === uniqueIdOf(other);
