import type { AccessKind } from '#domain/access/access-kind.ts';
import type { Role } from '#domain/access/role.ts';
import type { Queryable } from '#server/db/transaction.ts';

type RawEvent = {
  position: number;
  at: Date;
  kind: AccessKind;
  role: Role;
  agent_id: string | null;
  times: number;
};

/** The newest events of one trail, all of them older than a position of it. */
export async function findNewestEvents(
  db: Queryable,
  { about, before, limit }: { about: string; before: number | null; limit: number },
) {
  const { rows } = await db.query<RawEvent>({
    name: 'find-newest-access-events',
    text: `select position, at, kind, role, agent_id, times from access_event
           where about_uuid = $1 and position < coalesce($2, 2147483647)
           order by position desc limit $3`,
    values: [about, before, limit],
  });
  return rows.map(({ agent_id, at, ...row }) => ({ ...row, at: at.toISOString(), agentId: agent_id }));
}
