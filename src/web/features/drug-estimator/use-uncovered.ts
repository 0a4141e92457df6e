import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Drug } from '#contract/saved-drugs.ts';
import { drugFactsQuery } from '#web/data/drugs.ts';

/** The codes of those that Medicare drug plans do not cover. Where nobody can be asked, nothing is said. */
export function useUncovered(drugs: readonly Drug[]): ReadonlySet<string> {
  const { data: forms = [] } = useQuery({
    ...drugFactsQuery(drugs),
    enabled: drugs.length > 0,
    placeholderData: keepPreviousData,
  });
  return new Set(forms.flatMap(({ isPartD, nationalDrugCode }) => (isPartD === false ? [nationalDrugCode] : [])));
}
