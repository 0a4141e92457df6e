import { expect, test } from 'vitest';
import { answerOf, type Field } from './field.ts';
import { FIELDS_OF_PERSON } from './fields-of-person.ts';

const group = (name: string) => FIELDS_OF_PERSON.filter((field) => field.group === name);
const keysOf = (fields: readonly Field[]) => fields.map(({ key }) => key);
const needed = (fields: readonly Field[]) => keysOf(fields.filter(({ required }) => required));

test.each<[string, string, string[], string[]]>([
  [
    '[ENROLL-603] the middle name alone may be left out',
    'personalInfo',
    ['firstName', 'middleName', 'lastName', 'dob', 'gender'],
    ['firstName', 'lastName', 'dob', 'gender'],
  ],
  [
    'the number of the Medicare card is needed, the days may wait for the card',
    'medicareInfo',
    ['medicareClaimNumber', 'partAEffectiveDate', 'partBEffectiveDate', 'selectedSuggested'],
    ['medicareClaimNumber'],
  ],
  ['[ENROLL-606] Medicaid', 'medicaid', ['hasMedicaidEnrollee', 'medicaidNumber'], ['hasMedicaidEnrollee']],
  [
    '[ENROLL-607] where somebody lives',
    'permanentAddress',
    ['address1', 'address2', 'city', 'state', 'zipCode', 'sameMailingAddress'],
    ['address1', 'city', 'state', 'zipCode', 'sameMailingAddress'],
  ],
  [
    '[ENROLL-607] the same five where mail goes elsewhere',
    'mailingAddress',
    ['mailingAddress1', 'mailingAddress2', 'mailingCity', 'mailingState', 'mailingZipCode'],
    ['mailingAddress1', 'mailingCity', 'mailingState', 'mailingZipCode'],
  ],
  [
    '[ENROLL-608] phones and paper',
    'contact',
    ['mobileNumber', 'homeNumber', 'autodialerConsent', 'emailAddress', 'goGreen'],
    [],
  ],
  [
    '[ENROLL-609] language and format',
    'preferences',
    ['languagePreference', 'otherLanguage', 'formatPreference'],
    ['languagePreference', 'otherLanguage', 'formatPreference'],
  ],
])('%s', (_story, name, keys, required) => {
  expect([keysOf(group(name)), needed(group(name))]).toEqual([keys, required]);
});

test('[ENROLL-608] consent to calls is a tick that is off until it is set', () => {
  expect(
    group('contact')
      .filter(({ kind }) => kind === 'tick')
      .map(({ key }) => answerOf({}, key)),
  ).toEqual(['', '']);
});

test('[ENROLL-609] the format has "I choose not to answer"', () => {
  expect(FIELDS_OF_PERSON.find(({ key }) => key === 'formatPreference')?.choices).toContain('chooseNotToAnswer');
});

test('the numbers of the two cards are secrets, and nothing else of a person', () => {
  expect(keysOf(FIELDS_OF_PERSON.filter(({ secret }) => secret))).toEqual(['medicareClaimNumber', 'medicaidNumber']);
});
