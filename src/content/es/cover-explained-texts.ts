import type { CoverExplainedTexts } from '../en/cover-explained-texts.ts';
import { coverExplained } from './cover-explained.ts';

export const coverExplainedTexts: CoverExplainedTexts = { coverExplained };
