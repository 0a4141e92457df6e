import type pg from 'pg';
import type { ApplicationEvent } from '#domain/applications/timeline.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { OneApplication } from '../features/applications/send-queue.ts';
import type { AuditTrail } from '../profile/record.ts';
import { lockProfile } from '../profile/store.ts';

type Parts = { pool: pg.Pool; machine: Clock; trail: AuditTrail };

export type FollowParts = Parts & {
  /** What is told to people about their application is told by the business day. */
  business: Clock;
};

/**
 * Writes down what the server learned of an application: in one transaction with the version of the section, so that
 * every open page sees it. Nothing is counted where it was known already.
 * @returns whether it was news; false for a profile that is gone.
 */
export const noteOfServer = (
  { pool, machine, trail }: Parts,
  { profileUuid }: Pick<OneApplication, 'profileUuid'>,
  action: string,
  write: (transaction: Queryable) => Promise<boolean>,
): Promise<boolean> =>
  inTransaction(pool, async (transaction) => {
    const profile = await lockProfile(transaction, profileUuid);
    if (!profile || !(await write(transaction))) return false;
    const entry = { role: 'server', agentId: null, action, fields: ['status'], requestId: '', at: machine() } as const;
    await trail.recordChange(transaction, profile, 'enrollments', entry);
    return true;
  });

export const eventNow = (kind: ApplicationEvent['kind'], business: Clock): ApplicationEvent => ({
  kind,
  code: 0,
  at: business(),
});
