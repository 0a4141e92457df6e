import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '#domain/language/language.ts';
import { useStart } from '#web/lib/start-context.ts';

/** What the source's names for things are in the language of the page, by its own words in small letters. */
export type SourceNames = Readonly<Record<string, string>>;

/** They are English already. */
const ENGLISH: SourceNames = {};

const sourceNamesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['source-names', language],
    queryFn: async (): Promise<SourceNames> =>
      language === 'en' ? ENGLISH : (await import('#content/es/source-names.ts')).sourceNames,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Until they have come, and where they can not come, the source's own words stand, marked as English. */
export const useSourceNames = (): SourceNames => useQuery(sourceNamesQuery(useStart().language)).data ?? ENGLISH;
