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

export type KeptNow = {
  /** False for an application that is not there, or was sent. */
  isDraft: boolean;
  /** The new version of each field that was kept. */
  versions: Readonly<Record<string, number>>;
};

/**
 * Keeps the answers whose field still has the version that they were typed on, and says when the application was last
 * saved and where it goes on: one statement, however many fields.
 */
export async function keepAnswers(
  db: Queryable,
  key: ApplicationKey,
  { answers, nextPage, at }: { answers: readonly AnswerToKeep[]; nextPage: string | null; at: number },
  sealer: FieldSealer,
): Promise<KeptNow> {
  const { rows } = await db.query<{ is_draft: boolean; versions: Record<string, number> | null }>({
    name: 'keep-application-answers',
    text: `with draft as (
             update application set saved_at = $7, next_page = coalesce($6, next_page)
             where profile_uuid = $1 and application_uuid = $2 and submitted_at is null
             returning application_uuid
           ),
           given as (
             select * from unnest($3::text[], $4::text[], $5::integer[]) as given (field, answer_sealed, version)
           ),
           kept as (
             insert into application_answer (profile_uuid, application_uuid, field, answer_sealed, version)
             select $1, $2, field, answer_sealed, 1 from given where exists (select from draft)
             on conflict (profile_uuid, application_uuid, field) do update
             set answer_sealed = excluded.answer_sealed, version = application_answer.version + 1
             where application_answer.version = (select version from given where given.field = excluded.field)
             returning field, version
           )
           select exists (select from draft) as is_draft,
                  (select json_object_agg(field, version) from kept) as versions`,
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
  return { isDraft: rows[0]?.is_draft ?? false, versions: rows[0]?.versions ?? {} };
}
