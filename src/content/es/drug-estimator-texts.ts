import type { EstimatorTexts } from '../en/drug-estimator-texts.ts';
import { estimator } from './drug-estimator.ts';

export const estimatorTexts: EstimatorTexts = { estimator };
