import { browse } from './browse.ts';
import { totalCost } from './drug-cost-total.ts';

/** The texts that travel with the pages of the plan-browsing tool. */
export const browseTexts = { browse, totalCost };
export type BrowseTexts = typeof browseTexts;
