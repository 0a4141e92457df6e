import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { fieldSet } from '#domain/forms/field-set.ts';
import { required } from '#domain/forms/validators.ts';
import { isZip } from '#domain/geography/zip.ts';
import {
  BIRTH_DATE_PARTS,
  type BirthDatePart,
  birthDateFields,
  isNoBirthDate,
  sentBirthDate,
} from '#domain/identity/birth-date-fields.ts';
import { MEDICARE_NUMBER_MASK, parseMedicareNumber, stripMedicareNumber } from '#domain/identity/medicare-number.ts';
import { isPersonName } from '#domain/identity/person-name.ts';

type TypedField = 'firstName' | 'lastName' | BirthDatePart | 'zipCode' | 'mbi';
export type ImportField = TypedField | 'isAttested';
export type ImportValues = Record<TypedField, string> & { isAttested: boolean };

/** Spec B5, in the order of the page. IMPORT-612 to IMPORT-617. */
export const importFields = (today: IsoDate) =>
  fieldSet<TypedField>([
    { name: 'firstName', checks: [isPersonName] },
    { name: 'lastName', checks: [isPersonName] },
    ...birthDateFields(today),
    { name: 'zipCode', checks: [required, isZip], mask: '00000' },
    { name: 'mbi', checks: [(text) => parseMedicareNumber(text) !== null], mask: MEDICARE_NUMBER_MASK },
  ]);

/** What will not do. Of a date whose parts hold one by one the day is to blame. */
export function importFaults(values: ImportValues, today: IsoDate): ImportField[] {
  const faults: ImportField[] = importFields(today).faultsOf(values);
  const isDateWhole = !BIRTH_DATE_PARTS.some((part) => faults.includes(part));
  if (isDateWhole && isNoBirthDate(values, today)) faults.push('dobDay');
  return values.isAttested ? faults : [...faults, 'isAttested'];
}

/** What is sent of a form that will do. IDENT-400. */
export const detailsToImport = (values: ImportValues) => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  dob: sentBirthDate(values),
  zipCode: values.zipCode,
  mbi: stripMedicareNumber(values.mbi),
  isAttested: true as const,
});
