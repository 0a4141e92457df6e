import { useMemo } from 'react';
import { useDrugName } from '#web/data/drug-names.ts';
import { useBrowseTexts, useDrugCostTexts } from '#web/data/page-texts.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { TotalWords } from './total-figures.ts';

/** The words for what a year costs. Those on drugs travel with the profile, and an operator may have changed them. */
export function useTotalWords(list: Pick<SavedDrugs, 'items' | 'pharmacy'>): TotalWords {
  const { totalCost } = useBrowseTexts();
  const { drugCosts } = useDrugCostTexts();
  const { language } = useStart();
  const nameOf = useDrugName();
  return useMemo(() => {
    const items = list.items.map((drug) => ({ ...drug, drugDosage: nameOf(drug.drugDosage) }));
    return { totalCost, drugCosts, list: { ...list, items }, language };
  }, [totalCost, drugCosts, list, language, nameOf]);
}
