import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ProfileReply } from '#contract/profile.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { yearsOnOffer } from '#domain/plan-year/active-year.ts';
import { useToday } from '#web/data/today.ts';
import {
  ONE_AT_A_TIME,
  type RemovalListeners,
  useLeaving,
  useOptimisticRemoval,
} from '#web/data/use-optimistic-removal.ts';
import { newerOf } from '#web/data/versioned-list.ts';
import { useProfileUuid, viewerQuery } from '#web/data/viewer.ts';
import { tellOtherTabs } from '#web/lib/other-tabs.ts';
import { type PlansOfYear, type PlanToSave, plansOf, readPlans, removePlan, savePlan } from './plans-of-year.ts';

/** A guest who saved nothing has no profile to read: nothing is asked for, and nothing is saved. */
const savedPlansQuery = (uuid: string | null, planYear: number) =>
  queryOptions({
    queryKey: ['profile', uuid, 'plans', planYear],
    queryFn: ({ signal }) => readPlans(uuid ?? '', planYear, signal),
    enabled: uuid !== null,
  });

/** Keeps what a read of the whole profile brought. AUTH-006. */
export const buildPlans = (client: QueryClient, profile: ProfileReply, planYear: number) => {
  const { queryKey } = savedPlansQuery(profile.uuid, planYear);
  client.setQueryData(queryKey, (known) => newerOf(known, plansOf(profile, planYear)));
};

/** The saved plans of a year, without those on their way out. */
export function useSavedPlans(planYear: number) {
  const uuid = useProfileUuid();
  const query = savedPlansQuery(uuid, planYear);
  const client = useQueryClient();
  const { data, isError } = useQuery(query);
  const leaving = useLeaving<SavedPlan>(query.queryKey);

  // A profile that is gone answers like one that is broken: asking who is looking tells the two apart.
  const tryAgain = () => {
    void client.invalidateQueries({ queryKey: viewerQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['profile'] });
  };

  const plans = uuid === null ? [] : data && without(data.items, leaving);
  return { plans, isError: isError && plans === undefined, isStale: isError && plans !== undefined, tryAgain };
}

/** How many plans are saved for the years on offer; null until it is known. */
export function useSavedPlanCount(): number | null {
  const { today } = useToday();
  const uuid = useProfileUuid();
  const lists = useQueries({ queries: yearsOnOffer(today).map((year) => savedPlansQuery(uuid, year)) });
  const leaving = useLeaving<SavedPlan>(['profile', uuid, 'plans']);
  if (uuid === null) return 0;
  if (lists.some(({ data }) => data === undefined)) return null;
  return lists.reduce((count, { data }) => count + without(data?.items ?? [], leaving).length, 0);
}

export function useSavePlan() {
  return useMutation({
    mutationKey: ['save-plan'],
    scope: ONE_AT_A_TIME,
    mutationFn: (plan: PlanToSave, { client }) => savePlan(client, plan),
    onSuccess: async (current, { planYear }, _nothing, { client }) => {
      const uuid = client.getQueryData(viewerQuery.queryKey)?.uuid ?? null;
      const { queryKey } = savedPlansQuery(uuid, planYear);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => newerOf(known, current));
      tellOtherTabs();
      void client.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}

export function useRemovePlan(planYear: number, listeners: RemovalListeners<SavedPlan>) {
  const client = useQueryClient();
  const uuid = useProfileUuid();
  const { queryKey } = savedPlansQuery(uuid, planYear);

  const remove = async (plan: SavedPlan): Promise<PlansOfYear> => {
    if (uuid === null) throw new Error('a plan can be saved only in a profile');
    return removePlan(uuid, plan, client.getQueryData(queryKey) ?? (await readPlans(uuid, planYear)));
  };
  return useOptimisticRemoval<SavedPlan>(queryKey, { remove, ...listeners });
}

const without = (plans: readonly SavedPlan[], leaving: readonly SavedPlan[]) =>
  plans.filter((plan) => !leaving.some(({ planId, planYear }) => planId === plan.planId && planYear === plan.planYear));
