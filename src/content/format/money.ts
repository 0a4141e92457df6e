import type { Language } from '#domain/language/language.ts';
import { type Cents, wholeDollars } from '#domain/money/cents.ts';
import { perLanguage } from './locale.ts';

const DOLLARS = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', signDisplay: 'negative' }),
);

/**
 * With two decimals: a real zero is '$0.00'. A figure that the data does not hold never comes here: it is shown as 'Not
 * available'. FORMAT-403.
 */
export const formatCents = (cents: Cents<'month' | 'year' | 'once'>, language: Language) =>
  DOLLARS[language].format(cents / 100);

const WHOLE_DOLLARS = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** For headlines and pictures of ours alone; what the specification names keeps its two decimals. Decision 0061. */
export const formatDollars = (cents: Cents<'month' | 'year' | 'once'>, language: Language) =>
  WHOLE_DOLLARS[language].format(wholeDollars(cents));
