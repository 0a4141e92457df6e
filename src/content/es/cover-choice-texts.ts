import type { CoverChoiceTexts } from '../en/cover-choice-texts.ts';
import { coverChoice } from './cover-choice.ts';

export const coverChoiceTexts: CoverChoiceTexts = { coverChoice };
