import type { ApplicationTexts } from '../en/application-texts.ts';
import { applicationElection } from './application-election.ts';
import { applicationFaults } from './application-faults.ts';
import { applicationFields } from './application-fields.ts';
import { applicationPage } from './application-page.ts';
import { applicationStatements } from './application-statements.ts';
import { applicationSteps } from './application-steps.ts';

export const applicationTexts: ApplicationTexts = {
  application: applicationPage,
  election: applicationElection,
  faults: applicationFaults,
  ...applicationFields,
  statements: applicationStatements,
  steps: applicationSteps,
};
