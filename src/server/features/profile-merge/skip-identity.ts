import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { AccessEvents } from '#server/profile/access-events.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import { lockProfile } from '#server/profile/store.ts';
import type { Asked, Outcome } from './confirm-identity.ts';
import { closeQuestion, findCheck, recordSkipped } from './store.ts';

type Parts = {
  pool: pg.Pool;
  machine: Clock;
  trail: AuditTrail;
  events: AccessEvents;
  /** Nobody is written to about what they do not want. */
  stopReminders: (transaction: Parameters<typeof recordSkipped>[0], prospect: string) => Promise<unknown>;
};

export type SkipIdentity = (asked: Asked) => Promise<Outcome>;

/** Keeps that the account does not want it. A further time, or with nothing to skip, it changes nothing. IDENT-619. */
export const identitySkipper =
  ({ pool, machine, trail, events, stopReminders }: Parts): SkipIdentity =>
  ({ uuid, context, requestId }) =>
    inTransaction(pool, async (transaction) => {
      const profile = await lockProfile(transaction, uuid);
      if (!profile) throw new Problem('not-found');
      const { offered, type, remainingCount } = await findCheck(transaction, uuid);
      if (type === null) return { merged: null, remainingCount };
      const { role } = context.actor;
      await recordSkipped(transaction, uuid);
      await closeQuestion(transaction, uuid);
      if (offered !== null) await stopReminders(transaction, offered);
      const entry = { role, agentId: null, action: 'decline-prospect', fields: ['telesalesProfileType'], requestId };
      await trail.recordChange(transaction, profile, 'demographics', { ...entry, at: machine() });
      await events.record(transaction, { kind: 'prospect-declined', about: uuid, role, agentId: null, requestId });
      return { merged: null, remainingCount };
    });
