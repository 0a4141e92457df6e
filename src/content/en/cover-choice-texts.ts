import { coverChoice } from './cover-choice.ts';

/** The texts that travel with the list, which asks on a first visit. */
export const coverChoiceTexts = { coverChoice };
export type CoverChoiceTexts = typeof coverChoiceTexts;
