import type { ProviderSearchTexts } from '../en/provider-search-texts.ts';
import { providerSearch } from './provider-search.ts';
import { specialties } from './specialties.ts';

export const providerSearchTexts: ProviderSearchTexts = { providerSearch, specialties };
