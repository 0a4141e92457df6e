import type { ApplicationTexts } from '../en/application-texts.ts';
import { applicationPage } from './application-page.ts';
import { applicationSteps } from './application-steps.ts';

export const applicationTexts: ApplicationTexts = { application: applicationPage, steps: applicationSteps };
