import { daysBetween, type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { isNpi } from '#domain/providers/npi.ts';
import { placeKeyOf } from '#domain/providers/place-key.ts';
import { codeOfMedicareSpecialty } from '../readers/providers/medicare-specialty.ts';
import { remembered } from '../readers/remembered.ts';
import type { Note } from './codes.ts';
import { STATE_LETTERS, STATE_OF_NAME } from './state-names.ts';

/** A text, or a number in the place of one, which is noted; null for nothing. */
export function textOf(value: unknown, note: Note): string | null {
  if (typeof value === 'number') {
    note('TYPE', String(value));
    return String(value);
  }
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Null where it can not be used, which is noted. */
export function readNpi(value: unknown, note: Note): string | null {
  const text = textOf(value, note);
  if (text === null) note('P1001');
  else if (!isNpi(text)) note('NPICHECK', text);
  else return text;
  return null;
}

export type PostalAddress = {
  place: string;
  street: string | null;
  city: string | null;
  state_code: string | null;
  zip: string | null;
};
type AddressCells = { street: string | null; suite: string | null; city: unknown; state: unknown; zip: unknown };

/** A house has several doctors, and they stand in several plans. */
const placeOf = remembered((street: string, zip: string) => placeKeyOf({ street, zip }));

/** Null where neither street nor ZIP code tells a place. */
export function readAddress({ street, suite, city, state, zip }: AddressCells, note: Note): PostalAddress | null {
  const code = readZip(zip, note);
  if (street === null) note('A2007');
  if (code === null && street === null) return null;
  const town = textOf(city, note);
  if (town === null) note('A2002');
  return {
    place: placeOf(street ?? '', code ?? ''),
    street: street === null ? null : [street, suite].filter(Boolean).join(', '),
    city: town,
    state_code: readState(state, note),
    zip: code,
  };
}

function readZip(value: unknown, note: Note): string | null {
  const text = textOf(value, note);
  if (text === null) {
    note('A2005');
    return null;
  }
  // A number has lost its zeros in front.
  const digits = typeof value === 'number' ? text.padStart(text.length > 5 ? 9 : 5, '0') : text.replace(/\D/g, '');
  if (/^\d{5}$/.test(digits)) return digits;
  note('A2006', text);
  return /^\d{9}$/.test(digits) ? digits.slice(0, 5) : null;
}

function readState(value: unknown, note: Note): string | null {
  const text = textOf(value, note);
  if (text === null) {
    note('A2003');
    return null;
  }
  if (STATE_LETTERS.has(text)) return text;
  note('A2004', text);
  const upper = text.toUpperCase();
  return STATE_OF_NAME.get(upper) ?? (STATE_LETTERS.has(upper) ? upper : null);
}

export function readPhone(value: unknown, note: Note): string | null {
  const text = textOf(value, note);
  if (text === null) {
    note('A2009');
    return null;
  }
  if (/^\d{10}$/.test(text)) return text;
  note('A2010', text);
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}

/** How old an entry may be before it is called so. 42 CFR 422.111(m). */
const OLD_AFTER_DAYS = 30;

/** The day of a date or an instant; null where it can not be true. */
export function readDay(value: unknown, today: string, note: Note): string | null {
  const text = textOf(value, note);
  const day = text?.slice(0, 10) ?? '';
  if (text === null || !isIsoDate(day) || !/^(T.*)?$/.test(text.slice(10))) {
    note('P1013', text ?? '');
    return null;
  }
  if (day > today) {
    note('P1014', day);
    return null;
  }
  if (daysBetween(day, today as IsoDate) > OLD_AFTER_DAYS) note('C4010', day);
  return day;
}

const NUCC = /^[0-9A-Z]{9}X$/;

/** NUCC codes; words that Medicare's lists have for one count too. */
export function readSpecialties(values: readonly unknown[], note: Note): string[] {
  const words = values.filter((value): value is string => typeof value === 'string' && value.trim() !== '');
  const codes = words.map((word) => (NUCC.test(word.trim()) ? word.trim() : codeOfMedicareSpecialty(word)));
  if (words.length === 0 || words.some((word) => !NUCC.test(word.trim()))) note('P1009', words.join(', '));
  return [...new Set(codes.filter((code) => code !== null))];
}

/** The values of a list; one value in the place of a list is noted and counts as one. */
export function listOf(value: unknown, note: Note): unknown[] {
  if (Array.isArray(value)) return value;
  if (value === undefined || value === null) return [];
  note('TYPE', 'no array');
  return [value];
}

export const textsOf = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string' && value.trim() !== '')),
];
