import { ProviderDraft } from '#contract/provider-draft.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';

const cellOf = (uuid: string): Cell => ({ table: 'provider_draft', column: 'draft', row: uuid });

/** Null when there is none, and when it can not be read any more. */
export async function findProviderDraft(
  db: Queryable,
  uuid: string,
  sealer: FieldSealer,
): Promise<ProviderDraft | null> {
  const { rows } = await db.query<{ draft_sealed: string }>({
    name: 'find-provider-draft',
    text: 'select draft_sealed from provider_draft where profile_uuid = $1',
    values: [uuid],
  });
  const opened = sealer.openOrNull(rows[0]?.draft_sealed, cellOf(uuid));
  return opened === null ? null : (ProviderDraft.safeParse(JSON.parse(opened)).data ?? null);
}

/** The profile is held, so that none is left in one that is merged meanwhile. @returns false for one that is gone. */
export async function keepProviderDraft(
  db: Queryable,
  uuid: string,
  { draft, sealer, at }: { draft: ProviderDraft; sealer: FieldSealer; at: number },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'keep-provider-draft',
    text: `insert into provider_draft (profile_uuid, draft_sealed, updated_at)
           select profile_uuid, $2, $3 from profile where profile_uuid = $1 and is_open for no key update
           on conflict (profile_uuid) do update
           set draft_sealed = excluded.draft_sealed, updated_at = excluded.updated_at`,
    values: [uuid, sealer.seal(JSON.stringify(draft), cellOf(uuid)), new Date(at)],
  });
  return rowCount === 1;
}

export async function dropProviderDraft(db: Queryable, uuid: string) {
  await db.query({
    name: 'drop-provider-draft',
    text: 'delete from provider_draft where profile_uuid = $1',
    values: [uuid],
  });
}
