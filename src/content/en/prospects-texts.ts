import { prospects } from './prospects.ts';

/** What agents read where they write people down. */
export const prospectsTexts = { prospects };

export type ProspectsTexts = typeof prospectsTexts;
