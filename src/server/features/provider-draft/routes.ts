import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/clock.ts';
import { handle } from '#server/http/handle.ts';
import type { WriteLimits } from '#server/profile/write-limits.ts';
import type { Attempts } from '#server/security/attempts.ts';
import { networkOf } from '#server/security/network-of.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { dropProviderDraft, findProviderDraft, keepProviderDraft } from './store.ts';

type Parts = { pool: pg.Pool; machine: Clock; sealer: FieldSealer; attempts: Attempts; mostPerMinute: WriteLimits };

export const providerDraftRoutes = ({ pool, machine, sealer, attempts, mostPerMinute }: Parts) => [
  handle('readProviderDraft', async ({ params: { uuid } }) => ({
    draft: await findProviderDraft(pool, uuid, sealer),
  })),

  handle('keepProviderDraft', async ({ params: { uuid }, body: draft, request }) => {
    // It is no change of a section, which counts by itself: who adds and removes fast can still save.
    await attempts.mustBeFew('provider draft of', uuid, mostPerMinute.ofProfile);
    await attempts.mustBeFew('provider draft from', networkOf(request.ip), mostPerMinute.fromAddress);
    if (!(await keepProviderDraft(pool, uuid, { draft, sealer, at: machine() }))) throw new Problem('not-found');
    return { draft };
  }),

  handle('dropProviderDraft', async ({ params: { uuid } }) => {
    await dropProviderDraft(pool, uuid);
    return { draft: null };
  }),
];
