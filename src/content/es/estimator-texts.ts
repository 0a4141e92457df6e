import type { EstimatorTexts } from '../en/estimator-texts.ts';
import { estimator } from './estimator.ts';

export const estimatorTexts: EstimatorTexts = { estimator };
