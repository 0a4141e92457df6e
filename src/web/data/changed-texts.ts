import { hashKey, QueriesObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { withChanges } from '#content/documents/page-words.ts';
import type { ContentName } from '#contract/content.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Language } from '#domain/language/language.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';
import { contentQuery } from './content.ts';

type TextDocument = Extract<ContentName, 'medigap' | 'profile-redesign-profile' | 'profile-redesign-shopper'>;

/**
 * The texts of a page with what an operator's documents change in them. The page never waits for a document: without
 * it, or with a broken one, it says what it says by itself, and the console names the path. CONTENT-411.
 */
export function useChangedTexts<Texts extends object>(texts: Texts, names: readonly TextDocument[]): Texts {
  const { site, language } = useStart();
  const documents = sharedDocuments(useQueryClient(), site.code, names);
  const read = () => documents.change(texts, language);
  return useSyncExternalStore(documents.subscribe, read, read);
}

type Documents = {
  subscribe: (onChange: () => void) => () => void;
  change: <Texts extends object>(texts: Texts, language: Language) => Texts;
};

const known = new WeakMap<QueryClient, Map<string, Documents>>();

/** A profile of twelve plans has a hundred parts that read the same texts: they are put together once for all. */
function sharedDocuments(client: QueryClient, brand: Brand, names: readonly TextDocument[]): Documents {
  const ofClient = known.get(client) ?? new Map<string, Documents>();
  known.set(client, ofClient);
  const key = [brand, ...names].join(' ');
  const documents = ofClient.get(key) ?? watchDocuments(client, brand, names);
  ofClient.set(key, documents);
  return documents;
}

function watchDocuments(client: QueryClient, brand: Brand, names: readonly TextDocument[]): Documents {
  const queries = names.map((name) => contentQuery(brand, name));
  const observer = new QueriesObserver(client, queries);
  // Each part looks at them whenever anything is drawn, so their keys are written out once.
  const hashes = queries.map(({ queryKey }) => hashKey(queryKey));
  const stateOf = (hash: string) => client.getQueryCache().get(hash)?.state;
  const made = new WeakMap<object, { from: unknown[]; texts: object }>();

  const logMissing = () => {
    for (const [place, name] of names.entries()) {
      if (stateOf(hashes[place] ?? '')?.status !== 'error') continue;
      logOnce(`no content at /content/api/assets/${brand}/${name}`);
    }
  };
  return {
    subscribe: (onChange) =>
      observer.subscribe(() => {
        logMissing();
        onChange();
      }),
    change: <Texts extends object>(texts: Texts, language: Language): Texts => {
      const from = hashes.map((hash) => (stateOf(hash)?.data as { texts?: unknown } | null | undefined)?.texts);
      const before = made.get(texts);
      if (before?.from.every((words, place) => words === from[place])) return before.texts as Texts;
      const changed = from.reduce<Texts>((sum, words) => withChanges(sum, words, language), texts);
      made.set(texts, { from, texts: changed });
      return changed;
    },
  };
}
