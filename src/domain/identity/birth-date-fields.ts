import { dateOfParts, isDay, isMonth, isYear } from '#domain/calendar/form-date.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Field } from '#domain/forms/field-set.ts';
import { pattern, required } from '#domain/forms/validators.ts';

/** Month, day and year of birth: three boxes, and one field. IDENT-631. */
export const BIRTH_DATE_PARTS = ['dobMonth', 'dobDay', 'dobYear'] as const;
export type BirthDatePart = (typeof BIRTH_DATE_PARTS)[number];
export type BirthDate = Record<BirthDatePart, string>;

const TWO_DIGITS = pattern(/^\d{2}$/);

/** Of a form that takes '3' for March. IMPORT-613. */
export const birthDateFields = (today: IsoDate): Field<BirthDatePart>[] => [
  { name: 'dobMonth', checks: [required, isMonth], mask: '00' },
  { name: 'dobDay', checks: [required, isDay], mask: '00' },
  { name: 'dobYear', checks: [required, (text) => isYear(text, today)], mask: '0000' },
];

/** Of a form that wants '03'. IDENT-630. */
export const exactBirthDateFields = (today: IsoDate): Field<BirthDatePart>[] =>
  birthDateFields(today).map(({ name, checks, mask = '' }) => ({
    name,
    checks: name === 'dobYear' ? checks : [...checks, TWO_DIGITS],
    mask,
  }));

/** The parts hold one by one, and together they name no day, or one that has not come. IDENT-401, IDENT-631. */
export const isNoBirthDate = (date: BirthDate, today: IsoDate) => dateOfParts(partsOf(date), today) === null;

/** MM/DD/YYYY, as it is sent. IDENT-611. */
export function sentBirthDate(date: BirthDate): string {
  const { month, day, year } = partsOf(date);
  return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year}`;
}

const partsOf = ({ dobMonth, dobDay, dobYear }: BirthDate) => ({
  month: dobMonth.trim(),
  day: dobDay.trim(),
  year: dobYear.trim(),
});
