import type { AccessEvent } from '#contract/access-history.ts';
import { whoActed } from '#domain/access/who-acted.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { agentNumberOf } from '#server/profile/agent-number.ts';
import { findNewestEvents } from './store.ts';

type Wanted = { about: string; before: number | null; most: number };

/** The newest events of one trail as its shopper reads them, all of them older than a position of it. */
export async function readEvents(db: Queryable, { most, ...wanted }: Wanted) {
  const found = await findNewestEvents(db, { ...wanted, limit: most + 1 });
  const events = found.slice(0, most).map(
    ({ kind, role, agentId, ...event }): AccessEvent => ({
      ...event,
      what: kind,
      who: whoActed({ kind, role }),
      agentNumber: agentNumberOf(agentId),
    }),
  );
  return { events, hasMore: found.length > most };
}
