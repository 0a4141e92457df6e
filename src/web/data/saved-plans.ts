import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { MemberPlan, PlanToKeep, SavedPlan } from '#contract/saved-plans.ts';
import { yearsOnOffer } from '#domain/plan-year/active-year.ts';
import { isFavourite } from '#domain/saved-plans/enrolled.ts';
import { call } from '#web/lib/call.ts';
import { type RemovalListeners, useListChange, useListRemoval, versionHeaders } from './change-list.ts';
import {
  newerOf,
  profileKey,
  type SavedList,
  savedListQuery,
  seedList,
  useLeaving,
  useSavedList,
  type VersionedList,
  without,
} from './saved-list.ts';
import { useToday } from './today.ts';
import { useProfileUuid } from './viewer.ts';

const NOUN = 'plans';

type UnreadablePlan = NonNullable<ProfileReply['unreadablePlans']>[number];

/** With what is kept and can not be read, and the plans that claims say the shopper is in, of any year. */
type PlansOfYear = VersionedList<SavedPlan> & {
  unreadable: readonly UnreadablePlan[];
  memberPlans: readonly MemberPlan[];
};

const plansOfYear = (planYear: number): SavedList<SavedPlan, PlansOfYear> => ({
  key: [NOUN, planYear],
  empty: { items: [], version: 0, unreadable: [], memberPlans: [] },
  read: (uuid, ask) =>
    call('readSectionOfYear', { params: { uuid, section: 'plans', extra: planYear } }, ask?.signal, ask?.etag),
  select: ({ plansDetails, unreadablePlans, memberEnrolledPlans, versions }) => ({
    items: plansDetails?.plans.filter((plan) => plan.planYear === planYear) ?? [],
    unreadable: unreadablePlans?.filter((plan) => plan.planYear === planYear) ?? [],
    memberPlans: memberEnrolledPlans ?? [],
    version: versions.plans,
  }),
  newest: newerOf,
  idOf,
});

const idOf = ({ planId, planYear }: SavedPlan) => `${planId} ${planYear}`;

export const seedSavedPlans = (client: QueryClient, profile: ProfileReply, planYear: number) =>
  seedList(client, plansOfYear(planYear), profile);

/** The saved plans of a year, without those on their way out. */
export function useSavedPlans(planYear: number) {
  const { list, ...state } = useSavedList(plansOfYear(planYear));
  return { plans: list?.items, unreadable: list?.unreadable ?? [], ...state };
}

/** As above, without the plans that the shopper is in: those are no choice of theirs. PLAN-403. */
export function useFavouritePlans(planYear: number) {
  const { plans, ...state } = useSavedPlans(planYear);
  return { plans: plans?.filter(isFavourite), ...state };
}

/** The plans that claims say the shopper is in, or will be. */
export const useMemberPlans = (planYear: number): readonly MemberPlan[] =>
  useSavedList(plansOfYear(planYear)).list?.memberPlans ?? [];

/** How many plans are saved for the years on offer; null until it is known. */
export function useSavedPlanCount(): number | null {
  const { today } = useToday();
  const uuid = useProfileUuid();
  const client = useQueryClient();
  const queries = yearsOnOffer(today).map((year) => savedListQuery(plansOfYear(year), uuid, client));
  const lists = useQueries({ queries });
  const leaving = useLeaving<SavedPlan>(profileKey(uuid, [NOUN]));
  if (uuid === null) return 0;
  if (lists.some(({ data }) => data === undefined)) return null;
  return lists.reduce(
    (count, { data }) => count + without(data?.items ?? [], leaving, idOf).filter(isFavourite).length,
    0,
  );
}

export const useSavePlan = (planYear: number) =>
  useListChange(plansOfYear(planYear), async (uuid, { items, version }, wanted: PlanToKeep) => {
    if (items.some(({ planId }) => planId === wanted.planId)) return null;
    const plans = [...(await Promise.all(items.map(asKept))), wanted];
    const headers = versionHeaders(version);
    return call('savePlansOfYear', { params: { uuid, extra: planYear }, headers, body: { plans } });
  });

/** A damaged county is looked up again by ZIP code: a plan must not fall out of the list because of it. */
async function asKept({ planId, zipCode, county }: SavedPlan): Promise<PlanToKeep> {
  const place = county ?? (await call('getCounties', { params: { zip: zipCode } })).data.counties[0];
  if (!place) throw new Problem('unexpected');
  return { planId, zipCode, stateCode: place.stateCode, fipsCountyCode: place.fipsCountyCode };
}

/** A plan that is gone already counts as removed. */
export const useRemovePlan = (planYear: number, listeners: RemovalListeners<SavedPlan>) =>
  useListRemoval(
    plansOfYear(planYear),
    async (uuid, { items, version }, { planId, planType }) => {
      if (!items.some((plan) => plan.planId === planId)) return null;
      return call('removeSavedPlan', {
        params: { uuid, id: planId, extra: planYear },
        query: { productCode: planType },
        headers: versionHeaders(version),
      });
    },
    listeners,
  );

/** Puts back the plan that was removed last. One that is back already counts as put back. */
export const useRestorePlan = (planYear: number) =>
  useListChange(plansOfYear(planYear), async (uuid, { items, version }, { planId }: SavedPlan) => {
    if (items.some((plan) => plan.planId === planId)) return null;
    return call('restoreSavedPlan', {
      params: { uuid, id: planId, extra: planYear },
      headers: versionHeaders(version),
    });
  });

export const useRemoveUnreadablePlan = (planYear: number) =>
  useListChange(plansOfYear(planYear), async (uuid, { unreadable, version }, id: string) => {
    if (!unreadable.some(({ planId }) => planId === id)) return null;
    return call('removeSavedPlan', {
      params: { uuid, id, extra: planYear },
      query: {},
      headers: versionHeaders(version),
    });
  });
