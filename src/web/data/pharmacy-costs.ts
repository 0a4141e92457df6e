import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { PharmacyCosts, PharmacyCostsRequest } from '#contract/pharmacy-costs.ts';
import { estimateRequest, type PlanToPrice, plansByCall, tempPlan } from '#web/data/drug-cost-request.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useProfileUuid } from '#web/data/viewer.ts';
import { call } from '#web/lib/call.ts';
import { useStart } from '#web/lib/start-context.ts';

/** What is known of a plan at these pharmacies. */
export type ComparedCosts =
  | { state: 'waiting' }
  | { state: 'failed'; tryAgain: () => void }
  | { state: 'known'; costs: PharmacyCosts };

const USUAL_SUPPLY = 30;

/** Both supplies are answered whatever is saved: choosing one of them asks for nothing again. */
function requestFor(
  group: readonly PlanToPrice[],
  list: SavedDrugs,
  { pharmacies, brandId }: { pharmacies: readonly string[]; brandId: string },
): PharmacyCostsRequest {
  const drugs = list.items.map((drug) => ({ ...drug, drugSupplyLength: USUAL_SUPPLY as 30 }));
  const subsidyLevel = list.extraHelp.lisSubsidyLevel;
  const { pharmacy: _one, ...rest } = estimateRequest(
    tempPlan(group, { drugs, pharmacy: null, subsidyLevel, brandId }),
  );
  return { ...rest, pharmacies: [...pharmacies] };
}

/** What the drugs cost at each pharmacy, by plan id. */
export function useComparedCosts(
  plans: readonly PlanToPrice[],
  list: SavedDrugs,
  pharmacies: readonly string[],
): Map<string, ComparedCosts> {
  const uuid = useProfileUuid();
  const brandId = useStart().site.code;
  const groups = pharmacies.length > 0 ? plansByCall(plans, list.items.length) : [];
  const answers = useQueries({
    queries: groups.map((group) => {
      const body = requestFor(group, list, { pharmacies, brandId });
      return {
        queryKey: ['profile', uuid, 'pharmacy-costs', body],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await call('comparePharmacies', { body }, signal)).plans,
        staleTime: Number.POSITIVE_INFINITY,
        placeholderData: keepPreviousData,
      };
    }),
  });

  const known = new Map<string, ComparedCosts>();
  for (const [index, group] of groups.entries()) {
    const answer = answers[index];
    for (const { planId } of group) {
      const costs = answer?.data?.find((plan) => plan.planId === planId);
      if (costs && !answer?.isError) known.set(planId, { state: 'known', costs });
      else if (answer?.isError || answer?.data)
        known.set(planId, { state: 'failed', tryAgain: () => void answer.refetch() });
      else known.set(planId, { state: 'waiting' });
    }
  }
  return known;
}
