import type { DrugCostTexts } from '../en/drug-cost-texts.ts';
import { contact } from './contact.ts';
import { drugCosts } from './drug-cost.ts';

export const drugCostTexts: DrugCostTexts = { contact, drugCosts };
