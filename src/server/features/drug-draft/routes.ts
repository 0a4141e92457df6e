import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/clock.ts';
import { handle } from '#server/http/handle.ts';
import type { WriteLimits } from '#server/profile/write-limits.ts';
import type { Attempts } from '#server/security/attempts.ts';
import { networkOf } from '#server/security/network-of.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { dropDrugDraft, findDrugDraft, keepDrugDraft } from './store.ts';

type Parts = { pool: pg.Pool; machine: Clock; sealer: FieldSealer; attempts: Attempts; mostPerMinute: WriteLimits };

export const drugDraftRoutes = ({ pool, machine, sealer, attempts, mostPerMinute }: Parts) => [
  handle('readDrugDraft', async ({ params: { uuid } }) => ({
    draft: await findDrugDraft(pool, uuid, sealer),
  })),

  handle('keepDrugDraft', async ({ params: { uuid }, body: draft, request }) => {
    // It is no change of a section, which counts by itself: who types fast can still save.
    await attempts.mustBeFew('drug draft of', uuid, mostPerMinute.ofProfile);
    await attempts.mustBeFew('drug draft from', networkOf(request.ip), mostPerMinute.fromAddress);
    if (!(await keepDrugDraft(pool, uuid, { draft, sealer, at: machine() }))) throw new Problem('not-found');
    return { draft };
  }),

  handle('dropDrugDraft', async ({ params: { uuid } }) => {
    await dropDrugDraft(pool, uuid);
    return { draft: null };
  }),
];
