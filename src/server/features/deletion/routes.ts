import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { handle } from '#server/http/handle.ts';
import type { RemovedRows } from '#server/profile/personal-rows.ts';
import { type AskForDeletion, findReceipt } from './store.ts';

/** Takes every cookie back by which this browser is known. */
export type ForgetBrowser = (reply: FastifyReply, brand: Brand) => void;

type Parts = { pool: pg.Pool; askForDeletion: AskForDeletion; forget: ForgetBrowser };

export const deletionRoutes = ({ pool, askForDeletion, forget }: Parts) => [
  handle('deleteProfile', async ({ params: { uuid }, context: { actor, brand }, request, reply }) => {
    const wish = { profiles: [uuid], accountId: null, role: actor.role, requestId: request.id };
    const receipt = await askForDeletion(wish);
    forget(reply, brand);
    return { receipt };
  }),

  handle('readDeletionReceipt', async ({ params: { receipt } }) => {
    const found = await findReceipt(pool, receipt);
    if (!found) throw new Problem('not-found');
    return {
      askedAt: found.asked_at.toISOString(),
      doneAt: found.done_at?.toISOString() ?? null,
      removed: found.removed && toRemoved(found.removed),
    };
  }),
];

const toRemoved = (rows: RemovedRows) => ({
  plans: rows['saved_plan'] ?? 0,
  drugs: rows['saved_drug'] ?? 0,
  pharmacies: rows['saved_pharmacy'] ?? 0,
  doctors: rows['saved_provider'] ?? 0,
  accounts: rows['idp_account'] ?? 0,
});
