import type { Queryable } from '#server/db/transaction.ts';
import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';
import type { ApplicationKey } from './store.ts';

/** An answer as it was typed, with the version of its field. */
export type KeptAnswer = { value: string; version: number };
export type KeptAnswers = ReadonlyMap<string, KeptAnswer>;

const cellOf = ({ uuid, applicationId }: ApplicationKey, field: string): Cell => ({
  table: 'application_answer',
  column: 'answer',
  row: `${uuid} ${applicationId} ${field}`,
});

/** All of them by field. One that can not be opened any more counts as not given, with its version, so that it can be again. */
export async function readAnswers(db: Queryable, key: ApplicationKey, sealer: FieldSealer): Promise<KeptAnswers> {
  const { rows } = await db.query<{ field: string; answer_sealed: string; version: number }>({
    name: 'read-application-answers',
    text: `select field, answer_sealed, version from application_answer
           where profile_uuid = $1 and application_uuid = $2`,
    values: [key.uuid, key.applicationId],
  });
  return new Map(
    rows.map(({ field, answer_sealed, version }) => [
      field,
      { value: sealer.openOrNull(answer_sealed, cellOf(key, field)) ?? '', version },
    ]),
  );
}

export type AnswerToKeep = { field: string; value: string; version: number };
export type WhatToKeep = { answers: readonly AnswerToKeep[]; nextPage: string | null; at: number };

/**
 * Keeps answers of an application that was not sent, where each field still has the version that it was typed on, and
 * none of them otherwise; with them when it was last saved, and where it goes on. One statement, however many fields.
 * The profile is locked before.
 */
export async function keepAnswers(
  transaction: Queryable,
  key: ApplicationKey,
  { answers, nextPage, at }: WhatToKeep,
  sealer: FieldSealer,
): Promise<{ isStale: boolean }> {
  const { rows } = await transaction.query<{ is_stale: boolean }>({
    name: 'keep-application-answers',
    text: `with given as (
             select * from unnest($3::text[], $4::text[], $5::integer[]) as given (field, answer_sealed, version)
           ),
           stale as (
             select from given left join application_answer as known
               on known.profile_uuid = $1 and known.application_uuid = $2 and known.field = given.field
             where given.version <> coalesce(known.version, 0)
           ),
           draft as (
             update application set saved_at = $7, next_page = coalesce($6, next_page)
             where profile_uuid = $1 and application_uuid = $2 and submitted_at is null and not exists (select from stale)
             returning application_uuid
           ),
           kept as (
             insert into application_answer (profile_uuid, application_uuid, field, answer_sealed, version)
             select $1, $2, field, answer_sealed, 1 from given where exists (select from draft)
             on conflict (profile_uuid, application_uuid, field) do update
             set answer_sealed = excluded.answer_sealed, version = application_answer.version + 1
           )
           select exists (select from stale) as is_stale`,
    values: [
      key.uuid,
      key.applicationId,
      answers.map(({ field }) => field),
      answers.map(({ field, value }) => sealer.seal(value, cellOf(key, field))),
      answers.map(({ version }) => version),
      nextPage,
      new Date(at),
    ],
  });
  return { isStale: rows[0]?.is_stale ?? false };
}
