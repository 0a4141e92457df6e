import type { Language } from '#domain/language/language.ts';
import type { Span } from '#domain/plans/benefits/cost-share.ts';
import { perLanguage } from './locale.ts';

const DOLLARS = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }),
);

const PERCENT = perLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }));

/** What a benefit costs: cents are shown where there are some, as plans print them. */
export const formatCopay = (cents: number, language: Language): string => DOLLARS[language].format(cents / 100);

/** @param hundredths of a percent. */
export const formatCoinsurance = (hundredths: number, language: Language): string =>
  PERCENT[language].format(hundredths / 10_000);

type Words = { range: (from: string, to: string) => string; or: (amounts: readonly string[]) => string };

/** '$0 or $5 to $10'. */
export const formatSpans = (spans: readonly Span[], words: Words, format: (amount: number) => string): string =>
  words.or(spans.map(({ from, to }) => (from === to ? format(from) : words.range(format(from), format(to)))));
