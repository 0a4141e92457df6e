import type pg from 'pg';
import type { AccessKind } from '#domain/access/access-kind.ts';
import type { Role } from '#domain/access/role.ts';
import type { Clock } from '../clock.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { Attempts } from '../security/attempts.ts';
import type { KeyRing } from '../security/key-ring.ts';
import { accessChain } from './access-chain.ts';
import { addEvent, lockHead, moveHead } from './access-event-store.ts';

export type AccessEvent = {
  kind: AccessKind;
  /** Whose trail it is written in: a profile's, or an agent's. */
  about: string;
  role: Role;
  agentId: string | null;
  /** Null for what no request asked for. */
  requestId: string | null;
};

/** The trail of what concerns no known person, like a sign-in with an e-mail that nobody has. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

type Parts = { pool: pg.Pool; machine: Clock; auditKeys: KeyRing; attempts: Attempts };

export type AccessEvents = ReturnType<typeof accessEvents>;

export type RecordEvent = ReturnType<typeof eventRecorder>;

/** Without a name, an address or a word that was searched; each trail is a chain of its own, with a signed end. */
export function eventRecorder({ machine, auditKeys }: { machine: Clock; auditKeys: KeyRing }) {
  const chain = accessChain(auditKeys);

  return async (transaction: Queryable, event: AccessEvent, times = 1) => {
    const { about, kind, role, agentId, requestId } = event;
    const head = await lockHead(transaction, about);
    const at = machine();
    const next = chain.next(about, head, { kind, role, agentId, requestId, at, times });
    await Promise.all([addEvent(transaction, { about, ...next.row }), moveHead(transaction, about, next.head)]);
  };
}

export function accessEvents({ pool, attempts, ...parts }: Parts) {
  const record = eventRecorder(parts);

  return {
    /** In the transaction of what happened. */
    record: (transaction: Queryable, event: AccessEvent) => record(transaction, event),

    recordAccess: (event: AccessEvent) => inTransaction(pool, (transaction) => record(transaction, event)),

    /** The 1st, 10th, 100th … of an hour from one kind of caller is written, so that nobody fills a trail with tries. */
    async recordRefusal(event: AccessEvent) {
      const who = `${event.about} ${event.role} ${event.agentId ?? ''}`;
      const times = await attempts.countInHour(event.kind, who);
      if (/^10*$/.test(String(times))) await inTransaction(pool, (transaction) => record(transaction, event, times));
    },
  };
}
