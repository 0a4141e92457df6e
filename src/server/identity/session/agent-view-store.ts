import type { Queryable } from '#server/db/transaction.ts';

/** A profile that an agent looks at in one tab. */
export type AgentView = { viewId: string; subject: string; headerCount: number; headerSince: number };

export type NewView = {
  viewId: string;
  sessionHash: string;
  subject: string;
  reason: string;
  codeHash: string;
  codeExpiresAt: number;
  at: number;
};

export async function addView(db: Queryable, view: NewView) {
  const { viewId, sessionHash, subject, reason, codeHash } = view;
  await db.query({
    name: 'add-agent-view',
    text: `insert into agent_view (view_id, session_hash, subject_uuid, reason, code_hash, code_expires_at,
                                   header_since, opened_at)
           values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    values: [viewId, sessionHash, subject, reason, codeHash, new Date(view.codeExpiresAt), new Date(view.at)],
  });
}

/** Takes the code away with the first use. @returns null for one that is used, too old, unknown or another session's. */
export async function redeemCode(
  db: Queryable,
  { viewId, sessionHash, codeHash, at }: { viewId: string; sessionHash: string; codeHash: string; at: number },
): Promise<AgentView | null> {
  const { rows } = await db.query<RawView>({
    name: 'use-agent-view-code',
    text: `update agent_view set code_hash = null, header_since = $4, opened_at = $4
           where view_id = $1 and session_hash = $2 and code_hash = $3 and code_expires_at > $4
           returning view_id, subject_uuid, header_count, header_since`,
    values: [viewId, sessionHash, codeHash, new Date(at)],
  });
  return rows[0] ? toView(rows[0]) : null;
}

/** An opened view of this session; one whose code was never used is not open yet, and one opened too early is over. */
export async function findView(
  db: Queryable,
  { viewId, sessionHash, after }: { viewId: string; sessionHash: string; after: number },
): Promise<AgentView | null> {
  const { rows } = await db.query<RawView>({
    name: 'find-agent-view',
    text: `select view_id, subject_uuid, header_count, header_since from agent_view
           where view_id = $1 and session_hash = $2 and code_hash is null and opened_at > $3`,
    values: [viewId, sessionHash, new Date(after)],
  });
  return rows[0] ? toView(rows[0]) : null;
}

/** Moves the header on, once, however many calls ask at the same moment. */
export async function moveHeader(db: Queryable, { viewId, headerCount }: AgentView, at: number) {
  await db.query({
    name: 'move-agent-view-header',
    text: `update agent_view set header_count = header_count + 1, header_since = $3
           where view_id = $1 and header_count = $2`,
    values: [viewId, headerCount, new Date(at)],
  });
}

/** Removes some that were opened so early, in the order of whose they are; those that somebody removes are left to them. */
export async function removeEndedViews(db: Queryable, openedBy: Date, most: number) {
  const { rows } = await db.query<{ subject_uuid: string; agent_id: string | null }>({
    name: 'remove-ended-views',
    text: `with gone as (
             delete from agent_view where view_id in (
               select view_id from agent_view where code_hash is null and opened_at <= $1
               limit $2 for update skip locked
             ) returning subject_uuid, session_hash
           )
           select gone.subject_uuid, session.agent_id from gone join session using (session_hash) order by 1`,
    values: [openedBy, most],
  });
  return rows;
}

/** All of one shopper, those too that are not open yet. */
export async function removeViewsOf(db: Queryable, subjects: readonly string[]) {
  const { rows } = await db.query<{ subject_uuid: string; agent_id: string | null; is_open: boolean | null }>({
    name: 'remove-views-of',
    text: `with gone as (
             delete from agent_view where subject_uuid = any($1) returning subject_uuid, session_hash, code_hash
           )
           select gone.subject_uuid, session.agent_id, gone.code_hash is null as is_open
           from gone join session using (session_hash) order by 1`,
    values: [subjects],
  });
  return rows;
}

type RawView = { view_id: string; subject_uuid: string; header_count: number; header_since: Date };

const toView = (row: RawView): AgentView => ({
  viewId: row.view_id,
  subject: row.subject_uuid,
  headerCount: row.header_count,
  headerSince: row.header_since.getTime(),
});
