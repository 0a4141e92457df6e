import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ImportTrigger } from '#domain/imports/agreement.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { type Agreement, type ImportResult, openResult, sealAgreement, sealResult } from './sealed-import.ts';

export type ImportState = 'waiting' | 'done' | 'failed' | 'undone';

export type StoredImport = {
  importId: string;
  triggeredBy: ImportTrigger;
  state: ImportState;
  agreedOn: IsoDate;
  tries: number;
};

type RawImport = {
  import_id: string;
  triggered_by: ImportTrigger;
  state: ImportState;
  agreed_on: string;
  tries: number;
};

// As text: a day has no time zone.
const COLUMNS = 'import_id, triggered_by, state, agreed_on::text, tries';

const toImport = ({ import_id, triggered_by, state, agreed_on, tries }: RawImport): StoredImport => ({
  importId: import_id,
  triggeredBy: triggered_by,
  state,
  agreedOn: agreed_on as IsoDate,
  tries,
});

export async function listImports(db: Queryable, uuid: string): Promise<StoredImport[]> {
  const { rows } = await db.query<RawImport>({
    name: 'list-imports',
    text: `select ${COLUMNS} from member_import where profile_uuid = $1 order by asked_at desc, import_id`,
    values: [uuid],
  });
  return rows.map(toImport);
}

export async function findImport(db: Queryable, uuid: string, importId: string): Promise<StoredImport | null> {
  const { rows } = await db.query<RawImport>({
    name: 'find-import',
    text: `select ${COLUMNS} from member_import where profile_uuid = $1 and import_id = $2`,
    values: [uuid, importId],
  });
  return rows[0] ? toImport(rows[0]) : null;
}

type NewImport = {
  importId: string;
  triggeredBy: ImportTrigger;
  agreedOn: IsoDate;
  agreement: Agreement;
  at: number;
};

export async function addImport(db: Queryable, uuid: string, wanted: NewImport, sealer: FieldSealer) {
  const { importId, triggeredBy, agreedOn, agreement, at } = wanted;
  await db.query({
    name: 'add-import',
    text: `insert into member_import (profile_uuid, import_id, asked_at, triggered_by, agreed_on, agreement_sealed)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [uuid, importId, new Date(at), triggeredBy, agreedOn, sealAgreement(sealer, agreement, importId)],
  });
}

/** @returns how often it was tried, this time included; null for one that waits no more. */
export async function countTry(db: Queryable, uuid: string, importId: string): Promise<number | null> {
  const { rows } = await db.query<{ tries: number }>({
    name: 'count-import-try',
    text: `update member_import set tries = tries + 1
           where profile_uuid = $1 and import_id = $2 and state = 'waiting' returning tries`,
    values: [uuid, importId],
  });
  return rows[0]?.tries ?? null;
}

/** @returns whether it was waiting. */
export async function failImport(db: Queryable, uuid: string, importId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'fail-import',
    text: `update member_import set state = 'failed' where profile_uuid = $1 and import_id = $2 and state = 'waiting'`,
    values: [uuid, importId],
  });
  return rowCount === 1;
}

/** What earlier ones found goes: only the newest is shown, and can be undone. */
export async function finishImport(
  transaction: Queryable,
  uuid: string,
  { importId, result }: { importId: string; result: ImportResult },
  sealer: FieldSealer,
) {
  await transaction.query({
    name: 'forget-import-results',
    text: 'update member_import set result_sealed = null where profile_uuid = $1 and import_id <> $2',
    values: [uuid, importId],
  });
  await transaction.query({
    name: 'finish-import',
    text: `update member_import set state = 'done', result_sealed = $3 where profile_uuid = $1 and import_id = $2`,
    values: [uuid, importId, sealResult(sealer, result, importId)],
  });
}

export async function keepResult(
  transaction: Queryable,
  uuid: string,
  { importId, result }: { importId: string; result: ImportResult },
  sealer: FieldSealer,
) {
  await transaction.query({
    name: 'keep-import-result',
    text: 'update member_import set result_sealed = $3 where profile_uuid = $1 and import_id = $2',
    values: [uuid, importId, sealResult(sealer, result, importId)],
  });
}

export async function markUndone(transaction: Queryable, uuid: string, importId: string) {
  await transaction.query({
    name: 'undo-import',
    text: `update member_import set state = 'undone', result_sealed = null where profile_uuid = $1 and import_id = $2`,
    values: [uuid, importId],
  });
}

/** The newest import that is done, with what it found; null where there is none, or it can not be read. */
export async function findResult(db: Queryable, uuid: string, sealer: FieldSealer, onBad: () => void) {
  const { rows } = await db.query<{ import_id: string; result_sealed: string | null }>({
    name: 'find-import-result',
    text: `select import_id, result_sealed from member_import
           where profile_uuid = $1 and state = 'done' and result_sealed is not null
           order by asked_at desc limit 1`,
    values: [uuid],
  });
  const [row] = rows;
  const result = row?.result_sealed && openResult(sealer, row.result_sealed, row.import_id, onBad);
  return row && result ? { importId: row.import_id, result } : null;
}

/** Beside what a sign-in tells. */
export async function keepSubsidy(transaction: Queryable, uuid: string, level: string | null) {
  await transaction.query({
    name: 'keep-imported-subsidy',
    text: 'update profile set imported_subsidy = $2 where profile_uuid = $1',
    values: [uuid, level],
  });
}
