import type { Language } from '#domain/language/language.ts';
import { perLanguage } from './locale.ts';

const MONTH = perLanguage((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));

/** @param month 1 to 12. */
export const monthName = (month: number, language: Language): string =>
  MONTH[language].format(Date.UTC(2000, month - 1, 15));
