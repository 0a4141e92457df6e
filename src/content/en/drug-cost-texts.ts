import { contact } from './contact.ts';
import { drugCosts } from './drug-cost.ts';
import { drugGrid } from './drug-cost-grid.ts';

/** The texts that travel with what shows the costs of saved drugs. */
export const drugCostTexts = { contact, drugCosts, drugGrid };
export type DrugCostTexts = typeof drugCostTexts;
