import type { PlanToPrice } from './drug-cost-request.ts';
import { useDrugCosts } from './drug-costs.ts';
import type { DrugList } from './drug-list.ts';
import { useAfter } from './use-after.ts';

/** So long a page waits for the costs, so that nothing on it moves when they come. Then it is shown without them. */
const LONGEST_WAIT = 2000;

export function useCostsSoon(plans: readonly PlanToPrice[], list: DrugList) {
  const costs = useDrugCosts(plans, list);
  const isLate = useAfter(LONGEST_WAIT);
  const isWaiting = [...costs.values()].some(({ state }) => state === 'waiting');
  return { costs, isAwaited: isWaiting && !isLate };
}
