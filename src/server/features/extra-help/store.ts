import type { ExtraHelpChoice } from '#domain/extra-help/choice.ts';
import type { Queryable } from '#server/db/transaction.ts';

/** Null for who was not asked yet. */
export async function findChoice(db: Queryable, uuid: string): Promise<ExtraHelpChoice | null> {
  const { rows } = await db.query<{ extra_help: ExtraHelpChoice | null }>({
    name: 'find-extra-help',
    text: 'select extra_help from profile where profile_uuid = $1',
    values: [uuid],
  });
  return rows[0]?.extra_help ?? null;
}

export async function keepChoice(db: Queryable, uuid: string, choice: ExtraHelpChoice) {
  await db.query({
    name: 'keep-extra-help',
    text: 'update profile set extra_help = $2 where profile_uuid = $1',
    values: [uuid, choice],
  });
}
