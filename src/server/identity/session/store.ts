import type { Brand } from '#domain/brand/brand.ts';
import type { Queryable } from '#server/db/transaction.ts';

/** A session as it is kept: of the cookie only the hash. Times are milliseconds of the machine clock. */
export type SessionRow = {
  hash: string;
  brand: Brand;
  /** Whose profile; null for an agent. */
  subject: string | null;
  isMember: boolean;
  /** May be asked about by Optum id or Medicare number. Decision ROLE-605. */
  usesMemberData: boolean;
  agent: { id: string; userName: string } | null;
  createdAt: number;
  lastSeenAt: number;
};

export type NewSession = Omit<SessionRow, 'createdAt' | 'lastSeenAt'> & {
  idTokenSealed: string;
  emailDigest: string | null;
  at: number;
};

export async function addSession(db: Queryable, { hash, brand, subject, agent, ...session }: NewSession) {
  await db.query({
    name: 'add-session',
    text: `insert into session (session_hash, brand, subject_uuid, is_member, uses_member_data, agent_id, agent_user_name,
                                id_token_sealed, created_at, last_seen_at, second_factor, email_digest)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11)`,
    values: [
      hash,
      brand,
      subject,
      session.isMember,
      session.usesMemberData,
      agent?.id ?? null,
      agent?.userName ?? null,
      session.idTokenSealed,
      new Date(session.at),
      // No agent comes as far as this without it.
      agent !== null,
      session.emailDigest,
    ],
  });
}

/** What is read in the same round trip of whom the session is about: a query of one JSON value. */
export type Along = { name: string; select: (uuid: string) => string };

const FIND_SESSION = `
  select session_hash, brand, subject_uuid, is_member, uses_member_data, agent_id, agent_user_name,
         created_at, last_seen_at`;
// Of an agent who signed in before a second factor was asked for there is none.
const OF_COOKIE = 'from session where session_hash = $1 and brand = $2 and (agent_id is null or second_factor)';

export async function findSession(db: Queryable, hash: string, brand: Brand): Promise<SessionRow | null> {
  const { rows } = await db.query<RawSession>({
    name: 'find-session',
    text: `${FIND_SESSION} ${OF_COOKIE}`,
    values: [hash, brand],
  });
  return rows[0] ? toSession(rows[0]) : null;
}

/** With what is read along; null for what is not there. */
export async function findSessionWith(db: Queryable, hash: string, brand: Brand, { name, select }: Along) {
  const { rows } = await db.query<RawSession & { along: unknown }>({
    name: `find-session-and-${name}`,
    text: `${FIND_SESSION}, (${select('session.subject_uuid')}) as along ${OF_COOKIE}`,
    values: [hash, brand],
  });
  return rows[0] ? { session: toSession(rows[0]), along: rows[0].along } : null;
}

/** More than anybody knows apart; those beyond end with 'end all'. */
const MOST_LISTED = 100;

/** Those of one shopper on one brand, the last used first. */
export async function findSessionsOf(db: Queryable, subject: string, brand: Brand): Promise<SessionRow[]> {
  const { rows } = await db.query<RawSession>({
    name: 'find-sessions-of',
    text: `${FIND_SESSION} from session where subject_uuid = $1 and brand = $2
           order by last_seen_at desc, session_hash limit ${MOST_LISTED}`,
    values: [subject, brand],
  });
  return rows.map(toSession);
}

export async function findIdToken(db: Queryable, hash: string): Promise<string | null> {
  const { rows } = await db.query<{ id_token_sealed: string | null }>({
    name: 'find-id-token',
    text: 'select id_token_sealed from session where session_hash = $1',
    values: [hash],
  });
  return rows[0]?.id_token_sealed ?? null;
}

/** Null for a session that has ended, or was begun before e-mails were noted. */
export async function findEmailDigest(db: Queryable, hash: string): Promise<string | null> {
  const { rows } = await db.query<{ email_digest: string | null }>({
    name: 'find-session-email',
    text: 'select email_digest from session where session_hash = $1',
    values: [hash],
  });
  return rows[0]?.email_digest ?? null;
}

