import type { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { parsePharmacy, readDrugs, type StoredSnapshot } from './parse-saved-drugs.ts';

/** A row as it is kept; the drug is null where the snapshot can not be read, and the row stays for who mends it. */
export type StoredDrug = StoredSnapshot & { drug: Drug | null };

/** In the order of the shopper's list. */
export async function listDrugs(db: Queryable, uuid: string): Promise<StoredDrug[]> {
  const { rows } = await db.query<{ drug_id: string; snapshot: unknown }>({
    name: 'list-drugs',
    text: 'select drug_id, snapshot from saved_drug where profile_uuid = $1 order by place',
    values: [uuid],
  });
  const stored = rows.map(({ drug_id: drugId, snapshot }) => ({ drugId, snapshot }));
  const drugs = readDrugs(stored);
  return stored.map((row, index) => ({ ...row, drug: drugs[index] ?? null }));
}

/** Puts the drugs in the place of these rows; every other row stays. */
export async function replaceDrugs(
  transaction: Queryable,
  uuid: string,
  { ids, drugs }: { ids: readonly string[]; drugs: readonly Drug[] },
) {
  await transaction.query({
    name: 'forget-drugs',
    text: 'delete from saved_drug where profile_uuid = $1 and drug_id = any($2::uuid[])',
    values: [uuid, ids],
  });
  const rows = drugs.map((drug) => ({ drugId: drug.drugId, snapshot: drug }));
  await addDrugs(transaction, uuid, rows, 0);
}

/** Adds rows behind those that are there. */
export async function addDrugs(db: Queryable, uuid: string, rows: readonly StoredSnapshot[], firstPlace: number) {
  if (rows.length === 0) return;
  const given = rows.map(({ drugId, snapshot }) => ({ drugId, snapshot }));
  await db.query({
    name: 'add-drugs',
    text: `insert into saved_drug (profile_uuid, drug_id, place, snapshot)
           select $1, (item->>'drugId')::uuid, $3::integer + number - 1, item->'snapshot'
           from json_array_elements($2::json) with ordinality as given (item, number)`,
    values: [uuid, JSON.stringify(given), firstPlace],
  });
}

/** The pharmacy is null where the snapshot can not be read; without a row there is none. */
export async function findSavedPharmacy(
  db: Queryable,
  uuid: string,
): Promise<{ snapshot: unknown; pharmacy: Pharmacy | null } | null> {
  const { rows } = await db.query<{ snapshot: unknown }>({
    name: 'find-saved-pharmacy',
    text: 'select snapshot from saved_pharmacy where profile_uuid = $1',
    values: [uuid],
  });
  return rows[0] ? { snapshot: rows[0].snapshot, pharmacy: parsePharmacy(rows[0].snapshot) } : null;
}

export async function clearPharmacy(db: Queryable, uuid: string) {
  await db.query({
    name: 'clear-pharmacy',
    text: 'delete from saved_pharmacy where profile_uuid = $1',
    values: [uuid],
  });
}

export async function choosePharmacy(db: Queryable, uuid: string, snapshot: unknown) {
  await db.query({
    name: 'choose-pharmacy',
    text: `insert into saved_pharmacy (profile_uuid, snapshot) values ($1, $2)
           on conflict (profile_uuid) do update set snapshot = excluded.snapshot`,
    values: [uuid, JSON.stringify(snapshot)],
  });
}
