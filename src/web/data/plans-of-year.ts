import type { QueryClient } from '@tanstack/react-query';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { PlanToKeep, SavedPlan } from '#contract/saved-plans.ts';
import { inProfile, replay } from '#web/data/replay.ts';
import { ifMatch, type VersionedList } from '#web/data/versioned-list.ts';
import { call } from '#web/lib/call.ts';
import { randomKey } from '#web/lib/random-key.ts';

export type PlansOfYear = VersionedList<SavedPlan>;

export type PlanToSave = PlanToKeep & { planYear: number };

export async function readPlans(uuid: string, planYear: number, signal?: AbortSignal): Promise<PlansOfYear> {
  const params = { uuid, section: 'plans', extra: planYear } as const;
  return plansOf(await call('readSectionOfYear', { params }, signal), planYear);
}

/** Adds one plan to what the server has now. The first plan makes the profile. */
export const savePlan = (client: QueryClient, plan: PlanToSave): Promise<PlansOfYear> =>
  inProfile(client, (uuid) => addPlan(uuid, plan));

async function addPlan(uuid: string, { planYear, ...wanted }: PlanToSave): Promise<PlansOfYear> {
  return replay(await readPlans(uuid, planYear), readerOf(planYear), async (current) => {
    if (current.items.some(({ planId }) => planId === wanted.planId)) return null;
    const plans = [...(await Promise.all(current.items.map(asKept))), wanted];
    return call('savePlansOfYear', { params: { uuid, extra: planYear }, headers: headersOf(current), body: { plans } });
  });
}

/** A plan that is gone already counts as removed. */
export const removePlan = (
  uuid: string,
  { planId, planYear, planType }: SavedPlan,
  known: PlansOfYear,
): Promise<PlansOfYear> =>
  replay(known, readerOf(planYear), async (current) => {
    if (!current.items.some((plan) => plan.planId === planId)) return null;
    return call('removeSavedPlan', {
      params: { uuid, id: planId, extra: planYear },
      query: { productCode: planType },
      headers: headersOf(current),
    });
  });

export const plansOf = ({ plansDetails, versions }: ProfileReply, planYear: number): PlansOfYear => ({
  items: plansDetails?.plans.filter((plan) => plan.planYear === planYear) ?? [],
  version: versions.plans,
});

const readerOf = (planYear: number) => (profile: ProfileReply) => plansOf(profile, planYear);

// A new key for each attempt, since each is another request.
const headersOf = (current: PlansOfYear) => ({ 'if-match': ifMatch(current), 'idempotency-key': randomKey() });

/** A damaged county is looked up again by ZIP code: a plan must not fall out of the list because of it. */
async function asKept({ planId, zipCode, county }: SavedPlan): Promise<PlanToKeep> {
  const place = county ?? (await call('getCounties', { params: { zip: zipCode } })).data.counties[0];
  if (!place) throw new Problem('unexpected');
  return { planId, zipCode, stateCode: place.stateCode, fipsCountyCode: place.fipsCountyCode };
}
