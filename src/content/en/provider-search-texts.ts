import { providerSearch } from './provider-search.ts';
import { specialties } from './specialties.ts';

/** The texts that travel with the doctor search, on its page and in its overlay. */
export const providerSearchTexts = { providerSearch, specialties };
export type ProviderSearchTexts = typeof providerSearchTexts;
