import { isIsoDate } from '#domain/calendar/iso-date.ts';
import type { Language } from '#domain/language/language.ts';
import { perLanguage } from './locale.ts';

// A day has no zone: it goes in as a moment of UTC and comes out in UTC, so that it can not shift.
const make = (dateStyle: 'long' | 'medium') =>
  perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC', calendar: 'gregory' }));

const LONG = make('long');
const MEDIUM = make('medium');

/** 'November 16, 2026', or '16 de noviembre de 2026'; '' for a text that is no day. */
export const formatDate = (date: string, language: Language) => format(LONG[language], date);

export const formatShortDate = (date: string, language: Language) => format(MEDIUM[language], date);

function format(formatter: Intl.DateTimeFormat, date: string): string {
  if (!isIsoDate(date)) return '';
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return formatter.format(Date.UTC(year, month - 1, day));
}
