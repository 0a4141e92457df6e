import { coverExplained } from './cover-explained.ts';

/** The texts that travel with the page that explains the kinds of cover. */
export const coverExplainedTexts = { coverExplained };
export type CoverExplainedTexts = typeof coverExplainedTexts;
