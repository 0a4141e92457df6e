import type { BrowseTexts } from '../en/browse-texts.ts';
import { browse } from './browse.ts';
import { totalCost } from './drug-cost-total.ts';

export const browseTexts: BrowseTexts = { browse, totalCost };
