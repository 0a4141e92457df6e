import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/clock.ts';
import { handle } from '#server/http/handle.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { dropDrugDraft, findDrugDraft, keepDrugDraft } from './store.ts';

type Parts = { pool: pg.Pool; machine: Clock; sealer: FieldSealer };

export const drugDraftRoutes = ({ pool, machine, sealer }: Parts) => [
  handle('readDrugDraft', async ({ params: { uuid } }) => ({
    draft: await findDrugDraft(pool, uuid, sealer),
  })),

  handle('keepDrugDraft', async ({ params: { uuid }, body: draft }) => {
    if (!(await keepDrugDraft(pool, uuid, { draft, sealer, at: machine() }))) throw new Problem('not-found');
    return { draft };
  }),

  handle('dropDrugDraft', async ({ params: { uuid } }) => {
    await dropDrugDraft(pool, uuid);
    return { draft: null };
  }),
];
