import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PharmacyClaim, PharmacyKind } from './claims.ts';

export type ImportedPharmacy = { npi: string; pharmacyNumber: string; kind: PharmacyKind | null; usedOn: IsoDate };

/** As the files of pharmacies have them, whose check digit nobody asks either. */
const isNumber = (npi: string) => /^[12]\d{9}$/.test(npi);

/**
 * Where somebody bought drugs last; of two on one day, the one they used more often. Null where no claim names one that
 * they could choose: nursing homes have a pharmacy of their own, and masked numbers are nobody's.
 */
export function pharmacyOfClaims(claims: readonly PharmacyClaim[], today: IsoDate): ImportedPharmacy | null {
  const uses = new Map<string, { usedOn: IsoDate; times: number; kind: PharmacyKind | null }>();
  for (const { leftOut, pharmacyNpi, pharmacyKind, filledOn } of claims) {
    // A mixture that a pharmacy made was bought there all the same.
    const wasBought = leftOut === null || leftOut === 'compound';
    if (!wasBought || pharmacyKind === 'institutional' || filledOn > today) continue;
    if (pharmacyNpi === null || !isNumber(pharmacyNpi)) continue;
    const before = uses.get(pharmacyNpi);
    const isNewer = !before || filledOn >= before.usedOn;
    uses.set(pharmacyNpi, {
      usedOn: isNewer ? filledOn : before.usedOn,
      times: (before?.times ?? 0) + 1,
      kind: isNewer ? pharmacyKind : before.kind,
    });
  }
  const [last] = [...uses].sort(
    ([npi, one], [otherNpi, other]) =>
      other.usedOn.localeCompare(one.usedOn) || other.times - one.times || npi.localeCompare(otherNpi),
  );
  if (!last) return null;
  const [npi, { usedOn, kind }] = last;
  return { npi, pharmacyNumber: `10${npi}`, kind, usedOn };
}
