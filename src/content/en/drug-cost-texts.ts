import { contact } from './contact.ts';
import { drugCosts } from './drug-cost.ts';

/** The texts that travel with what shows the costs of saved drugs. */
export const drugCostTexts = { contact, drugCosts };
export type DrugCostTexts = typeof drugCostTexts;
