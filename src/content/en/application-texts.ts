import { applicationElection } from './application-election.ts';
import { applicationFaults } from './application-faults.ts';
import { applicationFields } from './application-fields.ts';
import { applicationPage } from './application-page.ts';
import { applicationStatements } from './application-statements.ts';
import { applicationSteps } from './application-steps.ts';

/** All that the online application says. */
export const applicationTexts = {
  application: applicationPage,
  election: applicationElection,
  faults: applicationFaults,
  ...applicationFields,
  statements: applicationStatements,
  steps: applicationSteps,
};

export type ApplicationTexts = typeof applicationTexts;