/** Never moves back: of two requests that race, the later one counts. */
export async function markSeen(db: Queryable, hash: string, at: number) {
  await db.query({
    name: 'mark-session-seen',
    text: 'update session set last_seen_at = greatest(last_seen_at, $2) where session_hash = $1',
    values: [hash, new Date(at)],
  });
}

/** A session that was ended, and whose profiles were looked at in it, once for each view. */
export type Removed = {
  idTokenSealed: string | null;
  subject: string | null;
  isMember: boolean;
  agentId: string | null;
  viewed: string[];
  createdAt: number;
  lastSeenAt: number;
};

/** Views are removed by name: of one that is opened or closed at the same moment, the last word is seen. */
const REMOVED = `, closed as (
    delete from agent_view as view using gone where view.session_hash = gone.session_hash
    returning view.session_hash, view.subject_uuid, view.code_hash
  )
  select id_token_sealed, subject_uuid, is_member, agent_id, created_at, last_seen_at,
    array(select closed.subject_uuid::text from closed
          where closed.session_hash = gone.session_hash and closed.code_hash is null order by 1) as viewed
  from gone`;

/** Ends it, and every view that was opened in it. @returns null when it had ended already. */
export async function removeSession(db: Queryable, hash: string): Promise<Removed | null> {
  const { rows } = await db.query<RawRemoved>({
    name: 'remove-session',
    text: `with gone as (delete from session where session_hash = $1 returning *) ${REMOVED}`,
    values: [hash],
  });
  return rows[0] ? toRemoved(rows[0]) : null;
}

/** Ends all sessions of somebody but one. */
export async function removeOtherSessions(
  db: Queryable,
  who: { subjects: readonly string[]; agentId: string | null },
  but: string,
): Promise<Removed[]> {
  const { rows } = await db.query<RawRemoved>({
    name: 'remove-other-sessions',
    text: `with gone as (
             delete from session where (subject_uuid = any($1) or agent_id = $2) and session_hash <> $3 returning *
           ) ${REMOVED}`,
    values: [who.subjects, who.agentId, but],
  });
  return rows.map(toRemoved);
}

type EndedSessions = { brand: Brand; ofAgents: boolean; seenBy: Date; openedBy: Date; most: number };

/** Ends some of those that were last seen, or opened, so long ago; those that somebody is ending are left to them. */
export async function removeEndedSessions(
  db: Queryable,
  { brand, ofAgents, seenBy, openedBy, most }: EndedSessions,
): Promise<Removed[]> {
  const { rows } = await db.query<RawRemoved>({
    name: 'remove-ended-sessions',
    text: `with gone as (
             delete from session where session_hash in (
               select session_hash from session
               where brand = $1 and (agent_id is not null) = $2 and (last_seen_at <= $3 or created_at <= $4)
               limit $5 for update skip locked
             ) returning *
           ) ${REMOVED}`,
    values: [brand, ofAgents, seenBy, openedBy, most],
  });
  return rows.map(toRemoved);
}

type RawRemoved = {
  id_token_sealed: string | null;
  subject_uuid: string | null;
  is_member: boolean;
  agent_id: string | null;
  created_at: Date;
  last_seen_at: Date;
  viewed: string[];
};

const toRemoved = (row: RawRemoved): Removed => ({
  idTokenSealed: row.id_token_sealed,
  subject: row.subject_uuid,
  isMember: row.is_member,
  agentId: row.agent_id,
  viewed: row.viewed,
  createdAt: row.created_at.getTime(),
  lastSeenAt: row.last_seen_at.getTime(),
});

type RawSession = {
  session_hash: string;
  brand: Brand;
  subject_uuid: string | null;
  is_member: boolean;
  uses_member_data: boolean;
  agent_id: string | null;
  agent_user_name: string | null;
  created_at: Date;
  last_seen_at: Date;
};

const toSession = (row: RawSession): SessionRow => ({
  hash: row.session_hash,
  brand: row.brand,
  subject: row.subject_uuid,
  isMember: row.is_member,
  usesMemberData: row.uses_member_data,
  agent: row.agent_id === null ? null : { id: row.agent_id, userName: row.agent_user_name ?? row.agent_id },
  createdAt: row.created_at.getTime(),
  lastSeenAt: row.last_seen_at.getTime(),
});
