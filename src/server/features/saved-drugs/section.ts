import type { Queryable } from '#server/db/transaction.ts';
import { storedSection } from '#server/profile/section.ts';
import { parsePharmacy, parseSavedDrugs, type StoredSnapshot } from './parse-saved-drugs.ts';
import { addDrugs, choosePharmacy, findSavedPharmacy, listDrugs, type StoredDrug } from './store.ts';

const PHARMACY = 'pharmacy';

type Row = { list: StoredSnapshot[] | null; pharmacy: unknown; hasPharmacy: boolean };

type Parts = {
  /** Hears how many stored drugs were left out because they lack something. ERR-412. */
  onBadDrugs: (count: number) => void;
};

export const savedDrugsSection = ({ onBadDrugs }: Parts) =>
  storedSection({
    name: 'drugs',
    tables: ['saved_drug', 'saved_pharmacy', 'drug_draft'],
    select: `select json_build_object(
               'list', (select json_agg(json_build_object('drugId', drug_id, 'snapshot', snapshot) order by place)
                        from saved_drug
                        where saved_drug.profile_uuid = profile.profile_uuid),
               'hasPharmacy', exists (select 1 from saved_pharmacy
                            where saved_pharmacy.profile_uuid = profile.profile_uuid),
               'pharmacy', (select saved_pharmacy.snapshot from saved_pharmacy
                            where saved_pharmacy.profile_uuid = profile.profile_uuid))`,
    parse: ({ list, pharmacy, hasPharmacy }: Row) => ({
      ...parseSavedDrugs(list ?? [], onBadDrugs),
      pharmacy: parsePharmacy(pharmacy),
      hasPharmacy,
    }),
    toReply: ({ drugs, unreadable, pharmacy, hasPharmacy }) => ({
      drugsAndPharmacyDetails: { drugInfoDetails: drugs, pharmacyObj: pharmacy },
      ...(unreadable.length > 0 && { unreadableDrugs: unreadable }),
      ...(hasPharmacy && pharmacy === null && { unreadablePharmacy: true as const }),
    }),
    merge,
  });

/**
 * Drugs go over as they were saved, and what can not be read as it is. A drug and a pharmacy that the account holds
 * already stay as they are.
 */
async function merge(db: Queryable, guest: string) {
  const drugs = await listDrugs(db, guest);
  const pharmacy = await findSavedPharmacy(db, guest);
  return {
    keys: [...drugs.map(keyOf), ...(pharmacy ? [PHARMACY] : [])],
    add: async (transaction: Queryable, account: string, keys: ReadonlySet<string>) => {
      const requested = drugs.filter((stored) => keys.has(keyOf(stored)));
      const hasAdded = await addUnknown(transaction, account, requested);
      const hasChosen = pharmacy && keys.has(PHARMACY) && (await chooseIfNone(transaction, account, pharmacy.snapshot));
      return hasAdded || hasChosen === true;
    },
  };
}

const keyOf = ({ drug, drugId }: StoredDrug) => drug?.nationalDrugCode ?? drugId;

/** @returns whether there were any. */
async function addUnknown(transaction: Queryable, account: string, drugs: readonly StoredDrug[]): Promise<boolean> {
  const known = await listDrugs(transaction, account);
  const keys = new Set(known.map(keyOf));
  const unknown = drugs.filter((stored) => !keys.has(keyOf(stored)));
  await addDrugs(transaction, account, unknown, known.length);
  return unknown.length > 0;
}

/** @returns whether there was none. */
async function chooseIfNone(transaction: Queryable, account: string, snapshot: unknown): Promise<boolean> {
  if ((await findSavedPharmacy(transaction, account)) !== null) return false;
  await choosePharmacy(transaction, account, snapshot);
  return true;
}
