import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';

/** A snapshot as its row has it: in the open only where the row is older than its sealing. */
export type RawSnapshot = { snapshot: unknown; sealed: string | null };

// A drug by its own id and not by its profile's: what a key no longer opens goes from a guest into an account as it is.
const cellOfDrug = (drugId: string): Cell => ({ table: 'saved_drug', column: 'snapshot', row: drugId });
const cellOfPharmacy = (uuid: string): Cell => ({ table: 'saved_pharmacy', column: 'snapshot', row: uuid });

/** Null for one that does not open, which reads as one that can not be read. */
function open(sealer: FieldSealer, { snapshot, sealed }: RawSnapshot, cell: Cell): unknown {
  if (sealed === null) return snapshot;
  const opened = sealer.openOrNull(sealed, cell);
  return opened === null ? null : JSON.parse(opened);
}

/** The id is that of the row, which is not sealed along: sixty of them would make an eighth of a long list. */
export function openDrug(sealer: FieldSealer, raw: RawSnapshot, drugId: string): unknown {
  const snapshot = open(sealer, raw, cellOfDrug(drugId));
  if (typeof snapshot === 'object' && snapshot !== null) Object.assign(snapshot, { drugId });
  return snapshot;
}

export const sealDrug = (sealer: FieldSealer, snapshot: unknown, drugId: string): string =>
  sealer.seal(JSON.stringify(snapshot, withoutId), cellOfDrug(drugId));

const withoutId = (key: string, value: unknown) => (key === 'drugId' ? undefined : value);

export const openPharmacy = (sealer: FieldSealer, raw: RawSnapshot, uuid: string): unknown =>
  open(sealer, raw, cellOfPharmacy(uuid));

export const sealPharmacy = (sealer: FieldSealer, snapshot: unknown, uuid: string): string =>
  sealer.seal(JSON.stringify(snapshot), cellOfPharmacy(uuid));
