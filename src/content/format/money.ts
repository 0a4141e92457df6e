import type { Language } from '#domain/language/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { perLanguage } from './locale.ts';

/**
 * What stands where an absent value means none. A figure that the data does not hold never comes here:
 * it is shown as 'Not available'. FORMAT-404.
 */
const NO_AMOUNT = '$0';

// Also the spelling that this module writes: a text that was formatted before must not turn into '$0'.
const AMOUNT = /^-?\$?(\d{1,15}|\d{1,3}(,\d{3}){1,4})(\.\d+)?$/;

const DOLLARS = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', signDisplay: 'negative' }),
);

/** Dollars as a number, or as the text of one, with two decimals: a real zero is '$0.00'. FORMAT-403. */
export function formatDollars(value: unknown, language: Language): string {
  const amount = amountOf(value);
  return amount === null ? NO_AMOUNT : DOLLARS[language].format(amount);
}

export const formatCents = (cents: Cents<'month' | 'year' | 'once'>, language: Language) =>
  DOLLARS[language].format(cents / 100);

function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !AMOUNT.test(value.trim())) return null;
  return Number(value.replace(/[$,]/g, ''));
}
