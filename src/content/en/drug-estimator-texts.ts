import { estimator } from './drug-estimator.ts';

/** The texts that travel with the drug cost estimator, on its page and in its drawer. */
export const estimatorTexts = { estimator };
export type EstimatorTexts = typeof estimatorTexts;
