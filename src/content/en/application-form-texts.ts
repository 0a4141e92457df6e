import { applicationElection } from './application-election.ts';
import { applicationFaults } from './application-faults.ts';
import { applicationFields } from './application-fields.ts';
import { applicationOtherPlan } from './application-other-plan.ts';
import { applicationStatements } from './application-statements.ts';
import { applicationTrouble } from './application-trouble.ts';

/** What the questions of an application say; it comes with them, once somebody applies. */
export const applicationFormTexts = {
  election: applicationElection,
  faults: applicationFaults,
  ...applicationFields,
  statements: applicationStatements,
  applicationOtherPlan,
  applicationTrouble,
};

export type ApplicationFormTexts = typeof applicationFormTexts;
