import { Problem } from '#contract/problem.ts';
import { MOST_PLANS, TOO_MANY_PLANS } from '#contract/saved-plans.ts';
import type { Clock } from '#server/clock.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { Applied } from '#server/profile/change.ts';
import type { ProfileRow } from '#server/profile/row.ts';
import type { WriteSection } from '#server/profile/write-section.ts';
import { type PlanCatalogue, prepareRequestedPlans, type RequestedPlan } from './plans-to-keep.ts';
import {
  type KeptPlan,
  keepPlans,
  listKeptPlans,
  REMOVAL_KEPT,
  rememberShoppingZip,
  removePlan,
  removePlans,
  restorePlan,
} from './store.ts';

type KeptPlans = Awaited<ReturnType<typeof listKeptPlans>>;

type Parts = { write: WriteSection; catalogue: PlanCatalogue; machine: Clock };

export const savedPlanRoutes = ({ write, catalogue, machine }: Parts) => [
  write('savePlansOfYear', async ({ params: { uuid, extra: planYear }, body }) => {
    const requested = await prepareRequestedPlans(catalogue, planYear, body.plans);
    let kept: KeptPlans = new Map();
    return {
      action: 'save-plans',
      request: [planYear, body],
      look: async (transaction) => {
        kept = await listKeptPlans(transaction, uuid, planYear);
      },
      apply: async (transaction, profile) =>
        replacePlans(transaction, { profile, planYear, kept }, requested, machine()),
    };
  }),

  write('removeSavedPlan', ({ params: { uuid, id: planId, extra: planYear } }) => ({
    action: 'remove-plan',
    request: [planYear, planId],
    isAlreadySo: async (transaction) => !(await listKeptPlans(transaction, uuid, planYear)).has(planId),
    apply: async (transaction) => {
      await removePlan(transaction, uuid, { planYear, planId }, machine());
      return ['plans'];
    },
  })),

  write('restoreSavedPlan', ({ params: { uuid, id: planId, extra: planYear } }) => {
    let kept: KeptPlans = new Map();
    return {
      action: 'restore-plan',
      request: [planYear, planId],
      look: async (transaction) => {
        kept = await listKeptPlans(transaction, uuid, planYear);
      },
      isAlreadySo: async () => kept.has(planId),
      apply: async (transaction) => {
        if (kept.size >= MOST_PLANS) throw new Problem('too-many-plans');
        const isBack = await restorePlan(transaction, uuid, { planYear, planId }, machine() - REMOVAL_KEPT);
        if (!isBack) throw new Problem('nothing-to-undo');
        return ['plans'];
      },
    };
  }),
];

/** Makes the year's list what the shopper requested. A plan that left the catalogue stays as it was saved. */
function replacePlans(
  transaction: Queryable,
  { profile, planYear, kept }: { profile: ProfileRow; planYear: number; kept: KeptPlans },
  requested: readonly RequestedPlan[],
  at: number,
): Applied {
  // What can not be read was not shown, so that its absence asks for nothing.
  const gone = [...kept]
    .filter(([planId, { isReadable }]) => isReadable && !requested.some((plan) => plan.planId === planId))
    .map(([planId]) => planId);
  if (requested.length > MOST_PLANS && requested.some(({ planId }) => !kept.has(planId))) {
    throw new Problem('invalid-input', { fields: { plans: TOO_MANY_PLANS } });
  }
  const changed = requested.filter((plan) => !isSamePlace(plan, kept.get(plan.planId)));
  const now = new Date(at).toISOString();

  const additions = changed.flatMap(({ planId, known, refusal }) => {
    const before = kept.get(planId);
    // What left the catalogue stays where it was saved; a place that is no place is refused for everything.
    if (refusal && (!before || refusal.code !== 'plan-not-offered')) throw refusal;
    return known ? [{ ...known, savedOn: before?.savedOn ?? now, lastModifiedOn: now }] : [];
  });
  const zip = additions.at(-1)?.zipCode;
  const writes = [
    ...(gone.length > 0 ? [removePlans(transaction, profile.uuid, planYear, gone)] : []),
    ...(additions.length > 0 ? [keepPlans(transaction, profile.uuid, additions)] : []),
    ...(zip && zip !== profile.shoppingZip ? [rememberShoppingZip(transaction, profile.uuid, zip)] : []),
  ];
  return { fields: gone.length + additions.length > 0 ? ['plans'] : [], writes };
}

const isSamePlace = ({ zipCode, countyCode }: RequestedPlan, kept: KeptPlan | undefined) =>
  kept !== undefined && kept.zipCode === zipCode && kept.countyCode === countyCode;
