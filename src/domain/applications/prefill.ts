import type { Language } from '#domain/language/language.ts';
import { type Answers, answerOf, type Field } from './field.ts';
import { FIELDS } from './fields.ts';
import type { Step } from './steps.ts';

/** What the profile tells of a person: a day as ISO, a Medicare number as its eleven characters. */
export type KnownPerson = {
  firstName: string | null;
  lastName: string | null;
  dob: string | null;
  mbi: string | null;
  email: string | null;
};

type Known = {
  person: KnownPerson;
  /** Of the application that was begun last; none where there is no other. */
  earlier: Answers;
  place: { zipCode: string; stateCode: string };
  language: Language;
};

/** About the person and their cover, whatever the plan. Reasons, days, payment and signature are given anew each time. */
const KEPT_STEPS: readonly Step[] = [
  'personal-information',
  'medicare-information',
  'medicaid-information',
  'mailing-address',
  'phone-number',
  'language-preference',
  'chronic-questions',
  'use-disclosure',
  'prescription-drug-coverage',
];

// A consent is given for one application, and so is the choice of a spelling that Medicare suggested.
const isKept = ({ step, kind, key, among }: Field) =>
  KEPT_STEPS.includes(step) && (kind !== 'tick' || among !== undefined) && key !== 'selectedSuggested';

/** What is known already is not asked a second time; all of it can be changed. */
export function prefilled({ person, earlier, place, language }: Known): Record<string, string> {
  const before = Object.fromEntries(
    FIELDS.filter((field) => isKept(field) && answerOf(earlier, field.key) !== '').map(({ key }) => [
      key,
      answerOf(earlier, key),
    ]),
  );
  const told = Object.entries({
    firstName: person.firstName,
    lastName: person.lastName,
    dob: person.dob,
    medicareClaimNumber: person.mbi,
    emailAddress: person.email,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  // An address stays whole: the ZIP code of the search beside a street elsewhere would be nobody's.
  const home = before['address1'] === undefined ? { zipCode: place.zipCode, state: place.stateCode } : {};
  return {
    languagePreference: language === 'es' ? 'spanish' : 'english',
    ...before,
    ...home,
    ...Object.fromEntries(told),
  };
}

/** Agreed to for one plan: what another one says and who may call for it is not the same. */
export const isGivenToOnePlan = ({ step, key }: Field): boolean =>
  step === 'statement-of-understanding' || key === 'autodialerConsent';
