import { useMemo } from 'react';
import { useBrowseTexts, useDrugCostTexts } from '#web/data/page-texts.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { TotalWords } from './total-figures.ts';

/** The words for what a year costs. Those on drugs travel with the profile, and an operator may have changed them. */
export function useTotalWords(list: Pick<SavedDrugs, 'items' | 'pharmacy'>): TotalWords {
  const { totalCost } = useBrowseTexts();
  const { drugCosts } = useDrugCostTexts();
  const { language } = useStart();
  return useMemo(() => ({ totalCost, drugCosts, list, language }), [totalCost, drugCosts, list, language]);
}
