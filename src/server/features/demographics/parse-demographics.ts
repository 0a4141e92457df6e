import { toFormDate } from '#domain/calendar/form-date.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PersonField } from '#domain/identity/person-to-merge.ts';
import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';

/** The columns that are sealed, by what they hold. Names and e-mails of older rows stand in the open ones. */
export const SEALED = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  dob: 'date_of_birth',
  mbi: 'medicare_number',
} as const;
type SealedField = keyof typeof SEALED;
const SEALED_FIELDS = Object.keys(SEALED) as SealedField[];

/** A row of demographics as row_to_json writes it. */
export type RawDemographics = Record<`${(typeof SEALED)[SealedField]}_sealed`, string | null> &
  Record<'first_name' | 'last_name' | 'email' | 'zip_code', string | null>;

export const cellOf = (column: string, uuid: string): Cell => ({ table: 'demographics', column, row: uuid });

/**
 * As stored: a day as ISO, a Medicare number as its eleven characters. Null for what is not told, or does not open, which
 * `unreadable` tells apart: what is there must not be taken for a gap to fill.
 */
export function parseDemographics(row: RawDemographics | null, uuid: string, sealer: FieldSealer) {
  const open = (field: SealedField) => sealer.openOrNull(row?.[`${SEALED[field]}_sealed`], cellOf(SEALED[field], uuid));
  const person = {
    firstName: open('firstName') ?? row?.first_name ?? null,
    lastName: open('lastName') ?? row?.last_name ?? null,
    email: open('email') ?? row?.email ?? null,
    zipCode: row?.zip_code ?? null,
    dob: open('dob'),
    mbi: open('mbi'),
  };
  const unreadable: PersonField[] = SEALED_FIELDS.filter(
    (field) => person[field] === null && row?.[`${SEALED[field]}_sealed`],
  );
  return { ...person, unreadable };
}

/** As it goes out: a day as MM/DD/YYYY, of a Medicare number the end. Null for who has told nothing yet. */
export function toDemographics(row: RawDemographics | null, uuid: string, sealer: FieldSealer) {
  const { firstName, lastName, email, zipCode, dob, mbi } = parseDemographics(row, uuid, sealer);
  const born = dob && toFormDate(dob as IsoDate);
  return { firstName, lastName, email, zipCode, dob: born, mbi: mbi && `•••• ••• ${mbi.slice(-4)}` };
}
