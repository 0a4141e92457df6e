import type { Cell, FieldSealer } from '#server/security/sealed-field.ts';

/** The columns that are sealed, by what they hold. */
const SEALED = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  dateOfBirth: 'date_of_birth',
  medicareNumber: 'medicare_number',
} as const;

type SealedField = keyof typeof SEALED;
type SealedColumn = `${(typeof SEALED)[SealedField]}_sealed`;

/** A row of idp_account; the e-mail and the names of an older one stand in the open. */
export type AccountRow = Record<SealedColumn, string | null> & {
  account_id: string;
  email: string | null;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  zip_code: string | null;
  user_type: string | null;
  optum_id: string | null;
  created_by: string | null;
  salesforce_record_type: string | null;
  lis_subsidy_level: string | null;
  agent_user_name: string | null;
};

const cellOf = (column: string, row: string): Cell => ({ table: 'idp_account', column, row });

export const sameEmail = (email: string) => email.trim().toLowerCase();

/** One for each key, the newest first. */
export const emailDigests = (sealer: FieldSealer, email: string) =>
  sealer.digests(sameEmail(email), 'e-mail of an account');

/** Null for what the provider does not know, and for what does not open. */
export function openAccount(row: AccountRow, sealer: FieldSealer): Record<SealedField, string | null> {
  const open = (field: SealedField) =>
    sealer.openOrNull(row[`${SEALED[field]}_sealed`], cellOf(SEALED[field], row.account_id));
  return {
    email: open('email') ?? row.email,
    firstName: open('firstName') ?? row.first_name,
    lastName: open('lastName') ?? row.last_name,
    dateOfBirth: open('dateOfBirth'),
    medicareNumber: open('medicareNumber'),
  };
}

/** What is left out stays out. */
export const sealAccountField = (
  sealer: FieldSealer,
  id: string,
  field: SealedField,
  plain: string | null | undefined,
): string | null => (plain == null ? null : sealer.seal(plain, cellOf(SEALED[field], id)));
