import type pg from 'pg';
import { holdsSince } from '#domain/prospects/appointment.ts';
import { dayOf } from '../clock.ts';
import { inTransaction } from '../db/transaction.ts';
import type { EmptyParts } from '../features/prospects/empty-prospect.ts';
import { endProspect } from '../features/prospects/end-prospect.ts';
import { findExpiredProspects } from '../features/prospects/store.ts';
import type { Job } from './runner.ts';

const HOUR = 3_600_000;
const MOST_PROSPECTS = 100;

/** What an agent wrote down goes a year after it was agreed, each by itself. What was agreed stays. */
export const endedProspectsJob = ({ pool, ...parts }: EmptyParts & { pool: pg.Pool }): Job => ({
  kind: 'end-prospects',
  every: HOUR,
  async step(at) {
    const expired = await findExpiredProspects(pool, holdsSince(dayOf(() => at)), MOST_PROSPECTS);
    const by = { role: 'server', agentId: null, requestId: '', at } as const;
    for (const uuid of expired) {
      await inTransaction(pool, (transaction) => endProspect(transaction, parts, { uuid, because: 'expired', by }));
    }
    return expired.length === MOST_PROSPECTS;
  },
});
