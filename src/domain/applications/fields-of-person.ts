import { type Field, YES_NO } from './field.ts';
import { PERSONAL_QUESTIONS } from './personal-questions.ts';

/** ENROLL-603: the middle name may be left out. */
const PERSON: readonly Field[] = [
  { key: 'firstName', kind: 'name', required: true },
  { key: 'middleName', kind: 'name' },
  { key: 'lastName', kind: 'name', required: true },
  { key: 'dob', kind: 'birth-date', required: true },
  { key: 'gender', kind: 'choice', choices: ['female', 'male'], required: true },
].map((field) => ({ ...field, step: 'personal-information', group: 'personalInfo' }) as Field);

/** ENROLL-604, ENROLL-605. */
const MEDICARE: readonly Field[] = [
  { key: 'medicareClaimNumber', kind: 'medicare-number', required: true, secret: true },
  { key: 'partAEffectiveDate', kind: 'day' },
  { key: 'partBEffectiveDate', kind: 'day' },
  { key: 'selectedSuggested', kind: 'choice', choices: YES_NO },
].map((field) => ({ ...field, step: 'medicare-information', group: 'medicareInfo' }) as Field);

/** ENROLL-606. A plan for people with Medicare and Medicaid can not do without the number. */
const MEDICAID: readonly Field[] = [
  { key: 'hasMedicaidEnrollee', kind: 'choice', choices: YES_NO, required: true },
  { key: 'medicaidNumber', kind: 'code', secret: true, when: { key: 'hasMedicaidEnrollee', is: 'yes' } },
].map((field) => ({ ...field, step: 'medicaid-information', group: 'medicaid' }) as Field);

/** ENROLL-607. Nobody lives in a post office box; mail may go to one. */
const ADDRESS: readonly Field[] = [
  { key: 'address1', kind: 'street', required: true },
  { key: 'address2', kind: 'text' },
  { key: 'city', kind: 'text', required: true },
  { key: 'state', kind: 'state', required: true },
  { key: 'zipCode', kind: 'zip', required: true },
].map((field) => ({ ...field, step: 'mailing-address', group: 'permanentAddress' }) as Field);

const MAILING: readonly Field[] = [
  { key: 'mailingAddress1', kind: 'text', required: true },
  { key: 'mailingAddress2', kind: 'text' },
  { key: 'mailingCity', kind: 'text', required: true },
  { key: 'mailingState', kind: 'state', required: true },
  { key: 'mailingZipCode', kind: 'zip', required: true },
].map(
  (field) =>
    ({
      ...field,
      step: 'mailing-address',
      group: 'mailingAddress',
      when: { key: 'sameMailingAddress', is: 'no' },
    }) as Field,
);

const SAME_ADDRESS: Field = {
  key: 'sameMailingAddress',
  step: 'mailing-address',
  group: 'permanentAddress',
  kind: 'choice',
  choices: YES_NO,
  required: true,
};

/** ENROLL-608. One number of the two is enough: see check-step.ts. The two ticks are consents of their own. */
const CONTACT: readonly Field[] = [
  { key: 'mobileNumber', kind: 'phone' },
  { key: 'homeNumber', kind: 'phone' },
  { key: 'autodialerConsent', kind: 'tick' },
  { key: 'emailAddress', kind: 'email' },
  { key: 'goGreen', kind: 'tick' },
].map((field) => ({ ...field, step: 'phone-number', group: 'contact' }) as Field);

/** ENROLL-609. */
const LANGUAGE: readonly Field[] = [
  { key: 'languagePreference', kind: 'choice', choices: ['english', 'spanish', 'other'], required: true },
  { key: 'otherLanguage', kind: 'text', required: true, when: { key: 'languagePreference', is: 'other' } },
  {
    key: 'formatPreference',
    kind: 'choice',
    choices: ['standard', 'largePrint', 'braille', 'audioCd', 'dataCd', 'chooseNotToAnswer'],
    required: true,
  },
].map((field) => ({ ...field, step: 'language-preference', group: 'preferences' }) as Field);

export const FIELDS_OF_PERSON: readonly Field[] = [
  ...PERSON,
  ...MEDICARE,
  ...MEDICAID,
  ...ADDRESS,
  SAME_ADDRESS,
  ...MAILING,
  ...CONTACT,
  ...LANGUAGE,
  ...PERSONAL_QUESTIONS,
];
