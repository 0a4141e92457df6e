import { useQueries } from '@tanstack/react-query';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { SubsidyLevel } from '#domain/extra-help/choice.ts';
import { call } from './call.ts';
import { estimateRequest, type PlanToPrice, plansByCall, tempPlan } from './drug-cost-request.ts';
import type { DrugList } from './drug-list.ts';
import { useStart } from './start-context.ts';
import { useProfileUuid } from './viewer.ts';

/** What is known of a plan's drug costs: waited for, refused, or there. */
export type DrugCosts =
  | { state: 'waiting' }
  | { state: 'failed'; tryAgain: () => void }
  | { state: 'known'; cost: PlanDrugCost };

/**
 * What the saved drugs cost at each of these plans, by plan id. Nothing is asked for without drugs. A type of plan whose
 * call fails leaves the others shown. DRUG-622.
 */
export function useDrugCosts(plans: readonly PlanToPrice[], list: DrugList | undefined): Map<string, DrugCosts> {
  const uuid = useProfileUuid();
  const { site } = useStart();
  const { items: drugs = [], pharmacy = null, extraHelp } = list ?? {};
  const level: SubsidyLevel = extraHelp?.lisSubsidyLevel ?? '';
  const calls = drugs.length > 0 ? plansByCall(plans) : [];
  const requests = calls.map((group) =>
    estimateRequest(tempPlan(group, { drugs, pharmacy, subsidyLevel: level, brandId: site.code })),
  );
  const answers = useQueries({
    queries: requests.map((body) => ({
      queryKey: ['profile', uuid, 'drug-costs', body],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await call('estimatePlanCost', { body }, signal)).plans,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });

  const known = new Map<string, DrugCosts>();
  for (const [index, group] of calls.entries()) {
    const answer = answers[index];
    for (const { planId } of group) known.set(planId, costsOf(planId, answer));
  }
  return known;
}

type Answer = { data?: PlanDrugCost[] | undefined; isError: boolean; refetch: () => unknown } | undefined;

function costsOf(planId: string, answer: Answer): DrugCosts {
  const cost = answer?.data?.find((plan) => plan.planId === planId);
  if (cost) return { state: 'known', cost };
  if (!answer || (!answer.isError && !answer.data)) return { state: 'waiting' };
  return { state: 'failed', tryAgain: () => void answer.refetch() };
}
