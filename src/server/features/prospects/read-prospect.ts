import { Problem } from '#contract/problem.ts';
import type { ProspectToRecord } from '#contract/prospects.ts';
import { fromFormDate } from '#domain/calendar/form-date.ts';
import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import type { DetailField, IdentityDetails } from '#domain/identity/identity-details.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { TelesalesType } from '#domain/identity/telesales-type.ts';
import type { Language } from '#domain/language/language.ts';
import { type Channel, detailFaults, faultOfAgreed, type Product } from '#domain/prospects/appointment.ts';

export type ReadProspect = {
  type: TelesalesType;
  language: Language;
  details: Omit<IdentityDetails, 'dob'> & { dob: IsoDate };
  appointment: { agreedOn: IsoDate; channel: Channel; products: readonly Product[] };
};

const MISSING: Readonly<Record<DetailField, string>> = {
  firstName: 'Write the first name.',
  lastName: 'Write the last name.',
  email: 'Write the email.',
  dob: 'Write the birth date, a day that has been.',
  mbi: 'Write the Medicare number as it stands on the card.',
  gender: 'Choose a gender.',
  zipCode: 'Write the ZIP code.',
};

const NOT_ASKED = 'Leave this out: it is not asked of this kind of person.';
const AGREED = {
  'in-the-future': 'Choose the day on which it was agreed, today at the latest.',
  'too-long-ago': 'What was agreed more than a year ago does not hold any more.',
} as const;

/** @throws Problem invalid-input, naming each field. */
export function readProspect(told: ProspectToRecord, today: IsoDate): ReadProspect {
  const { profileType: type, language, person, appointment } = told;
  const born = fromFormDate(person.dob);
  const dob = born !== null && born <= today ? born : null;
  const mbi = person.mbi === '' ? '' : parseMedicareNumber(person.mbi);
  const fields: Record<string, string> = {};
  for (const { field, because } of detailFaults(type, { ...person, dob: dob ?? '', mbi: mbi ?? '' })) {
    fields[`person.${field}`] = because === 'missing' ? MISSING[field] : NOT_ASKED;
  }
  if (mbi === null) fields['person.mbi'] = MISSING.mbi;
  const { agreedOn } = appointment;
  const fault = isIsoDate(agreedOn) ? faultOfAgreed(agreedOn, today) : 'in-the-future';
  if (fault) fields['appointment.agreedOn'] = AGREED[fault];

  if (dob === null || mbi === null || !isIsoDate(agreedOn) || Object.keys(fields).length > 0) {
    throw new Problem('invalid-input', { fields });
  }
  return { type, language, details: { ...person, dob, mbi }, appointment: { ...appointment, agreedOn } };
}
