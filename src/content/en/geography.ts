import { formErrors } from './form-errors.ts';

/** Asking where a person lives. */
export const place = {
  zipLabel: 'Your ZIP code',
  zipHint: '5 digits, like 98101',
  findPlans: 'Find plans',
  zipNeeded: formErrors.zip,
  zipUnknown: (zip: string) => `We know no ZIP code ${zip}. Check the digits and try again.`,
  countyQuestion: (zip: string, count: number) =>
    count === 1
      ? `Is this your county? ZIP code ${zip} is in no other.`
      : `Which county do you live in? ZIP code ${zip} touches more than one.`,
  countyHint: 'Plans and prices differ from county to county.',
  countyNeeded: 'Choose your county.',
  county: (name: string, stateCode: string) => `${name}, ${stateCode}`,
  goOn: 'See plans',
  otherZip: 'Use another ZIP code',
  lookingUp: 'Looking up your ZIP code…',
};
