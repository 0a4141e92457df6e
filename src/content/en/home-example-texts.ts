import { homeExample } from './home-example.ts';
import { yearBar } from './year-bar.ts';

/** The texts that travel with the example on the home page. */
export const homeExampleTexts = { homeExample, yearBar };
export type HomeExampleTexts = typeof homeExampleTexts;
