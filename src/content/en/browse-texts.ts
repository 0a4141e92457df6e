import { browse } from './browse.ts';
import { compare } from './compare.ts';
import { contact } from './contact.ts';
import { totalCost } from './drug-cost-total.ts';
import { planCard } from './plan-card.ts';
import { planDetails } from './plan-details.ts';

/** The texts that travel with the pages of the plan-browsing tool. */
export const browseTexts = { browse, compare, contact, planCard, planDetails, totalCost };
export type BrowseTexts = typeof browseTexts;
