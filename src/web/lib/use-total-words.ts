import { useMemo } from 'react';
import type { DrugList } from './drug-list.ts';
import { useBrowseTexts, useProfileTexts } from './page-texts.ts';
import { useStart } from './start-context.ts';
import type { TotalWords } from './total-figures.ts';

/** The words for what a year costs. Those on drugs travel with the profile, and an operator may have changed them. */
export function useTotalWords({ pharmacy }: Pick<DrugList, 'pharmacy'>): TotalWords {
  const { totalCost } = useBrowseTexts();
  const { drugCosts } = useProfileTexts();
  const { language } = useStart();
  const hasPharmacy = pharmacy !== null;
  return useMemo(
    () => ({ totalCost, drugCosts, hasPharmacy, language }),
    [totalCost, drugCosts, hasPharmacy, language],
  );
}
