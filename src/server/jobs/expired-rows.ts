import type pg from 'pg';
import type { Queryable } from '../db/transaction.ts';
import { ANSWER_KEPT, ANSWER_MOVES_EVERY } from '../profile/idempotency.ts';
import { ATTEMPT_KEPT } from '../security/attempts.ts';
import type { Job } from './runner.ts';

const HOUR = 3_600_000;
const MOST_ROWS = 1000;
/** What was done can be looked up for so long. */
const JOB_KEPT = 30 * 24 * HOUR;

type Remove = (db: Queryable, before: Date) => Promise<{ rowCount: number | null }>;

/**
 * The tables whose rows expire, each with the column that tells when: the rows before an instant are removed, a number
 * at a time. The outer condition is asked again of a row that somebody renewed meanwhile.
 */
export const EXPIRING = {
  idempotent_answer: {
    column: 'created_at',
    remove: (db, before) =>
      db.query({
        text: `delete from idempotent_answer where created_at < $1 and (profile_uuid, idempotency_key) in (
                 select profile_uuid, idempotency_key from idempotent_answer where created_at < $1 limit $2)`,
        values: [before, MOST_ROWS],
      }),
  },
  kept_answer: {
    column: 'last_given_at',
    remove: (db, before) =>
      db.query({
        text: `delete from kept_answer where last_given_at < $1 and (profile_uuid, answer_digest) in (
                 select profile_uuid, answer_digest from kept_answer where last_given_at < $1 limit $2)`,
        values: [before, MOST_ROWS],
      }),
  },
  // The views that were opened in it go with it.
  session: {
    column: 'last_seen_at',
    remove: (db, before) =>
      db.query({
        text: `delete from session where last_seen_at < $1 and session_hash in (
                 select session_hash from session where last_seen_at < $1 limit $2)`,
        values: [before, MOST_ROWS],
      }),
  },
  // One that was not opened while its code was good never will be.
  agent_view: {
    column: 'code_expires_at',
    remove: (db, before) =>
      db.query({
        text: `delete from agent_view where view_id in (
                 select view_id from agent_view where code_hash is not null and code_expires_at < $1 limit $2)`,
        values: [before, MOST_ROWS],
      }),
  },
  attempt: {
    column: 'window_start',
    remove: (db, before) =>
      db.query({
        text: `delete from attempt where (what, who_digest, window_start) in (
                 select what, who_digest, window_start from attempt where window_start < $1 limit $2)`,
        values: [before, MOST_ROWS],
      }),
  },
  write_count: {
    column: 'window_start',
    remove: (db, before) =>
      db.query({
        text: `delete from write_count where (who_digest, window_start, backend) in (
                 select who_digest, window_start, backend from write_count where window_start < $1 limit $2)`,
        values: [before, MOST_ROWS],
      }),
  },
  idp_payload: {
    column: 'expires_at',
    remove: (db, before) =>
      db.query({
        text: `delete from idp_payload where expires_at < $1 and (kind, id_hash) in (
                 select kind, id_hash from idp_payload where expires_at < $1 limit $2)`,
        values: [before, MOST_ROWS],
      }),
  },
  job: {
    column: 'done_at',
    remove: (db, before) =>
      db.query({
        text: 'delete from job where job_id in (select job_id from job where done_at < $1 limit $2)',
        values: [before, MOST_ROWS],
      }),
  },
} as const satisfies Record<string, { column: string; remove: Remove }>;

type Table = keyof typeof EXPIRING;
const TABLES = Object.keys(EXPIRING) as Table[];

/** sessionLife: after how many milliseconds without a sign of life any session has ended. */
type Parts = { pool: pg.Pool; sessionLife: number };

/** Removes each hour what has expired, so that nothing grows for ever and nothing is kept longer than promised. */
export function expiredRowsJob({ pool, sessionLife }: Parts): Job {
  const kept: Readonly<Record<Table, number>> = {
    idempotent_answer: ANSWER_KEPT,
    kept_answer: ANSWER_KEPT + ANSWER_MOVES_EVERY,
    session: sessionLife,
    agent_view: 0,
    attempt: ATTEMPT_KEPT,
    write_count: ATTEMPT_KEPT,
    idp_payload: 0,
    job: JOB_KEPT,
  };

  const step = async (at: number) => {
    let isMore = false;
    for (const table of TABLES) {
      const { rowCount } = await EXPIRING[table].remove(pool, new Date(at - kept[table]));
      isMore ||= rowCount === MOST_ROWS;
    }
    return isMore;
  };

  return { kind: 'remove-expired-rows', every: HOUR, step };
}
