import type { Language } from '#domain/language/language.ts';
import { perLanguage } from './locale.ts';

const MILLION = 1_000_000;
const WHOLE = 10_000;

const UNIT_PRICE = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 6 }),
);
const PERCENT = perLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));

/** Millionths of a dollar, with no more than the places it has: '$0.1018', '$3.00'. */
export const formatMicros = (micros: number, language: Language) => UNIT_PRICE[language].format(micros / MILLION);

/** Parts of ten thousand: 2500 is '25%'. */
export const formatParts = (parts: number, language: Language) => PERCENT[language].format(parts / WHOLE);
