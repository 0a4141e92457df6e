import { compare } from './compare.ts';
import { contact } from './contact.ts';
import { planCard } from './plan-card.ts';
import { planDetails } from './plan-details.ts';
import { sourceWords } from './source-words.ts';

/** The texts that travel with the pages that show all facts of a plan, one alone or several side by side. */
export const planDetailsTexts = { compare, contact, planCard, planDetails, sourceWords };
export type PlanDetailsTexts = typeof planDetailsTexts;
