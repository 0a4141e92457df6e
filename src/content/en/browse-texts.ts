import { browse } from './browse.ts';
import { totalCost } from './drug-cost-total.ts';
import { yearBar } from './year-bar.ts';

/** The texts that travel with the pages of the plan-browsing tool. */
export const browseTexts = { browse, totalCost, yearBar };
export type BrowseTexts = typeof browseTexts;
