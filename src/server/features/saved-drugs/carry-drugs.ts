import type { Pharmacy } from '#contract/drugs.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { addDrugs, choosePharmacy, type DrugSnapshot, findSavedPharmacy, listDrugs } from './store.ts';

const PHARMACY = 'pharmacy';

/** Drugs go over as they were saved. A drug and a pharmacy that the account holds already stay as they are. */
export const drugCarrier = {
  section: 'drugs',
  list: async (db: Queryable, guest: string) => {
    const drugs = await listDrugs(db, guest);
    const pharmacy = await findSavedPharmacy(db, guest);
    return {
      keys: [...drugs.map(({ nationalDrugCode }) => nationalDrugCode), ...(pharmacy ? [PHARMACY] : [])],
      add: async (transaction: Queryable, account: string, keys: ReadonlySet<string>) => {
        await addUnknown(
          transaction,
          account,
          drugs.filter(({ nationalDrugCode }) => keys.has(nationalDrugCode)),
        );
        if (pharmacy && keys.has(PHARMACY)) await chooseIfNone(transaction, account, pharmacy);
      },
    };
  },
} as const;

async function addUnknown(transaction: Queryable, account: string, drugs: readonly DrugSnapshot[]) {
  const known = await listDrugs(transaction, account);
  const isKnown = ({ nationalDrugCode }: DrugSnapshot) =>
    known.some((drug) => drug.nationalDrugCode === nationalDrugCode);
  await addDrugs(
    transaction,
    account,
    drugs.filter((drug) => !isKnown(drug)),
    known.length,
  );
}

async function chooseIfNone(transaction: Queryable, account: string, pharmacy: Pharmacy) {
  if ((await findSavedPharmacy(transaction, account)) === null) await choosePharmacy(transaction, account, pharmacy);
}
