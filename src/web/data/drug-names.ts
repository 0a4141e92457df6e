import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SpanishDrugName } from '#content/es/drug-name.ts';
import type { Language } from '#domain/language/language.ts';
import { useStart } from '#web/lib/start-context.ts';

/** A name and what follows it in the language of the page; null where only the English words are known. */
type ReadName = (english: string) => SpanishDrugName | null;

const drugNamesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['drug-names', language],
    enabled: language !== 'en',
    // A function is no data that could be compared with what was there before.
    structuralSharing: false,
    queryFn: async (): Promise<{ read: ReadName }> => ({
      read: (await import('#content/es/drug-name.ts')).spanishDrugName,
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const asItIs: ReadName = (english) => ({ name: english, rest: '' });
const inEnglish: ReadName = () => null;

/** Null until it has come. What can not come leaves all names in English. */
export function useReadDrugName(): ReadName | null {
  const { language } = useStart();
  const { data, isError } = useQuery(drugNamesQuery(language));
  if (language === 'en') return asItIs;
  return data?.read ?? (isError ? inEnglish : null);
}

/** For sentences and names of buttons, in which nothing can be marked. */
export function useDrugName(): (english: string) => string {
  const read = useReadDrugName();
  return useCallback(
    (english) => {
      const known = read?.(english);
      return known ? [known.name, known.rest].filter(Boolean).join(' ') : english;
    },
    [read],
  );
}

/** The drugs of a list under the names that the page says. They are to be read, not to be saved. */
export function useNamedDrugs<Drug extends { drugDosage: string }>(drugs: readonly Drug[]): Drug[] {
  const nameOf = useDrugName();
  return drugs.map((drug) => ({ ...drug, drugDosage: nameOf(drug.drugDosage) }));
}
