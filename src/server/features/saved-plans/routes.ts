import type { ProfileReply } from '#contract/profile.ts';
import type { Clock } from '#server/clock.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { handle } from '#server/http/handle.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { sendSection } from '#server/http/send-section.ts';
import type { ChangeProfile } from '#server/profile/change.ts';
import type { ProfileRow } from '#server/profile/row.ts';
import { type PlanCatalogue, prepareRequestedPlans, type RequestedPlan } from './plans-to-keep.ts';
import { type KeptPlan, keepPlans, listKeptPlans, rememberShoppingZip, removePlans } from './store.ts';

type Parts = {
  change: ChangeProfile;
  catalogue: PlanCatalogue;
  machine: Clock;
  readPlans: (db: Queryable, uuid: string, context: RequestContext) => Promise<ProfileReply>;
};

export const savedPlanRoutes = ({ change, catalogue, machine, readPlans }: Parts) => [
  handle('savePlansOfYear', async ({ params, headers, body, context, request, reply }) => {
    const { uuid, extra: planYear } = params;
    const requested = await prepareRequestedPlans(catalogue, planYear, body.plans);
    const answer = await change(
      {
        uuid,
        section: 'plans',
        action: 'save-plans',
        role: context.actor.role,
        requestId: request.id,
        ifMatch: headers['if-match'],
        idempotencyKey: headers['idempotency-key'],
        request: [planYear, body],
        apply: (transaction, profile) => replacePlans(transaction, profile, planYear, requested, machine()),
      },
      (transaction) => readPlans(transaction, uuid, context),
    );
    return sendSection(reply, 'plans', answer);
  }),

  handle('removeSavedPlan', async ({ params, headers, context, request, reply }) => {
    const { uuid, id: planId, extra: planYear } = params;
    const answer = await change(
      {
        uuid,
        section: 'plans',
        action: 'remove-plan',
        role: context.actor.role,
        requestId: request.id,
        ifMatch: headers['if-match'],
        idempotencyKey: headers['idempotency-key'],
        request: [planYear, planId],
        isAlreadySo: async (transaction) => !(await listKeptPlans(transaction, uuid, planYear)).has(planId),
        apply: async (transaction) => {
          await removePlans(transaction, uuid, planYear, [planId]);
          return ['plans'];
        },
      },
      (transaction) => readPlans(transaction, uuid, context),
    );
    return sendSection(reply, 'plans', answer);
  }),
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
