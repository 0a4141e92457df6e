import type { PlanDetailsTexts } from '../en/plan-details-texts.ts';
import { compare } from './compare.ts';
import { contact } from './contact.ts';
import { planCard } from './plan-card.ts';
import { planDetails } from './plan-details.ts';
import { sourceWords } from './source-words.ts';

export const planDetailsTexts: PlanDetailsTexts = { compare, contact, planCard, planDetails, sourceWords };
