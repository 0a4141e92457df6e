import type pg from 'pg';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS } from './app.ts';

type Mail = { to: string; subject: string; text: string; html: string };

/** What waits to be sent to somebody, the newest first. */
export async function mailsTo(pool: pg.Pool, email: string): Promise<Mail[]> {
  const sealer = fieldSealer(TEST_KEYS);
  const { rows } = await pool.query<{ mail_id: string; sealed: string }>(
    `select mail_id, sealed from mail join job on job_id = 'send-mail ' || mail_id order by due_at desc`,
  );
  return rows
    .map(({ mail_id, sealed }) => sealer.open(sealed, { table: 'mail', column: 'sealed', row: mail_id }))
    .map((text) => JSON.parse(text) as Mail)
    .filter(({ to }) => to === email);
}

/** The code of a mail; null for one without. */
export const codeIn = (mail: Pick<Mail, 'text'> | undefined): string | null =>
  /^\d{4} \d{4}$/m.exec(mail?.text ?? '')?.[0] ?? null;
