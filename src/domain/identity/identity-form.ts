import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type Field, fieldSet } from '#domain/forms/field-set.ts';
import { email, pattern, required } from '#domain/forms/validators.ts';
import { isZip } from '#domain/geography/zip.ts';
import {
  BIRTH_DATE_PARTS,
  type BirthDatePart,
  exactBirthDateFields,
  isNoBirthDate,
  sentBirthDate,
} from './birth-date-fields.ts';
import { isMemberId, MEDICARE_NUMBER_MASK, stripMedicareNumber } from './medicare-number.ts';
import type { TelesalesType } from './telesales-type.ts';

/** What only some are asked for; name, e-mail and date of birth are asked of all. */
export const EXTRA_FIELDS = ['gender', 'mbi', 'zipCode'] as const;
export type ExtraField = (typeof EXTRA_FIELDS)[number];

/** Spec B4, which wins over B5 for who did not agree. IDENT-622 to IDENT-624. */
const EXTRAS_OF_TYPE: Readonly<Record<TelesalesType, readonly ExtraField[]>> = {
  'MEMBER-CONSENT': ['mbi'],
  'MEMBER-NO-CONSENT': ['zipCode'],
  'NON-MEMBER-CONSENT': ['gender', 'zipCode'],
  'NON-MEMBER-NO-CONSENT': ['gender', 'zipCode'],
};

export const extrasOf = (type: TelesalesType) => EXTRAS_OF_TYPE[type];

export type IdentityField = 'firstName' | 'lastName' | 'email' | ExtraField | BirthDatePart;
export type IdentityValues = Record<IdentityField, string>;

/** The fields of who is asked, in the order of the page. IDENT-606, IDENT-629 to IDENT-634. */
export function identityFields(extras: readonly ExtraField[], today: IsoDate) {
  const all: Field<IdentityField>[] = [
    { name: 'firstName', checks: [required] },
    { name: 'lastName', checks: [required] },
    { name: 'email', checks: [required, email] },
    { name: 'gender', checks: [pattern(/^[mf]$/)] },
    { name: 'mbi', checks: [required, isMemberId], mask: MEDICARE_NUMBER_MASK },
    ...exactBirthDateFields(today),
    { name: 'zipCode', checks: [required, isZip], mask: '00000' },
  ];
  const isAsked = (name: IdentityField) => !isExtra(name) || extras.includes(name);
  return fieldSet(all.filter(({ name }) => isAsked(name)));
}

const isExtra = (name: IdentityField): name is ExtraField => (EXTRA_FIELDS as readonly string[]).includes(name);

/** What will not do; parts of a date that hold one by one are looked at together, and the day is to blame. IDENT-631. */
export function identityFaults(values: IdentityValues, extras: readonly ExtraField[], today: IsoDate): IdentityField[] {
  const faults = identityFields(extras, today).faultsOf(values);
  const isDateWhole = !BIRTH_DATE_PARTS.some((part) => faults.includes(part));
  return isDateWhole && isNoBirthDate(values, today) ? [...faults, 'dobDay'] : faults;
}

/** What is sent: trimmed, the number without its dashes, and nothing of what is not asked. IDENT-611, IDENT-400. */
export function identityToConfirm(values: IdentityValues, extras: readonly ExtraField[]) {
  const extra = (name: ExtraField) => (extras.includes(name) ? values[name].trim() : '');
  const gender = extra('gender');
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    dob: sentBirthDate(values),
    mbi: stripMedicareNumber(extra('mbi')),
    gender: gender === 'm' || gender === 'f' ? gender : '',
    zipCode: extra('zipCode'),
    action: 'm',
  } as const;
}
