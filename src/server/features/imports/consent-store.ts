import { z } from 'zod';
import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';

/** What ties an answer of the keeper to this site, and what the shopper has agreed to before going there. */
const Begun = z.object({
  state: z.string(),
  codeVerifier: z.string(),
  agreementName: z.string(),
  agreementText: z.string(),
});
export type Begun = z.infer<typeof Begun>;

/** Leave to read claims, and what was agreed to for it. */
const Leave = z.object({
  accessToken: z.string(),
  patientId: z.string().nullable(),
  scopes: z.array(z.string()).readonly(),
  refreshToken: z.string().nullable(),
  /** Milliseconds; null where the keeper does not say. */
  expiresAt: z.number().nullable(),
  /** Of the site, as the browser knew it. */
  origin: z.string(),
  agreementName: z.string(),
  agreementText: z.string(),
});
export type Leave = z.infer<typeof Leave>;

const cellOf = (column: 'begun' | 'leave', uuid: string): Cell => ({ table: 'claims_consent', column, row: uuid });

/** In the place of one that was begun before. */
export async function keepBegun(
  db: Queryable,
  uuid: string,
  { begun, at }: { begun: Begun; at: number },
  sealer: FieldSealer,
) {
  await db.query({
    name: 'keep-begun-consent',
    text: `insert into claims_consent (profile_uuid, begun_sealed, begun_at) values ($1, $2, $3)
           on conflict (profile_uuid) do update set begun_sealed = excluded.begun_sealed, begun_at = excluded.begun_at`,
    values: [uuid, sealer.seal(JSON.stringify(begun), cellOf('begun', uuid)), new Date(at)],
  });
}

/** It can be taken once. @returns null for none, and for one that was begun before the time. */
export async function takeBegun(
  db: Queryable,
  uuid: string,
  since: number,
  sealer: FieldSealer,
): Promise<Begun | null> {
  const { rows } = await db.query<{ begun_sealed: string | null; begun_at: Date | null }>({
    name: 'take-begun-consent',
    text: `update claims_consent as now set begun_sealed = null, begun_at = null
           from (select profile_uuid, begun_sealed, begun_at from claims_consent
                 where profile_uuid = $1 and begun_sealed is not null for update) as before
           where now.profile_uuid = before.profile_uuid
           returning before.begun_sealed, before.begun_at`,
    values: [uuid],
  });
  const [row] = rows;
  if (!row?.begun_at || row.begun_at.getTime() < since) return null;
  return opened(Begun, sealer.openOrNull(row.begun_sealed, cellOf('begun', uuid)));
}

type Given = { leave: Leave; givenOn: IsoDate; endsOn: IsoDate };

export async function keepLeave(db: Queryable, uuid: string, { leave, givenOn, endsOn }: Given, sealer: FieldSealer) {
  await db.query({
    name: 'keep-claims-leave',
    text: `insert into claims_consent (profile_uuid, leave_sealed, given_on, ends_on) values ($1, $2, $3, $4)
           on conflict (profile_uuid) do update
           set leave_sealed = excluded.leave_sealed, given_on = excluded.given_on, ends_on = excluded.ends_on`,
    values: [uuid, sealer.seal(JSON.stringify(leave), cellOf('leave', uuid)), givenOn, endsOn],
  });
}

/** Other tokens for the same leave. Nothing where it was withdrawn meanwhile. */
export async function renewLeave(db: Queryable, uuid: string, leave: Leave, sealer: FieldSealer) {
  await db.query({
    name: 'renew-claims-leave',
    text: `update claims_consent set leave_sealed = $2 where profile_uuid = $1 and leave_sealed is not null`,
    values: [uuid, sealer.seal(JSON.stringify(leave), cellOf('leave', uuid))],
  });
}

/** @returns null for none that holds on that day, or that can not be read. */
export async function findLeave(
  db: Queryable,
  uuid: string,
  today: IsoDate,
  sealer: FieldSealer,
): Promise<Leave | null> {
  const { rows } = await db.query<{ leave_sealed: string | null }>({
    name: 'find-claims-leave',
    text: `select leave_sealed from claims_consent
           where profile_uuid = $1 and leave_sealed is not null and ends_on >= $2::date`,
    values: [uuid, today],
  });
  return opened(Leave, sealer.openOrNull(rows[0]?.leave_sealed, cellOf('leave', uuid)));
}

/** With what is on its way. @returns whether there was leave. */
export async function endLeave(db: Queryable, uuid: string): Promise<boolean> {
  const { rows } = await db.query<{ had_leave: boolean }>({
    name: 'end-claims-leave',
    text: `delete from claims_consent where profile_uuid = $1 returning leave_sealed is not null as had_leave`,
    values: [uuid],
  });
  return rows[0]?.had_leave ?? false;
}

function opened<Value>(schema: z.ZodType<Value>, text: string | null): Value | null {
  return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null);
}

export const isoOrNull = (text: string | null): IsoDate | null => (text !== null && isIsoDate(text) ? text : null);
