import { Problem } from '#contract/problem.ts';
import type { Parsed } from '#contract/schemas.ts';
import { fromFormDate } from '#domain/calendar/form-date.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type DetailField, detailsAskedOf, type IdentityDetails } from '#domain/identity/identity-details.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { TelesalesType } from '#domain/identity/telesales-type.ts';

type Confirm = Extract<Parsed<'mergeProfile'>['body'], { action: 'm' }>;

/** Spec B5, for the fields that can be wrong by themselves. */
const SENTENCES: Readonly<Record<DetailField, string>> = {
  firstName: 'Error: Please enter a valid first name',
  lastName: 'Error: Please enter a valid last name',
  email: 'Error: Please enter a valid email address',
  dob: 'Error: Please enter a valid date of birth',
  mbi: 'Error: Please enter a valid Medicare number',
  gender: 'Error: Please select a gender',
  zipCode: 'Error: Please enter a valid ZIP code',
};

/**
 * What was typed, in the spelling in which it is compared. What could fit nobody is no try, and costs none.
 * @throws Problem invalid-input, naming each field.
 */
export function readDetails({ action: _action, ...typed }: Confirm, today: IsoDate): IdentityDetails {
  const born = fromFormDate(typed.dob);
  const isBorn = born !== null && born <= today;
  const number = typed.mbi === '' ? '' : parseMedicareNumber(typed.mbi);
  refuse([...(isBorn ? [] : (['dob'] as const)), ...(number === null ? (['mbi'] as const) : [])]);
  return { ...typed, dob: born ?? '', mbi: number ?? '' };
}

/**
 * @param type what the account is asked about; null where it is asked about nothing, and tells everything.
 * @throws Problem invalid-input, naming each field that is not there.
 */
export function mustBeComplete(details: IdentityDetails, type: TelesalesType | null) {
  refuse(detailsAskedOf(type).filter((field) => details[field] === ''));
}

function refuse(wrong: readonly DetailField[]) {
  if (wrong.length === 0) return;
  throw new Problem('invalid-input', { fields: Object.fromEntries(wrong.map((field) => [field, SENTENCES[field]])) });
}
