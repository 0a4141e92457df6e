import { isIsoDate } from '#domain/calendar/iso-date.ts';
import type { Language } from '#domain/language/language.ts';
import { perLanguage } from './locale.ts';

// A day has no zone: it goes in as a moment of UTC and comes out in UTC, so that it can not shift.
const LONG = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }),
);

/** 'November 16, 2026', or '16 de noviembre de 2026'; '' for a text that is no day. */
export function formatDate(date: string, language: Language): string {
  if (!isIsoDate(date)) return '';
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return LONG[language].format(Date.UTC(year, month - 1, day));
}
