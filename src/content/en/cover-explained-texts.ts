import { coverExplained } from './cover-explained.ts';

/** The texts that travel with the page that explains the kinds of coverage. */
export const coverExplainedTexts = { coverExplained };
export type CoverExplainedTexts = typeof coverExplainedTexts;
