import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import type { Behaviour } from './behaviours.ts';

/** In milliseconds: longer than any plan year that it could be asked about. */
export const CARRIER_KEPT = 400 * 24 * 3_600_000;

/** Of a person only a keyed digest: it is looked for by the number, and told nothing else. */
const digestsOf = (sealer: FieldSealer, mbi: string) => sealer.digests(mbi, 'number at the embedded carrier');

export type Received = { key: string; behaviour: Behaviour; receivedAt: number | null; withdrawnAt: number | null };

type Raw = { application_key: string; behaviour: string; received_at: Date | null; withdrawn_at: Date | null };

const toReceived = (row: Raw): Received => ({
  key: row.application_key,
  behaviour: row.behaviour as Behaviour,
  receivedAt: row.received_at?.getTime() ?? null,
  withdrawnAt: row.withdrawn_at?.getTime() ?? null,
});

type Try = { key: string; mbi: string; behaviour: Behaviour; at: number; failuresFirst: number };

/** Counts a try; from the one after the failures on it is received. @returns whether it was. */
export async function receive(
  db: Queryable,
  { key, mbi, behaviour, at, failuresFirst }: Try,
  sealer: FieldSealer,
): Promise<boolean> {
  const { rows } = await db.query<{ received_at: Date | null }>({
    name: 'receive-at-embedded-carrier',
    text: `insert into embedded_carrier_application as kept (application_key, number_digest, behaviour, tries, first_tried_at, received_at)
           values ($1, $2, $3, 1, $4, case when $5::bigint < 1 then $4::timestamptz end)
           on conflict (application_key) do update
           set tries = kept.tries + 1,
               received_at = coalesce(kept.received_at, case when kept.tries >= $5::bigint then $4::timestamptz end)
           returning received_at`,
    values: [key, digestsOf(sealer, mbi)[0], behaviour, new Date(at), failuresFirst],
  });
  return rows[0]?.received_at != null;
}

/** Of those that it was too much out of order to take as well. */
export async function listTried(db: Queryable, mbi: string, sealer: FieldSealer): Promise<Received[]> {
  const { rows } = await db.query<Raw>({
    name: 'list-at-embedded-carrier',
    text: `select application_key, behaviour, received_at, withdrawn_at from embedded_carrier_application
           where number_digest = any($1) order by received_at, application_key`,
    values: [digestsOf(sealer, mbi)],
  });
  return rows.map(toReceived);
}

export async function findReceived(db: Queryable, key: string): Promise<Received | null> {
  const { rows } = await db.query<Raw>({
    name: 'find-at-embedded-carrier',
    text: `select application_key, behaviour, received_at, withdrawn_at from embedded_carrier_application
           where application_key = $1 and received_at is not null`,
    values: [key],
  });
  return rows[0] ? toReceived(rows[0]) : null;
}

export async function markWithdrawn(db: Queryable, key: string, at: number) {
  await db.query({
    name: 'withdraw-at-embedded-carrier',
    text: `update embedded_carrier_application set withdrawn_at = coalesce(withdrawn_at, $2) where application_key = $1`,
    values: [key, new Date(at)],
  });
}
