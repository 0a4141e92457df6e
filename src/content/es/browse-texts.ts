import type { BrowseTexts } from '../en/browse-texts.ts';
import { browse } from './browse.ts';
import { totalCost } from './drug-cost-total.ts';
import { yearBar } from './year-bar.ts';

export const browseTexts: BrowseTexts = { browse, totalCost, yearBar };
