import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });
export type Mail = z.infer<typeof Mail>;

export const SEND_MAIL = 'send-mail';

/** The name of the job that sends it, and of the message itself: whoever gets it twice can tell. */
export const jobOfMail = (id: string) => `${SEND_MAIL} ${id}`;

type Parts = {
  pool: pg.Pool;
  sealer: FieldSealer;
  machine: Clock;
  /** A mail was committed and can be sent at once. */
  onQueued?: () => void;
};

export type Outbox = ReturnType<typeof outbox>;

/** Mails wait in the database, sealed, so that none is lost with a process or with the mail server. */
export function outbox({ pool, sealer, machine, onQueued = () => {} }: Parts) {
  const cellOf = (id: string) => ({ table: 'mail', column: 'sealed', row: id });

  /** Sent only if the transaction of the caller ends well. @param milliseconds after which it would help nobody any more. */
  const queueIn = async (transaction: Queryable, mail: Mail, milliseconds: number): Promise<void> => {
    const id = randomUUID();
    const at = machine();
    await transaction.query({
      name: 'queue-mail',
      text: 'insert into mail (mail_id, sealed, expires_at) values ($1, $2, $3)',
      values: [id, sealer.seal(JSON.stringify(mail), cellOf(id)), new Date(at + milliseconds)],
    });
    await transaction.query({
      name: 'add-mail-job',
      text: 'insert into job (job_id, kind, due_at) values ($1, $2, $3)',
      values: [jobOfMail(id), SEND_MAIL, new Date(at)],
    });
  };

  return {
    queueIn,

    /** @param milliseconds after which it would help nobody any more. */
    async queue(mail: Mail, milliseconds: number): Promise<void> {
      await inTransaction(pool, (transaction) => queueIn(transaction, mail, milliseconds));
      onQueued();
    },

    /** @returns null for one that was sent, that came too late, or whose key is gone. */
    async find(id: string): Promise<Mail | null> {
      const { rows } = await pool.query<{ sealed: string }>({
        name: 'find-mail',
        text: 'select sealed from mail where mail_id = $1 and expires_at > $2',
        values: [id, new Date(machine())],
      });
      const opened = sealer.openOrNull(rows[0]?.sealed, cellOf(id));
      return opened === null ? null : Mail.parse(JSON.parse(opened));
    },

    async remove(id: string): Promise<void> {
      await pool.query({ name: 'remove-mail', text: 'delete from mail where mail_id = $1', values: [id] });
    },
  };
}
