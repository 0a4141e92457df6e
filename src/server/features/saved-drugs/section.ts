import type { Pharmacy } from '#contract/saved-drugs.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { storedSection } from '#server/profile/section.ts';
import { parseSavedDrugs } from './parse-saved-drugs.ts';
import { addDrugs, choosePharmacy, type DrugSnapshot, findSavedPharmacy, listDrugs } from './store.ts';

const PHARMACY = 'pharmacy';

type Row = { list: unknown[] | null; pharmacy: Pharmacy | null };

type Parts = {
  /** Hears how many stored drugs were left out because they lack something. ERR-412. */
  onBadDrugs: (count: number) => void;
};

export const savedDrugsSection = ({ onBadDrugs }: Parts) =>
  storedSection({
    name: 'drugs',
    tables: ['saved_drug', 'saved_pharmacy', 'drug_draft'],
    select: `select json_build_object(
               'list', (select json_agg(saved_drug.snapshot order by saved_drug.place) from saved_drug
                        where saved_drug.profile_uuid = profile.profile_uuid),
               'pharmacy', (select saved_pharmacy.snapshot from saved_pharmacy
                            where saved_pharmacy.profile_uuid = profile.profile_uuid))`,
    parse: ({ list, pharmacy }: Row) => ({ drugs: parseSavedDrugs(list ?? [], onBadDrugs), pharmacy }),
    toReply: ({ drugs, pharmacy }) => ({ drugsAndPharmacyDetails: { drugInfoDetails: drugs, pharmacyObj: pharmacy } }),
    merge,
  });

/** Drugs go over as they were saved. A drug and a pharmacy that the account holds already stay as they are. */
async function merge(db: Queryable, guest: string) {
  const drugs = await listDrugs(db, guest);
  const pharmacy = await findSavedPharmacy(db, guest);
  return {
    keys: [...drugs.map(({ nationalDrugCode }) => nationalDrugCode), ...(pharmacy ? [PHARMACY] : [])],
    add: async (transaction: Queryable, account: string, keys: ReadonlySet<string>) => {
      const requested = drugs.filter(({ nationalDrugCode }) => keys.has(nationalDrugCode));
      const hasAdded = await addUnknown(transaction, account, requested);
      const hasChosen = pharmacy !== null && keys.has(PHARMACY) && (await chooseIfNone(transaction, account, pharmacy));
      return hasAdded || hasChosen;
    },
  };
}

/** @returns whether there were any. */
async function addUnknown(transaction: Queryable, account: string, drugs: readonly DrugSnapshot[]): Promise<boolean> {
  const known = await listDrugs(transaction, account);
  const isKnown = ({ nationalDrugCode }: DrugSnapshot) =>
    known.some((drug) => drug.nationalDrugCode === nationalDrugCode);
  const unknown = drugs.filter((drug) => !isKnown(drug));
  await addDrugs(transaction, account, unknown, known.length);
  return unknown.length > 0;
}

/** @returns whether there was none. */
async function chooseIfNone(transaction: Queryable, account: string, pharmacy: Pharmacy): Promise<boolean> {
  if ((await findSavedPharmacy(transaction, account)) !== null) return false;
  await choosePharmacy(transaction, account, pharmacy);
  return true;
}
