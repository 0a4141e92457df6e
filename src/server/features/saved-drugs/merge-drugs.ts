import type { Pharmacy } from '#contract/saved-drugs.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { addDrugs, choosePharmacy, type DrugSnapshot, findSavedPharmacy, listDrugs } from './store.ts';

const PHARMACY = 'pharmacy';

/** Drugs go over as they were saved. A drug and a pharmacy that the account holds already stay as they are. */
export const drugMergeStep = {
  section: 'drugs',
  list: async (db: Queryable, guest: string) => {
    const drugs = await listDrugs(db, guest);
    const pharmacy = await findSavedPharmacy(db, guest);
    return {
      keys: [...drugs.map(({ nationalDrugCode }) => nationalDrugCode), ...(pharmacy ? [PHARMACY] : [])],
      add: async (transaction: Queryable, account: string, keys: ReadonlySet<string>) => {
        const requested = drugs.filter(({ nationalDrugCode }) => keys.has(nationalDrugCode));
        const hasAdded = await addUnknown(transaction, account, requested);
        const hasChosen =
          pharmacy !== null && keys.has(PHARMACY) && (await chooseIfNone(transaction, account, pharmacy));
        return hasAdded || hasChosen;
      },
    };
  },
} as const;

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
