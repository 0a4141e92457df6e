import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/transaction.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

type Parts = { pool: pg.Pool; sealer: FieldSealer; machine: Clock };

/** Long enough for the longest outage of the other side. */
const KEPT = 7 * 24 * 3_600_000;

export const STOP_REMINDERS = 'stop-reminders';

export type OutgoingCalls = ReturnType<typeof outgoingCalls>;

/** Calls to a system outside wait in the database, sealed, and each is made by a job with its id. */
export function outgoingCalls({ pool, sealer, machine }: Parts) {
  const cellOf = (id: string) => ({ table: 'outgoing_call', column: 'sealed', row: id });

  return {
    /** In the transaction of what it tells of: both happen, or neither. */
    async queue(transaction: Queryable, body: object): Promise<void> {
      const id = randomUUID();
      const at = machine();
      await transaction.query({
        name: 'queue-outgoing-call',
        text: 'insert into outgoing_call (call_id, sealed, expires_at) values ($1, $2, $3)',
        values: [id, sealer.seal(JSON.stringify(body), cellOf(id)), new Date(at + KEPT)],
      });
      await transaction.query({
        name: 'add-outgoing-call-job',
        text: 'insert into job (job_id, kind, due_at) values ($1, $2, $3)',
        values: [`${STOP_REMINDERS} ${id}`, STOP_REMINDERS, new Date(at)],
      });
    },

    /** @returns null for one that was made, that came too late, or whose key is gone. */
    async find(id: string): Promise<string | null> {
      const { rows } = await pool.query<{ sealed: string }>({
        name: 'find-outgoing-call',
        text: 'select sealed from outgoing_call where call_id = $1 and expires_at > $2',
        values: [id, new Date(machine())],
      });
      return sealer.openOrNull(rows[0]?.sealed, cellOf(id));
    },

    async remove(id: string): Promise<void> {
      await pool.query({
        name: 'remove-outgoing-call',
        text: 'delete from outgoing_call where call_id = $1',
        values: [id],
      });
    },
  };
}
