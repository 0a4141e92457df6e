import { applicationElection } from './application-election.ts';
import { applicationFaults } from './application-faults.ts';
import { applicationFields } from './application-fields.ts';
import { applicationStatements } from './application-statements.ts';

/** What the questions of an application say; it comes with them, once somebody applies. */
export const applicationFormTexts = {
  election: applicationElection,
  faults: applicationFaults,
  ...applicationFields,
  statements: applicationStatements,
};

export type ApplicationFormTexts = typeof applicationFormTexts;
