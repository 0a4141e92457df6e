import { importsPage } from './imports-page.ts';

/** The texts that travel with the page of a member's claims. */
export const importsPageTexts = { importsPage };
export type ImportsPageTexts = typeof importsPageTexts;
