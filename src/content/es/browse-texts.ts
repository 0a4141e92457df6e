import type { BrowseTexts } from '../en/browse-texts.ts';
import { browse } from './browse.ts';
import { compare } from './compare.ts';
import { contact } from './contact.ts';
import { totalCost } from './drug-cost-total.ts';
import { planCard } from './plan-card.ts';
import { planDetails } from './plan-details.ts';

export const browseTexts: BrowseTexts = { browse, compare, contact, planCard, planDetails, totalCost };
