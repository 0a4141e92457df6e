import { max, min } from '#domain/forms/validators.ts';
import { type IsoDate, isIsoDate, yearOf } from './iso-date.ts';

export type DateParts = { month: string; day: string; year: string };

/** From the database's 1950-03-09 to the 03/09/1950 of screens and wire; '' when it is no day. FORMAT-401. */
export function toFormDate(date: string): string {
  if (!isIsoDate(date)) return '';
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

/** The way back. A missing leading zero is forgiven; null when the text names no day. */
export function fromFormDate(text: string): IsoDate | null {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (!parts) return null;
  const [, month = '', day = '', year = ''] = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

export const isDay = (text: string) => isNumberFrom(1, 31, text);

export const isMonth = (text: string) => isNumberFrom(1, 12, text);

export const isYear = (text: string, today: IsoDate) => isNumberFrom(1001, yearOf(today), text);

/** The day that the parts name, when each part holds, the day exists and it is not in the future. IDENT-401. */
export function dateOfParts({ month, day, year }: DateParts, today: IsoDate): IsoDate | null {
  if (!isMonth(month) || !isDay(day) || !isYear(year, today)) return null;
  const date = fromFormDate(`${Number(month)}/${Number(day)}/${Number(year)}`);
  return date && date <= today ? date : null;
}

function isNumberFrom(least: number, most: number, text: string): boolean {
  if (!/^\d{1,4}$/.test(text.trim())) return false;
  const value = Number(text);
  return min(least)(value) && max(most)(value);
}
