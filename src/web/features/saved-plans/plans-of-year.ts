import type { QueryClient } from '@tanstack/react-query';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { PlanToKeep, SavedPlan } from '#contract/saved-plans.ts';
import { call } from '#web/lib/call.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { ifMatch, type VersionedList } from '#web/lib/versioned-list.ts';
import { ensureProfile, viewerQuery } from '#web/lib/viewer.ts';

/** How often a change is made again on what another tab left. */
const MOST_TRIES = 6;

export type PlansOfYear = VersionedList<SavedPlan>;

export type PlanToSave = PlanToKeep & { planYear: number };

export async function readPlans(uuid: string, planYear: number, signal?: AbortSignal): Promise<PlansOfYear> {
  const params = { uuid, section: 'plans', extra: planYear } as const;
  return plansOf(await call('readSectionOfYear', { params }, signal), planYear);
}

/** Adds one plan to what the server has now. The first plan makes the profile. */
export async function savePlan(client: QueryClient, plan: PlanToSave): Promise<PlansOfYear> {
  const uuid = await ensureProfile(client);
  try {
    return await addPlan(uuid, plan);
  } catch (problem) {
    const other = await otherProfile(client, uuid, problem);
    if (other === null) throw problem;
    return addPlan(other, plan);
  }
}

/** A sign-in in another tab carries the profile of a guest away: then somebody else is looking by now. */
async function otherProfile(client: QueryClient, uuid: string, problem: unknown): Promise<string | null> {
  if (!(problem instanceof Problem) || problem.code !== 'not-found') return null;
  const viewer = await client.fetchQuery({ ...viewerQuery, staleTime: 0 }).catch(() => null);
  return viewer && viewer.uuid !== uuid ? viewer.uuid : null;
}

async function addPlan(uuid: string, { planYear, ...wanted }: PlanToSave): Promise<PlansOfYear> {
  return replay(await readPlans(uuid, planYear), planYear, async (current) => {
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
  replay(known, planYear, async (current) => {
    if (!current.items.some((plan) => plan.planId === planId)) return null;
    return call('removeSavedPlan', {
      params: { uuid, id: planId, extra: planYear },
      query: { productCode: planType },
      headers: headersOf(current),
    });
  });

/**
 * Makes one change on the state given; when another tab was faster, makes the same change on what that tab left.
 * So two tabs never undo each other.
 * @param change answers null when there is nothing left to change.
 */
async function replay(
  known: PlansOfYear,
  planYear: number,
  change: (current: PlansOfYear) => Promise<ProfileReply | null>,
): Promise<PlansOfYear> {
  let current = known;
  for (let tries = 1; ; tries += 1) {
    try {
      const reply = await change(current);
      return reply ? plansOf(reply, planYear) : current;
    } catch (problem) {
      if (!isStale(problem) || tries === MOST_TRIES) throw problem;
      current = plansOf(problem.current as ProfileReply, planYear);
    }
  }
}

const isStale = (problem: unknown): problem is Problem =>
  problem instanceof Problem && problem.code === 'stale-version' && Boolean(problem.current);

export const plansOf = ({ plansDetails, versions }: ProfileReply, planYear: number): PlansOfYear => ({
  items: plansDetails?.plans.filter((plan) => plan.planYear === planYear) ?? [],
  version: versions.plans,
});

// A new key for each attempt, since each is another request.
const headersOf = (current: PlansOfYear) => ({ 'if-match': ifMatch(current), 'idempotency-key': randomKey() });

/** A damaged county is looked up again by ZIP code: a plan must not fall out of the list because of it. */
async function asKept({ planId, zipCode, county }: SavedPlan): Promise<PlanToKeep> {
  const place = county ?? (await call('getCounties', { params: { zip: zipCode } })).data.counties[0];
  if (!place) throw new Problem('unexpected');
  return { planId, zipCode, stateCode: place.stateCode, fipsCountyCode: place.fipsCountyCode };
}
