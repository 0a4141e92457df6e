import type { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import type { Queryable } from '#server/db/transaction.ts';

/** As it was saved. What was stored by an older program may lack something: readers look before they trust. */
export type DrugSnapshot = Drug;

/** In the order of the shopper's list. */
export async function listDrugs(db: Queryable, uuid: string): Promise<DrugSnapshot[]> {
  const { rows } = await db.query<{ snapshot: DrugSnapshot }>({
    name: 'list-drugs',
    text: 'select snapshot from saved_drug where profile_uuid = $1 order by place',
    values: [uuid],
  });
  return rows.map(({ snapshot }) => snapshot);
}

/** Makes the list what it is given as. */
export async function replaceDrugs(transaction: Queryable, uuid: string, drugs: readonly DrugSnapshot[]) {
  await transaction.query({
    name: 'forget-drugs',
    text: 'delete from saved_drug where profile_uuid = $1',
    values: [uuid],
  });
  await addDrugs(transaction, uuid, drugs, 0);
}

/** Adds drugs behind those that are there. */
export async function addDrugs(db: Queryable, uuid: string, drugs: readonly DrugSnapshot[], firstPlace: number) {
  if (drugs.length === 0) return;
  await db.query({
    name: 'add-drugs',
    text: `insert into saved_drug (profile_uuid, drug_id, place, snapshot)
           select $1, (drug->>'drugId')::uuid, $3::integer + number - 1, drug
           from json_array_elements($2::json) with ordinality as given (drug, number)`,
    values: [uuid, JSON.stringify(drugs), firstPlace],
  });
}

export async function findSavedPharmacy(db: Queryable, uuid: string): Promise<Pharmacy | null> {
  const { rows } = await db.query<{ snapshot: Pharmacy }>({
    name: 'find-saved-pharmacy',
    text: 'select snapshot from saved_pharmacy where profile_uuid = $1',
    values: [uuid],
  });
  return rows[0]?.snapshot ?? null;
}

/** Null clears it. */
export async function choosePharmacy(db: Queryable, uuid: string, pharmacy: Pharmacy | null) {
  if (pharmacy === null) {
    await db.query({
      name: 'clear-pharmacy',
      text: 'delete from saved_pharmacy where profile_uuid = $1',
      values: [uuid],
    });
    return;
  }
  await db.query({
    name: 'choose-pharmacy',
    text: `insert into saved_pharmacy (profile_uuid, snapshot) values ($1, $2)
           on conflict (profile_uuid) do update set snapshot = excluded.snapshot`,
    values: [uuid, JSON.stringify(pharmacy)],
  });
}
