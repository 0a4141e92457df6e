import { useDrugCosts } from '#web/data/drug-cost.ts';
import type { PlanToPrice } from '#web/data/drug-cost-request.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useAfter } from '#web/lib/use-after.ts';

/** So long a page waits for the costs, so that nothing on it moves when they come. Then it is shown without them. */
const LONGEST_WAIT = 2000;

export function useCostsSoon(plans: readonly PlanToPrice[], list: SavedDrugs) {
  const costs = useDrugCosts(plans, list);
  const isLate = useAfter(LONGEST_WAIT);
  const isWaiting = [...costs.values()].some(({ state }) => state === 'waiting');
  return { costs, isAwaited: isWaiting && !isLate };
}
