import { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import { withPlainName } from '#domain/drugs/plain-name.ts';

export type StoredSnapshot = { drugId: string; snapshot: unknown };
export type UnreadableDrug = { drugName: string | null };
type ReadDrugs = { drugs: Drug[]; unreadable: UnreadableDrug[] };

/**
 * Each row as a drug under the id of the row; null for what lacks an id, a code or a dosage, and for a second one of the
 * same code, which no list may hold. ERR-412, ERR-609.
 */
export function readDrugs(rows: readonly StoredSnapshot[]): (Drug | null)[] {
  const codes = new Set<string>();
  return rows.map(({ drugId, snapshot }) => {
    const { data } = Drug.safeParse(snapshot);
    if (!data || codes.has(data.nationalDrugCode)) return null;
    codes.add(data.nationalDrugCode);
    return { ...data, drugId };
  });
}

/** Sets aside what can not be read, so that the other drugs still show. */
export function parseSavedDrugs(rows: readonly StoredSnapshot[], onBadDrugs: (count: number) => void): ReadDrugs {
  const read = readDrugs(rows);
  const unreadable = rows.filter((_row, index) => read[index] === null).map(({ snapshot }) => nameOf(snapshot));
  if (unreadable.length > 0) onBadDrugs(unreadable.length);
  return { drugs: read.flatMap((drug) => (drug ? withPlainName(drug) : [])), unreadable };
}

/** The name is all that is shown of it. */
const nameOf = (snapshot: unknown): UnreadableDrug => ({
  drugName: Drug.pick({ drugName: true }).loose().safeParse(snapshot).data?.drugName ?? null,
});

/** Null for none, and for one that can not be read. */
export const parsePharmacy = (snapshot: unknown): Pharmacy | null => Pharmacy.safeParse(snapshot).data ?? null;
