import { home } from './home.ts';

/** The texts that travel with the home page. */
export const homeTexts = { home };
export type HomeTexts = typeof homeTexts;
