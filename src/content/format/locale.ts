import type { Language } from '#domain/language/language.ts';

/** Spanish as written in the United States: $1,234.50, where other Spanish would show 1234,50 US$. */
export const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** One formatter for each language, since making one costs far more than using it. */
export const perLanguage = <Formatter>(make: (locale: string) => Formatter): Readonly<Record<Language, Formatter>> => ({
  en: make(LOCALES.en),
  es: make(LOCALES.es),
});
