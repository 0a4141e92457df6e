import { education } from './education.ts';

/** The texts that travel with the education page. */
export const educationTexts = { education };
export type EducationTexts = typeof educationTexts;
