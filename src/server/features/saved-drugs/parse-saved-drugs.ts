import { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import { withPlainName } from '#domain/drugs/plain-name.ts';

export type UnreadableDrug = { drugName: string | null };
type ReadDrugs = { drugs: Drug[]; unreadable: UnreadableDrug[] };

/** Sets aside what lacks an id, a code or a dosage, so that the other drugs still show. ERR-412, ERR-609. */
export function parseSavedDrugs(stored: readonly unknown[], onBadDrugs: (count: number) => void): ReadDrugs {
  const read: ReadDrugs = { drugs: [], unreadable: [] };
  for (const snapshot of stored) {
    const { data } = Drug.safeParse(snapshot);
    if (data) read.drugs.push(withPlainName(data));
    else read.unreadable.push({ drugName: nameOf(snapshot) });
  }
  if (read.unreadable.length > 0) onBadDrugs(read.unreadable.length);
  return read;
}

/** The name is all that is shown of it. */
const nameOf = (snapshot: unknown) => Drug.pick({ drugName: true }).loose().safeParse(snapshot).data?.drugName ?? null;

/** Null for none, and for one that can not be read. */
export const parsePharmacy = (snapshot: unknown): Pharmacy | null => Pharmacy.safeParse(snapshot).data ?? null;
