import type { DrugCostTexts } from '../en/drug-cost-texts.ts';
import { contact } from './contact.ts';
import { drugCosts } from './drug-cost.ts';
import { drugGrid } from './drug-cost-grid.ts';

export const drugCostTexts: DrugCostTexts = { contact, drugCosts, drugGrid };
