import type { Queryable } from '../db/transaction.ts';

type Carried = { guest: string; section: string; items: readonly string[]; at: number };

/** Writes down what comes from the guest. @returns the items that had not come before. */
export async function rememberCarried(
  transaction: Queryable,
  account: string,
  { guest, section, items, at }: Carried,
): Promise<Set<string>> {
  const { rows } = await transaction.query<{ item: string }>({
    name: 'remember-carried',
    text: `insert into carried_item (profile_uuid, source_uuid, section, item, carried_at)
           select $1, $2, $3, item, $5 from unnest($4::text[]) as item
           on conflict (profile_uuid, source_uuid, section, item) do nothing returning item`,
    values: [account, guest, section, items, new Date(at)],
  });
  return new Set(rows.map(({ item }) => item));
}

/** From now on the guest's profile takes no changes. @returns false for one that is not there, or went elsewhere. */
export async function beginCarrying(db: Queryable, guest: string, account: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'begin-carrying',
    text: `update profile set carried_to = $2
           where profile_uuid = $1 and kind = 'guest' and coalesce(carried_to, $2) = $2 and carried_at is null`,
    values: [guest, account],
  });
  return rowCount === 1;
}

export async function endCarrying(db: Queryable, guest: string, at: number) {
  await db.query({
    name: 'end-carrying',
    text: 'update profile set carried_at = $2 where profile_uuid = $1',
    values: [guest, new Date(at)],
  });
}
