import { useQueryClient } from '@tanstack/react-query';
import type { Drug } from '#contract/drugs.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { drugListQuery, removeDrug } from '#web/lib/drug-list.ts';
import { useToday } from '#web/lib/today.ts';
import { type RemovalListeners, useOptimisticRemoval } from '#web/lib/use-optimistic-removal.ts';
import { useProfileUuid } from '#web/lib/viewer.ts';

/** Gone from the screen at once, back at its place when the server refuses. DRUG-616. */
export function useRemoveDrug(listeners: RemovalListeners<Drug>) {
  const client = useQueryClient();
  const uuid = useProfileUuid();
  const year = activeYear(useToday().today);
  const { queryKey } = drugListQuery(uuid);
  return useOptimisticRemoval<Drug>(queryKey, { remove: (drug) => removeDrug(client, drug, year), ...listeners });
}
