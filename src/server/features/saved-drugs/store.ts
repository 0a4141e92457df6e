import type { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { parsePharmacy, readDrugs } from './parse-saved-drugs.ts';
import { openDrug, openPharmacy, sealDrug, sealPharmacy } from './sealed-snapshot.ts';

/** A drug as it goes into its row. */
export type SealedDrug = { drugId: string; sealed: string };

/** A row as it is kept; the drug is null where the snapshot can not be read, and the row stays for who mends it. */
export type StoredDrug = SealedDrug & { drug: Drug | null };

/** In the order of the shopper's list. */
export async function listDrugs(db: Queryable, uuid: string, sealer: FieldSealer): Promise<StoredDrug[]> {
  const { rows } = await db.query<{ drug_id: string; snapshot: unknown; snapshot_sealed: string | null }>({
    name: 'list-drugs',
    text: 'select drug_id, snapshot, snapshot_sealed from saved_drug where profile_uuid = $1 order by place',
    values: [uuid],
  });
  const stored = rows.map(({ drug_id: drugId, snapshot, snapshot_sealed: sealed }) => ({
    drugId,
    snapshot: openDrug(sealer, { snapshot, sealed }, drugId),
    sealed: sealed ?? sealDrug(sealer, snapshot, drugId),
  }));
  const drugs = readDrugs(stored);
  return stored.map(({ drugId, sealed }, index) => ({ drugId, sealed, drug: drugs[index] ?? null }));
}

type Replacement = { ids: readonly string[]; drugs: readonly Drug[] };

/**
 * Puts the drugs in the place of these rows; every other row stays. A drug that was there is changed in its row, whose old
 * version the database clears away by itself: deleted and added anew, a list that is saved in a loop grows the table.
 */
export async function replaceDrugs(
  transaction: Queryable,
  uuid: string,
  { ids, drugs }: Replacement,
  sealer: FieldSealer,
) {
  const kept = new Set(drugs.map(({ drugId }) => drugId));
  await transaction.query({
    name: 'forget-drugs',
    text: 'delete from saved_drug where profile_uuid = $1 and drug_id = any($2::uuid[])',
    values: [uuid, ids.filter((id) => !kept.has(id))],
  });
  const rows = drugs.map((drug) => ({
    drugId: drug.drugId,
    sealed: sealDrug(sealer, drug, drug.drugId),
  }));
  await addDrugs(transaction, uuid, rows, 0);
}

/** Adds rows behind those that are there. One whose id is there already is changed in its place. */
export async function addDrugs(db: Queryable, uuid: string, rows: readonly SealedDrug[], firstPlace: number) {
  if (rows.length === 0) return;
  await db.query({
    name: 'add-drugs',
    text: `insert into saved_drug (profile_uuid, drug_id, place, snapshot_sealed)
           select $1, drug_id, $4::integer + number - 1, sealed
           from unnest($2::uuid[], $3::text[]) with ordinality as given (drug_id, sealed, number)
           on conflict (profile_uuid, drug_id) do update
           set place = excluded.place, snapshot = null, snapshot_sealed = excluded.snapshot_sealed`,
    values: [uuid, rows.map(({ drugId }) => drugId), rows.map(({ sealed }) => sealed), firstPlace],
  });
}

/** The pharmacy is null where the snapshot can not be read; without a row there is none. */
export async function findSavedPharmacy(
  db: Queryable,
  uuid: string,
  sealer: FieldSealer,
): Promise<{ snapshot: unknown; pharmacy: Pharmacy | null } | null> {
  const { rows } = await db.query<{ snapshot: unknown; sealed: string | null }>({
    name: 'find-saved-pharmacy',
    text: 'select snapshot, snapshot_sealed as sealed from saved_pharmacy where profile_uuid = $1',
    values: [uuid],
  });
  if (!rows[0]) return null;
  const snapshot = openPharmacy(sealer, rows[0], uuid);
  return { snapshot, pharmacy: parsePharmacy(snapshot) };
}

export async function clearPharmacy(db: Queryable, uuid: string) {
  await db.query({
    name: 'clear-pharmacy',
    text: 'delete from saved_pharmacy where profile_uuid = $1',
    values: [uuid],
  });
}

export async function choosePharmacy(db: Queryable, uuid: string, snapshot: unknown, sealer: FieldSealer) {
  await db.query({
    name: 'choose-pharmacy',
    text: `insert into saved_pharmacy (profile_uuid, snapshot_sealed) values ($1, $2)
           on conflict (profile_uuid) do update set snapshot = null, snapshot_sealed = excluded.snapshot_sealed`,
    values: [uuid, sealPharmacy(sealer, snapshot, uuid)],
  });
}
