import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Drug } from '#contract/drugs.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { announce } from '#web/lib/announce.ts';
import { drugListQuery, removeDrug } from '#web/lib/drug-list.ts';
import { useEstimatorTexts } from '#web/lib/page-texts.ts';
import { useToday } from '#web/lib/today.ts';
import { useOptimisticRemoval } from '#web/lib/use-optimistic-removal.ts';
import { useProfileUuid } from '#web/lib/viewer.ts';

/** Takes a drug off the list at once, and puts it back where it was if the server refuses. */
export function useRemoveDrug() {
  const { list } = useEstimatorTexts();
  const client = useQueryClient();
  const planYear = activeYear(useToday().today);
  const { queryKey } = drugListQuery(useProfileUuid());
  const [refused, setRefused] = useState<Drug | null>(null);

  const { mutate } = useOptimisticRemoval<Drug>(queryKey, {
    remove: (drug) => removeDrug(client, drug, planYear),
    onRemoved: ({ drugDosage }) => announce(list.removed(drugDosage)),
    onRefused: (drug) => setRefused(drug),
  });
  const remove = (drug: Drug) => {
    setRefused(null);
    mutate(drug);
  };
  return { remove, refused };
}
