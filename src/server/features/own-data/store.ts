import type { Queryable } from '#server/db/transaction.ts';

type RawChange = {
  position: number;
  at: Date;
  role: string;
  agent_id: string | null;
  action: string;
  fields: string[];
};

/** The newest rows of a profile's audit trail. */
export async function findNewestChanges(db: Queryable, uuid: string, limit: number) {
  const { rows } = await db.query<RawChange>({
    name: 'find-newest-changes',
    text: `select position, at, role, agent_id, action, fields from audit_entry
           where profile_uuid = $1 order by position desc limit $2`,
    values: [uuid, limit],
  });
  return rows;
}

type RawMerged = { section: string; item: string; carried_at: Date };

/** What came along from guests, the newest first. */
export async function findMerged(db: Queryable, uuid: string, limit: number) {
  const { rows } = await db.query<RawMerged>({
    name: 'find-merged-items',
    text: `select section, item, carried_at from carried_item
           where profile_uuid = $1 order by carried_at desc, section, item limit $2`,
    values: [uuid, limit],
  });
  return rows;
}

export async function findShoppingZip(db: Queryable, uuid: string) {
  const { rows } = await db.query<{ shopping_zip: string | null }>({
    name: 'find-shopping-zip',
    text: 'select shopping_zip from profile where profile_uuid = $1',
    values: [uuid],
  });
  return rows[0]?.shopping_zip ?? null;
}
