import { dated } from '#domain/profile/origin.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { storedSection } from '#server/profile/section.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { parsePharmacy, parseSavedDrugs } from './parse-saved-drugs.ts';
import { openDrug, openPharmacy, type RawSnapshot } from './sealed-snapshot.ts';
import { addDrugs, choosePharmacy, findSavedPharmacy, listDrugs, type StoredDrug } from './store.ts';

const PHARMACY = 'pharmacy';

type Row = { list: (RawSnapshot & { drugId: string })[] | null; pharmacy: RawSnapshot | null };

type Parts = {
  sealer: FieldSealer;
  /** Hears how many stored drugs were left out because they lack something. ERR-412. */
  onBadDrugs: (count: number) => void;
};

export const savedDrugsSection = ({ sealer, onBadDrugs }: Parts) =>
  storedSection({
    name: 'drugs',
    tables: ['saved_drug', 'saved_pharmacy', 'drug_draft'],
    select: `select json_build_object(
               'list', (select json_agg(json_build_object('drugId', drug_id, 'snapshot', snapshot,
                                                          'sealed', snapshot_sealed) order by place)
                        from saved_drug
                        where saved_drug.profile_uuid = profile.profile_uuid),
               'pharmacy', (select json_build_object('snapshot', saved_pharmacy.snapshot,
                                                     'sealed', saved_pharmacy.snapshot_sealed)
                            from saved_pharmacy
                            where saved_pharmacy.profile_uuid = profile.profile_uuid))`,
    parse: ({ list, pharmacy }: Row, uuid) => {
      const snapshots = (list ?? []).map(({ drugId, ...raw }) => ({
        drugId,
        snapshot: openDrug(sealer, raw, drugId),
      }));
      return {
        ...parseSavedDrugs(snapshots, onBadDrugs),
        pharmacy: pharmacy && parsePharmacy(openPharmacy(sealer, pharmacy, uuid)),
        hasPharmacy: pharmacy !== null,
      };
    },
    toReply: ({ drugs, unreadable, pharmacy, hasPharmacy }) => ({
      drugsAndPharmacyDetails: { drugInfoDetails: drugs.map(dated), pharmacyObj: pharmacy && dated(pharmacy) },
      ...(unreadable.length > 0 && { unreadableDrugs: unreadable }),
      ...(hasPharmacy && pharmacy === null && { unreadablePharmacy: true as const }),
    }),
    merge: mergerOf(sealer),
  });

/**
 * Drugs go over as they were saved, and what can not be read as it is. A drug and a pharmacy that the account holds
 * already stay as they are.
 */
const mergerOf = (sealer: FieldSealer) => async (db: Queryable, guest: string) => {
  const drugs = await listDrugs(db, guest, sealer);
  const pharmacy = await findSavedPharmacy(db, guest, sealer);
  return {
    // By the number of the row, since what came along stands open in the database.
    keys: [...drugs.map(({ drugId }) => drugId), ...(pharmacy ? [PHARMACY] : [])],
    add: async (transaction: Queryable, account: string, keys: ReadonlySet<string>) => {
      const requested = drugs.filter(({ drugId }) => keys.has(drugId));
      const hasAdded = await addUnknown(transaction, account, requested, sealer);
      const isChosen = pharmacy !== null && keys.has(PHARMACY);
      const hasChosen = isChosen && (await chooseIfNone(transaction, account, pharmacy.snapshot, sealer));
      return hasAdded || hasChosen;
    },
  };
};

const productOf = ({ drug, drugId }: StoredDrug) => drug?.nationalDrugCode ?? drugId;

/** @returns whether there were any. */
async function addUnknown(
  transaction: Queryable,
  account: string,
  drugs: readonly StoredDrug[],
  sealer: FieldSealer,
): Promise<boolean> {
  const known = await listDrugs(transaction, account, sealer);
  const products = new Set(known.map(productOf));
  const unknown = drugs.filter((stored) => !products.has(productOf(stored)));
  await addDrugs(transaction, account, unknown, known.length);
  return unknown.length > 0;
}

/** @returns whether there was none. */
async function chooseIfNone(
  transaction: Queryable,
  account: string,
  snapshot: unknown,
  sealer: FieldSealer,
): Promise<boolean> {
  if ((await findSavedPharmacy(transaction, account, sealer)) !== null) return false;
  await choosePharmacy(transaction, account, snapshot, sealer);
  return true;
}
