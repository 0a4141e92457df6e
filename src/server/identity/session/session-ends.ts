import type { AccessKind } from '#domain/access/access-kind.ts';
import type { SessionLeft } from '#domain/session/session-left.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { AccessEvent, RecordEvent } from '#server/profile/access-events.ts';
import { agentUuid } from '../sign-in/account-uuid.ts';
import type { Removed } from './store.ts';

export type EndKind = Extract<AccessKind, 'signed-out' | `session-ended ${string}`>;

/** A session that is over, and how it ended. */
type Ended = { kind: EndKind; removed: Removed };

/** Of the limits that are over, the one that was over first. */
export const endByTime = ({ left, untilEnd }: SessionLeft): EndKind =>
  left === untilEnd ? 'session-ended overall-end' : 'session-ended idle';

export type WriteEnds = ReturnType<typeof endWriter>;

/**
 * Writes down ends of sessions, and of the views that were open in them, in the transaction that removes them, with what
 * else happened in it.
 */
export const endWriter =
  (record: RecordEvent) =>
  async (transaction: Queryable, ended: readonly Ended[], beside: readonly AccessEvent[] = []) => {
    // Trails are held in the order of their uuids, so that of two that end several sessions none waits for the other.
    const all = [...ended.flatMap(eventsOf), ...beside].toSorted((one, other) => one.about.localeCompare(other.about));
    for (const event of all) await record(transaction, event);
  };

function eventsOf({ kind, removed: { subject, isMember, agentId, viewed } }: Ended): AccessEvent[] {
  const common = { agentId, requestId: null };
  const closed = viewed.map((about) => ({ ...common, kind: 'view-closed', about, role: 'agent' }) as const);
  if (subject !== null) return [{ ...common, kind, about: subject, role: isMember ? 'member' : 'shopper' }, ...closed];
  return agentId === null ? closed : [{ ...common, kind, about: agentUuid(agentId), role: 'agent' }, ...closed];
}
