import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EstimateRequest, PlanDrugCost } from '#contract/drug-cost.ts';
import type { ReceiptRequest } from '#contract/drug-receipt.ts';
import type { Drug, DrugToKeep } from '#contract/saved-drugs.ts';
import type { SubsidyLevel } from '#domain/extra-help/choice.ts';
import { call } from '#web/lib/call.ts';
import { useStart } from '#web/lib/start-context.ts';
import { estimateRequest, type PlanToPrice, plansByCall, tempPlan } from './drug-cost-request.ts';
import type { SavedDrugs } from './saved-drugs.ts';
import { useProfileUuid } from './viewer.ts';

/** What is known of a plan's drug costs: waited for, refused, or there. */
export type DrugCosts =
  | { state: 'waiting' }
  | { state: 'failed'; tryAgain: () => void }
  | { state: 'known'; cost: PlanDrugCost; request: ReceiptRequest };

/** The calls that the costs of these plans take: none without drugs. */
function callsFor(plans: readonly PlanToPrice[], list: ListToPrice | undefined, brandId: string): Call[] {
  const { items: drugs = [], pharmacy = null, extraHelp } = list ?? {};
  const subsidyLevel: SubsidyLevel = extraHelp?.lisSubsidyLevel ?? '';
  return (drugs.length > 0 ? plansByCall(plans, drugs.length) : []).map((group) => ({
    group,
    body: estimateRequest(tempPlan(group, { drugs, pharmacy, subsidyLevel, brandId })),
  }));
}

type Call = { group: readonly PlanToPrice[]; body: EstimateRequest };

/** Asked for once for the same drugs, pharmacy and plans, whichever page asks. */
const costsQuery = (uuid: string | null, body: EstimateRequest) =>
  queryOptions({
    queryKey: ['profile', uuid, 'drug-costs', body],
    queryFn: async ({ signal }) => (await call('estimatePlanCost', { body }, signal)).plans,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The saved drugs, or what they would be. */
export type ListToPrice = Pick<SavedDrugs, 'pharmacy' | 'extraHelp'> & { items: readonly DrugToKeep[] };

/**
 * What the saved drugs cost at each of these plans, by plan id. Nothing is asked for without drugs. A type of plan whose
 * call fails leaves the others shown. DRUG-622.
 */
export function useDrugCosts(plans: readonly PlanToPrice[], list: ListToPrice | undefined): Map<string, DrugCosts> {
  const uuid = useProfileUuid();
  const { site } = useStart();
  const calls = callsFor(plans, list, site.code);
  const answers = useQueries({ queries: calls.map(({ body }) => costsQuery(uuid, body)) });

  const known = new Map<string, DrugCosts>();
  for (const [index, { group, body }] of calls.entries()) {
    const answer = answers[index];
    for (const { planId } of group) known.set(planId, costsOf(planId, body, answer));
  }
  return known;
}

/**
 * The same for the many plans of a county: null until all is told, so that a list is drawn and put in order once. What
 * could not be told is asked for again on its own.
 */
export function useCostsOfMany(plans: readonly PlanToPrice[], list: SavedDrugs): Map<string, DrugCosts> | null {
  const uuid = useProfileUuid();
  const { site } = useStart();
  const client = useQueryClient();
  const calls = useMemo(() => callsFor(plans, list, site.code), [plans, list, site.code]);
  const { data, refetch } = useQuery({
    queryKey: ['profile', uuid, 'drug-costs-of-many', calls.map(({ body }) => body)],
    queryFn: async ({ signal }) => {
      const answers = calls.map(({ body }) => client.fetchQuery(costsQuery(uuid, body)).catch(() => null));
      const result = await Promise.all(answers);
      signal.throwIfAborted();
      return result;
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

  return useMemo(() => {
    if (!data) return null;
    const known = new Map<string, DrugCosts>();
    for (const [index, { group, body }] of calls.entries()) {
      const answer = data[index] ?? undefined;
      const result = { data: answer, isError: !answer, refetch };
      for (const { planId } of group) known.set(planId, costsOf(planId, body, result));
    }
    return known;
  }, [data, calls, refetch]);
}

type Answer = { data?: PlanDrugCost[] | undefined; isError: boolean; refetch: () => unknown } | undefined;

function costsOf(planId: string, body: ReceiptRequest, answer: Answer): DrugCosts {
  const cost = answer?.data?.find((plan) => plan.planId === planId);
  if (cost) return { state: 'known', cost, request: requestOfPlan(body, planId) };
  if (!answer || (!answer.isError && !answer.data)) return { state: 'waiting' };
  return { state: 'failed', tryAgain: () => void answer.refetch() };
}

/** The costs that receipts are asked for: those of one plan, with the names of the drugs as the page says them. */
export type ReceiptOf = { planName: string; drugs: readonly Drug[]; request: ReceiptRequest };

/** What the receipts of a plan's drug costs are asked for with; null where there are no costs. */
export const receiptOf = (planName: string, drugs: readonly Drug[], result: DrugCosts | undefined): ReceiptOf | null =>
  result?.state === 'known' ? { planName, drugs, request: result.request } : null;

/** What was asked, of one plan alone: its receipt is asked for with it. */
const requestOfPlan = (body: ReceiptRequest, planId: string): ReceiptRequest => ({
  ...body,
  plans: body.plans.filter((plan) => plan.contractId + plan.pbpNumber + plan.segmentId === planId),
});
