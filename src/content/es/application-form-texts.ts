import type { ApplicationFormTexts } from '../en/application-form-texts.ts';
import { applicationElection } from './application-election.ts';
import { applicationFaults } from './application-faults.ts';
import { applicationFields } from './application-fields.ts';
import { applicationOtherPlan } from './application-other-plan.ts';
import { applicationStatements } from './application-statements.ts';
import { applicationTrouble } from './application-trouble.ts';

export const applicationFormTexts: ApplicationFormTexts = {
  election: applicationElection,
  faults: applicationFaults,
  ...applicationFields,
  statements: applicationStatements,
  applicationOtherPlan,
  applicationTrouble,
};
