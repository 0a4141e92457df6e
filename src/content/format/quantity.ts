import type { Language } from '#domain/language/language.ts';
import { perLanguage } from './locale.ts';

const PLACES = 3;
const NUMBER = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: PLACES }));

/** How much of a drug, with no more places than there are. */
export const formatQuantity = (quantity: number, language: Language): string => NUMBER[language].format(quantity);
