import { pharmacyCosts } from './pharmacy-costs.ts';

/** The texts that travel with the comparison of pharmacies. */
export const pharmacyCostsTexts = { pharmacyCosts };
