import type { DrugsToKeep, Pharmacy } from '#contract/saved-drugs.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { WriteSection } from '#server/profile/write-section.ts';
import { drugsToKeep } from './drugs-to-keep.ts';
import { choosePharmacy, findSavedPharmacy, listDrugs, replaceDrugs } from './store.ts';

export const savedDrugRoutes = ({ write }: { write: WriteSection }) => [
  write('saveDrugs', ({ params: { uuid }, body }) => ({
    action: 'save-drugs',
    request: [body],
    apply: async (transaction) => [
      ...(await keepDrugs(transaction, uuid, body)),
      ...(await keepPharmacy(transaction, uuid, body.pharmacyObj)),
    ],
  })),
];

async function keepDrugs(transaction: Queryable, uuid: string, { drugInfoDetails }: DrugsToKeep): Promise<string[]> {
  if (drugInfoDetails === undefined) return [];
  const known = await listDrugs(transaction, uuid);
  const requested = drugsToKeep(drugInfoDetails, known);
  if (isSame(requested, known)) return [];
  await replaceDrugs(transaction, uuid, requested);
  return ['drugInfoDetails'];
}

async function keepPharmacy(transaction: Queryable, uuid: string, requested: Pharmacy | null | undefined) {
  if (requested === undefined || isSame(requested, await findSavedPharmacy(transaction, uuid))) return [];
  await choosePharmacy(transaction, uuid, requested);
  return ['pharmacyObj'];
}

/** Both are data of one schema, and jsonb would sort their keys: compared in one order of keys. */
const isSame = (one: unknown, other: unknown) => inOneOrder(one) === inOneOrder(other);

const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
