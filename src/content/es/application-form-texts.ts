import type { ApplicationFormTexts } from '../en/application-form-texts.ts';
import { applicationElection } from './application-election.ts';
import { applicationFaults } from './application-faults.ts';
import { applicationFields } from './application-fields.ts';
import { applicationStatements } from './application-statements.ts';

export const applicationFormTexts: ApplicationFormTexts = {
  election: applicationElection,
  faults: applicationFaults,
  ...applicationFields,
  statements: applicationStatements,
};
