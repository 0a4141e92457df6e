import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { withChanges } from '#content/documents/page-words.ts';
import type { ContentName } from '#contract/content.ts';
import { contentQuery } from './content.ts';
import { logOnce } from './log-once.ts';
import { useStart } from './start-context.ts';

type TextDocument = Extract<ContentName, 'medigap' | 'profile-redesign-profile' | 'profile-redesign-shopper'>;

/**
 * The texts of a page with what an operator's documents change in them. The page never waits for a document: without
 * it, or with a broken one, it says what it says by itself, and the console names the path. CONTENT-411.
 */
export function useChangedTexts<Texts>(texts: Texts, names: readonly TextDocument[]): Texts {
  const { site, language } = useStart();
  const { changes, missing } = useQueries({
    queries: names.map((name) => contentQuery(site.code, name)),
    combine: (answers) => ({
      changes: answers.map(({ data }) => data as { texts?: unknown } | null | undefined),
      missing: names.filter((_, place) => answers[place]?.isError).join(' '),
    }),
  });

  useEffect(() => {
    for (const name of missing.split(' ').filter(Boolean))
      logOnce(`no content at /content/api/assets/${site.code}/${name}`);
  }, [missing, site.code]);

  return useMemo(
    () => changes.reduce((changed, document) => withChanges(changed, document?.texts, language), texts),
    [texts, changes, language],
  );
}
