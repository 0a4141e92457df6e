import type { Queryable } from '#server/db/transaction.ts';
import { removePersonalRows } from '#server/profile/personal-rows.ts';
import type { AnySection } from '#server/profile/section.ts';

type MergedItems = { guest: string; section: string; items: readonly string[]; at: number };

/** Writes down what comes from the guest. @returns the items that had not come before. */
export async function recordMergedItems(
  transaction: Queryable,
  account: string,
  { guest, section, items, at }: MergedItems,
): Promise<Set<string>> {
  const { rows } = await transaction.query<{ item: string }>({
    name: 'record-merged-items',
    text: `insert into carried_item (profile_uuid, source_uuid, section, item, carried_at)
           select $1, $2, $3, item, $5 from unnest($4::text[]) as item
           on conflict (profile_uuid, source_uuid, section, item) do nothing returning item`,
    values: [account, guest, section, items, new Date(at)],
  });
  return new Set(rows.map(({ item }) => item));
}

/** From now on the guest's profile takes no changes. Nothing for one that is not there, or went elsewhere. */
export async function beginMerge(db: Queryable, guest: string, account: string) {
  await db.query({
    name: 'begin-merge',
    text: `update profile set carried_to = $2
           where profile_uuid = $1 and kind = 'guest' and carried_to is null`,
    values: [guest, account],
  });
}

/** The guests that are on their way into the account. */
export async function listUnfinishedMerges(db: Queryable, account: string): Promise<string[]> {
  const { rows } = await db.query<{ profile_uuid: string }>({
    name: 'list-unfinished-merges',
    text: 'select profile_uuid from profile where carried_to = $1 and carried_at is null',
    values: [account],
  });
  return rows.map(({ profile_uuid }) => profile_uuid);
}

/** Those of all accounts, a few at a time, since each is long. */
export async function findUnfinishedMerges(db: Queryable) {
  const { rows } = await db.query<{ guest: string; account: string | null }>({
    name: 'find-unfinished-merges',
    text: `select profile_uuid as guest, carried_to as account from profile
           where carried_to is not null and carried_at is null limit 100`,
  });
  return rows.flatMap(({ guest, account }) => (account === null ? [] : [{ guest, account }]));
}

/** Of accounts that are removed: what was on its way into them goes with them. @returns the guests. */
export async function endMergesInto(
  transaction: Queryable,
  accounts: readonly string[],
  at: number,
): Promise<string[]> {
  const { rows } = await transaction.query<{ profile_uuid: string }>({
    name: 'end-merges-into',
    text: `update profile set carried_at = $2, ended_at = $2
           where carried_to = any($1) and carried_at is null returning profile_uuid`,
    values: [accounts, new Date(at)],
  });
  return rows.map(({ profile_uuid }) => profile_uuid);
}

/** All has gone over: nothing of the guest is left in a profile that nobody can open. */
export async function endMerge(
  transaction: Queryable,
  guest: string,
  { sections, at }: { sections: readonly AnySection[]; at: number },
) {
  await transaction.query({
    name: 'end-merge',
    text: 'update profile set carried_at = $2 where profile_uuid = $1',
    values: [guest, new Date(at)],
  });
  await removePersonalRows(transaction, guest, sections);
}
