import { toFormDate } from '#domain/calendar/form-date.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PersonField } from '#domain/identity/person-to-merge.ts';
import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';

/** A row of demographics as row_to_json writes it. */
export type RawDemographics = {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  zip_code: string | null;
  date_of_birth_sealed: string | null;
  medicare_number_sealed: string | null;
};

export const cellOf = (column: string, uuid: string): Cell => ({ table: 'demographics', column, row: uuid });

/**
 * As stored: a day as ISO, a Medicare number as its eleven characters. Null for what is not told, or does not open, which
 * `unreadable` tells apart: what is there must not be taken for a gap to fill.
 */
export function parseDemographics(row: RawDemographics | null, uuid: string, sealer: FieldSealer) {
  const dob = sealer.openOrNull(row?.date_of_birth_sealed, cellOf('date_of_birth', uuid));
  const mbi = sealer.openOrNull(row?.medicare_number_sealed, cellOf('medicare_number', uuid));
  const unreadable: PersonField[] = [];
  if (dob === null && row?.date_of_birth_sealed) unreadable.push('dob');
  if (mbi === null && row?.medicare_number_sealed) unreadable.push('mbi');
  return {
    firstName: row?.first_name ?? null,
    lastName: row?.last_name ?? null,
    email: row?.email ?? null,
    zipCode: row?.zip_code ?? null,
    dob,
    mbi,
    unreadable,
  };
}

/** As it goes out: a day as MM/DD/YYYY, of a Medicare number the end. Null for who has told nothing yet. */
export function toDemographics(row: RawDemographics | null, uuid: string, sealer: FieldSealer) {
  const { firstName, lastName, email, zipCode, dob, mbi } = parseDemographics(row, uuid, sealer);
  const born = dob && toFormDate(dob as IsoDate);
  return { firstName, lastName, email, zipCode, dob: born, mbi: mbi && `•••• ••• ${mbi.slice(-4)}` };
}
