import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { sealDrug, sealPharmacy } from './sealed-snapshot.ts';

/** Drugs and pharmacies from before they were sealed; those that somebody else holds are left for the next time. */
export async function sealOpenDrugs(transaction: Queryable, sealer: FieldSealer, most: number): Promise<number> {
  const { rows: drugs } = await transaction.query<{ profile_uuid: string; drug_id: string; snapshot: unknown }>({
    name: 'lock-open-drugs',
    text: `select profile_uuid, drug_id, snapshot from saved_drug
           where snapshot is not null limit $1 for update skip locked`,
    values: [most],
  });
  for (const { profile_uuid, drug_id, snapshot } of drugs) {
    await transaction.query({
      name: 'seal-open-drug',
      text: `update saved_drug set snapshot = null, snapshot_sealed = $3
             where profile_uuid = $1 and drug_id = $2`,
      values: [profile_uuid, drug_id, sealDrug(sealer, snapshot, drug_id)],
    });
  }
  const { rows: pharmacies } = await transaction.query<{ profile_uuid: string; snapshot: unknown }>({
    name: 'lock-open-pharmacies',
    text: 'select profile_uuid, snapshot from saved_pharmacy where snapshot is not null limit $1 for update skip locked',
    values: [most],
  });
  for (const { profile_uuid, snapshot } of pharmacies) {
    await transaction.query({
      name: 'seal-open-pharmacy',
      text: 'update saved_pharmacy set snapshot = null, snapshot_sealed = $2 where profile_uuid = $1',
      values: [profile_uuid, sealPharmacy(sealer, snapshot, profile_uuid)],
    });
  }
  return drugs.length + pharmacies.length;
}
