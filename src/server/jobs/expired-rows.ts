import type pg from 'pg';
import { SCOPE_KEPT } from '../features/prospects/store.ts';
import { REMOVAL_KEPT } from '../features/saved-plans/store.ts';
import { CARRIER_KEPT } from '../gateways/carrier/embedded/received.ts';
import { ANSWER_KEPT, ANSWER_MOVES_EVERY } from '../profile/idempotency.ts';
import { ATTEMPT_KEPT } from '../security/attempts.ts';
import type { Job } from './runner.ts';

const HOUR = 3_600_000;
const MOST_ROWS = 1000;
/** What was done can be looked up for so long. Longer than any period, or a job would run twice in it. */
const JOB_KEPT = 48 * HOUR;

/** The tables whose rows expire, each with its key, the column that tells when, and with which of its rows do. */
export const EXPIRING = {
  idempotent_answer: { key: 'profile_uuid, idempotency_key', column: 'created_at' },
  kept_answer: { key: 'profile_uuid, answer_digest', column: 'last_given_at' },
  removed_plan: { key: 'profile_uuid', column: 'removed_at' },
  // One that was not opened while its code was good never will be.
  agent_view: { key: 'view_id', column: 'code_expires_at', only: 'code_hash is not null' },
  attempt: { key: 'what, who_digest, window_start', column: 'window_start' },
  write_count: { key: 'who_digest, window_start, backend', column: 'window_start' },
  idp_payload: { key: 'kind, id_hash', column: 'expires_at' },
  job: { key: 'job_id', column: 'done_at' },
  mail: { key: 'mail_id', column: 'expires_at' },
  outgoing_call: { key: 'call_id', column: 'expires_at' },
  embedded_carrier_application: { key: 'application_key', column: 'first_tried_at' },
  // What was agreed with an agent; what the agent wrote down has long gone by then.
  prospect: { key: 'profile_uuid', column: 'recorded_at', only: 'ended_at is not null' },
} as const satisfies Record<string, Expiring>;

type Expiring = { key: string; column: string; only?: string };
type Table = keyof typeof EXPIRING;
const TABLES = Object.keys(EXPIRING) as Table[];

/** Removes each hour what has expired, so that nothing grows for ever and nothing is kept longer than promised. */
export function expiredRowsJob(pool: pg.Pool): Job {
  const kept: Readonly<Record<Table, number>> = {
    idempotent_answer: ANSWER_KEPT,
    kept_answer: ANSWER_KEPT + ANSWER_MOVES_EVERY,
    removed_plan: REMOVAL_KEPT,
    agent_view: 0,
    attempt: ATTEMPT_KEPT,
    write_count: ATTEMPT_KEPT,
    idp_payload: 0,
    job: JOB_KEPT,
    mail: 0,
    outgoing_call: 0,
    embedded_carrier_application: CARRIER_KEPT,
    prospect: SCOPE_KEPT,
  };

  // Whether it has expired is asked again of a row that somebody renewed meanwhile. Rows go by their keys, since their
  // places are told twice where a table is spread over servers.
  const remove = (table: Table, { key, column, only = 'true' }: Expiring, before: Date) => {
    const expired = `${column} < $1 and ${only}`;
    return pool.query(
      `delete from ${table} where ${expired} and (${key}) in (select ${key} from ${table} where ${expired} limit $2)`,
      [before, MOST_ROWS],
    );
  };

  const step = async (at: number) => {
    let isMore = false;
    for (const table of TABLES) {
      const { rowCount } = await remove(table, EXPIRING[table], new Date(at - kept[table]));
      isMore ||= rowCount === MOST_ROWS;
    }
    return isMore;
  };

  return { kind: 'remove-expired-rows', every: HOUR, step };
}
