import type { DrugsToKeep, Pharmacy } from '#contract/saved-drugs.ts';
import type { Clock } from '#server/clock.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { isSame } from '#server/profile/is-same.ts';
import { originOfKept, typedAt } from '#server/profile/kept-origin.ts';
import type { WriteSection } from '#server/profile/write-section.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { drugsToKeep } from './drugs-to-keep.ts';
import { choosePharmacy, clearPharmacy, findSavedPharmacy, listDrugs, replaceDrugs } from './store.ts';

type Parts = { write: WriteSection; sealer: FieldSealer; machine: Clock };
type Keeper = Pick<Parts, 'sealer' | 'machine'>;

export const savedDrugRoutes = ({ write, ...keeper }: Parts) => [
  write('saveDrugs', ({ params: { uuid }, body }) => ({
    action: 'save-drugs',
    request: [body],
    apply: async (transaction) => [
      ...(await keepDrugs(transaction, uuid, body, keeper)),
      ...(await keepPharmacy(transaction, uuid, body.pharmacyObj, keeper)),
    ],
  })),
];

/** What can not be read stays, unless it is to be removed. */
async function keepDrugs(
  transaction: Queryable,
  uuid: string,
  { drugInfoDetails, removeUnreadable }: DrugsToKeep,
  { sealer, machine }: Keeper,
) {
  if (drugInfoDetails === undefined && !removeUnreadable) return [];
  const stored = await listDrugs(transaction, uuid, sealer);
  const known = stored.flatMap(({ drug }) => drug ?? []);
  const requested = drugInfoDetails ? drugsToKeep(drugInfoDetails, known, typedAt(machine())) : known;
  const ids = stored.flatMap(({ drugId, drug }) => (drug || removeUnreadable ? drugId : []));
  if (isSame(requested, known) && ids.length === known.length) return [];
  await replaceDrugs(transaction, uuid, { ids, drugs: requested }, sealer);
  return ['drugInfoDetails'];
}

async function keepPharmacy(
  transaction: Queryable,
  uuid: string,
  requested: Pharmacy | null | undefined,
  { sealer, machine }: Keeper,
) {
  if (requested === undefined) return [];
  const stored = await findSavedPharmacy(transaction, uuid, sealer);
  const before = stored?.pharmacy ?? undefined;
  const kept = requested && { ...requested, origin: undefined, ...originOfKept(requested, before, typedAt(machine())) };
  const isSo = stored ? before !== undefined && isSame(kept, before) : kept === null;
  if (isSo) return [];
  if (kept === null) await clearPharmacy(transaction, uuid);
  else await choosePharmacy(transaction, uuid, kept, sealer);
  return ['pharmacyObj'];
}
