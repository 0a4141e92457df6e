import { applicationPage } from './application-page.ts';
import { applicationSteps } from './application-steps.ts';

/** What the pages of an application say before and around its questions. */
export const applicationTexts = { application: applicationPage, steps: applicationSteps };

export type ApplicationTexts = typeof applicationTexts;
