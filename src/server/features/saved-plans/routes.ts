import type { Clock } from '#server/clock.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { ProfileRow } from '#server/profile/row.ts';
import type { WriteSection } from '#server/profile/write-section.ts';
import { type PlanCatalogue, prepareRequestedPlans, type RequestedPlan } from './plans-to-keep.ts';
import { type KeptPlan, keepPlans, listKeptPlans, rememberShoppingZip, removePlans } from './store.ts';

type Parts = { write: WriteSection; catalogue: PlanCatalogue; machine: Clock };

export const savedPlanRoutes = ({ write, catalogue, machine }: Parts) => [
  write('savePlansOfYear', async ({ params: { extra: planYear }, body }) => {
    const requested = await prepareRequestedPlans(catalogue, planYear, body.plans);
    return {
      action: 'save-plans',
      request: [planYear, body],
      apply: (transaction, profile) => replacePlans(transaction, profile, planYear, requested, machine()),
    };
  }),

  write('removeSavedPlan', ({ params: { uuid, id: planId, extra: planYear } }) => ({
    action: 'remove-plan',
    request: [planYear, planId],
    isAlreadySo: async (transaction) => !(await listKeptPlans(transaction, uuid, planYear)).has(planId),
    apply: async (transaction) => {
      await removePlans(transaction, uuid, planYear, [planId]);
      return ['plans'];
    },
  })),
];

/** Makes the year's list what the shopper requested. A plan that left the catalogue stays as it was saved. */
async function replacePlans(
  transaction: Queryable,
  profile: ProfileRow,
  planYear: number,
  requested: readonly RequestedPlan[],
  at: number,
): Promise<string[]> {
  const kept = await listKeptPlans(transaction, profile.uuid, planYear);
  const gone = [...kept.keys()].filter((planId) => !requested.some((plan) => plan.planId === planId));
  const changed = requested.filter((plan) => !isSamePlace(plan, kept.get(plan.planId)));
  const now = new Date(at).toISOString();

  const additions = changed.flatMap(({ planId, known, refusal }) => {
    const before = kept.get(planId);
    // What left the catalogue stays where it was saved; a place that is no place is refused for everything.
    if (refusal && (!before || refusal.code !== 'plan-not-offered')) throw refusal;
    return known ? [{ ...known, savedOn: before?.savedOn ?? now, lastModifiedOn: now }] : [];
  });
  if (gone.length > 0) await removePlans(transaction, profile.uuid, planYear, gone);
  if (additions.length > 0) await keepPlans(transaction, profile.uuid, additions);

  const zip = additions.at(-1)?.zipCode;
  if (zip && zip !== profile.shoppingZip) await rememberShoppingZip(transaction, profile.uuid, zip);
  return gone.length + additions.length > 0 ? ['plans'] : [];
}

const isSamePlace = ({ zipCode, countyCode }: RequestedPlan, kept: KeptPlan | undefined) =>
  kept !== undefined && kept.zipCode === zipCode && kept.countyCode === countyCode;
