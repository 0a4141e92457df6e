import { describe, expect, test } from 'vitest';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type Faults, faultsIn, faultyStepsOf } from './check-step.ts';
import type { Answers } from './field.ts';
import type { Asked } from './fields.ts';
import { CHRONIC_QUESTIONS } from './fields-of-cover.ts';
import type { Step } from './steps.ts';

const TODAY: IsoDate = '2026-11-16';
const ask = (plan: Asked['plan']): Asked => ({ plan, withPersonalQuestions: false });
const MA = ask({ planType: 'MAPD', snpType: null });
const PDP = ask({ planType: 'PDP', snpType: null });
const DUAL = ask({ planType: 'SNP', snpType: 'C&S' });
const CHRONIC = ask({ planType: 'SNP', snpType: 'Chronic' });

const PERSON = { firstName: 'Nel', lastName: 'Ortiz', dob: '1951-03-09', gender: 'female' };
const NUMBER = { medicareClaimNumber: '1EG4-TE5-MK73' };
const A = { partAEffectiveDate: '2016-03-01' };
const B = { partBEffectiveDate: '2016-03-01' };
const NO_ILLNESS = Object.fromEntries(CHRONIC_QUESTIONS.map((key) => [key, 'no']));

type Row = [story: string, step: Step, answers: Answers, asked: Asked, faults: Faults];

describe('what a step says is wrong', () => {
  test.each<Row>([
    ['[ENROLL-603] all that is needed', 'personal-information', PERSON, MA, {}],
    [
      '[ENROLL-603] the last name is missing',
      'personal-information',
      { ...PERSON, lastName: '' },
      MA,
      { lastName: 'missing' },
    ],
    [
      '[ENROLL-603] the gender is missing',
      'personal-information',
      { ...PERSON, gender: '' },
      MA,
      { gender: 'missing' },
    ],
    [
      'each answer by itself, in the order of the fields',
      'personal-information',
      { firstName: '7', dob: '2026-11-17', gender: 'x' },
      MA,
      { firstName: 'no-name', lastName: 'missing', dob: 'day-ahead', gender: 'no-choice' },
    ],
    [
      '[ENROLL-603] what may be left out has to be right where it stands',
      'personal-information',
      { ...PERSON, middleName: '7' },
      MA,
      { middleName: 'no-name' },
    ],

    ['both parts', 'medicare-information', { ...NUMBER, ...A, ...B }, MA, {}],
    [
      'an Advantage plan without Part A',
      'medicare-information',
      { ...NUMBER, ...B },
      MA,
      { partAEffectiveDate: 'parts-missing' },
    ],
    [
      'an Advantage plan without Part B',
      'medicare-information',
      { ...NUMBER, ...A },
      MA,
      { partBEffectiveDate: 'parts-missing' },
    ],
    ['an Advantage plan without either', 'medicare-information', NUMBER, MA, { partAEffectiveDate: 'parts-missing' }],
    ['a drug plan with Part A alone', 'medicare-information', { ...NUMBER, ...A }, PDP, {}],
    ['a drug plan with Part B alone', 'medicare-information', { ...NUMBER, ...B }, PDP, {}],
    ['a drug plan without either', 'medicare-information', NUMBER, PDP, { partAEffectiveDate: 'parts-missing' }],
    [
      'a part of Medicare from the day of birth',
      'medicare-information',
      { ...NUMBER, ...A, ...B, dob: A.partAEffectiveDate },
      MA,
      {},
    ],
    [
      'both parts before the day of birth',
      'medicare-information',
      { ...NUMBER, partAEffectiveDate: '1951-04-11', partBEffectiveDate: '1915-04-01', dob: '1951-04-12' },
      MA,
      { partAEffectiveDate: 'before-birth', partBEffectiveDate: 'before-birth' },
    ],
    [
      'a day that no year has is said to be none, and not missing',
      'medicare-information',
      { ...NUMBER, ...A, partBEffectiveDate: '2016-02-30' },
      MA,
      { partBEffectiveDate: 'no-day' },
    ],

    ['[ENROLL-606] no Medicaid', 'medicaid-information', { hasMedicaidEnrollee: 'no' }, DUAL, {}],
    ['Medicaid without its number, of another plan', 'medicaid-information', { hasMedicaidEnrollee: 'yes' }, MA, {}],
    [
      'Medicaid without its number, of a dual plan',
      'medicaid-information',
      { hasMedicaidEnrollee: 'yes' },
      DUAL,
      { medicaidNumber: 'missing' },
    ],
    [
      'a blank is no number',
      'medicaid-information',
      { hasMedicaidEnrollee: 'yes', medicaidNumber: ' ' },
      DUAL,
      { medicaidNumber: 'missing' },
    ],
    ['with its number', 'medicaid-information', { hasMedicaidEnrollee: 'yes', medicaidNumber: 'WA123' }, DUAL, {}],
    [
      '[ENROLL-606] a wrong number that is not asked any more',
      'medicaid-information',
      { hasMedicaidEnrollee: 'no', medicaidNumber: '🌧' },
      DUAL,
      {},
    ],

    [
      '[ENROLL-607] the same address needs no second one',
      'mailing-address',
      { address1: '12 Pine St', city: 'Seattle', state: 'WA', zipCode: '98101', sameMailingAddress: 'yes' },
      MA,
      {},
    ],
    [
      '[ENROLL-607] another one needs all but its second line',
      'mailing-address',
      { address1: '12 Pine St', city: 'Seattle', state: 'WA', zipCode: '98101', sameMailingAddress: 'no' },
      MA,
      { mailingAddress1: 'missing', mailingCity: 'missing', mailingState: 'missing', mailingZipCode: 'missing' },
    ],

    ['no phone at all', 'phone-number', {}, MA, { mobileNumber: 'one-phone-at-least' }],
    ['blanks are no phone', 'phone-number', { homeNumber: '  ' }, MA, { mobileNumber: 'one-phone-at-least' }],
    ['a mobile alone', 'phone-number', { mobileNumber: '206-555-0100' }, MA, {}],
    ['a home phone alone', 'phone-number', { homeNumber: '206-555-0100' }, MA, {}],
    [
      'papers by e-mail and no address for them',
      'phone-number',
      { homeNumber: '206-555-0100', goGreen: 'yes' },
      MA,
      { emailAddress: 'missing' },
    ],
    [
      'papers by e-mail to an address',
      'phone-number',
      { homeNumber: '206-555-0100', goGreen: 'yes', emailAddress: 'ruth@example.org' },
      MA,
      {},
    ],
    ['one that is no number', 'phone-number', { homeNumber: '12' }, MA, { homeNumber: 'no-phone' }],

    ['no illness', 'chronic-questions', NO_ILLNESS, CHRONIC, { diabetes: 'one-illness-at-least' }],
    ['one illness, the last of the list', 'chronic-questions', { ...NO_ILLNESS, mentalHealth: 'yes' }, CHRONIC, {}],
    [
      'no illness so far, and one that was not answered',
      'chronic-questions',
      { ...NO_ILLNESS, stroke: '' },
      CHRONIC,
      { stroke: 'missing' },
    ],
    [
      '[ENROLL-610] an answer that is neither yes nor no',
      'chronic-questions',
      { ...NO_ILLNESS, stroke: 'maybe' },
      CHRONIC,
      { stroke: 'no-choice' },
    ],
    ['a plan that does not ask', 'chronic-questions', NO_ILLNESS, DUAL, {}],

    [
      '[ENROLL-612] other cover without its name',
      'prescription-drug-coverage',
      { hasOtherCoverage: 'yes', hasEmployerCover: 'no', hasSupplement: 'no' },
      PDP,
      { insuranceName: 'missing' },
    ],
    [
      '[ENROLL-613] a reason without its day',
      'special-election-period',
      { moveIn: 'yes' },
      MA,
      { moveInDate: 'missing' },
    ],
    ['[ENROLL-613] a reason with it', 'special-election-period', { moveIn: 'yes', moveInDate: '2026-11-01' }, MA, {}],
    [
      '[ENROLL-613] another reason without its words',
      'special-election-period',
      { otherReason: 'yes' },
      MA,
      { otherSepReasonText: 'missing' },
    ],
    ['[ENROLL-616] the enrollee needs no helper', 'authorization', { auhtorizedCheck: 'enrollee' }, MA, {}],
    [
      '[ENROLL-617] a name without the agreement',
      'statement-of-understanding',
      { signature: 'Nel Ortiz' },
      MA,
      { statementAgreed: 'missing' },
    ],
    [
      '[ENROLL-617] a tick that is taken away is none',
      'statement-of-understanding',
      { statementAgreed: 'no', signature: 'Nel Ortiz' },
      MA,
      { statementAgreed: 'no-choice' },
    ],
    ['[ENROLL-617] both', 'statement-of-understanding', { statementAgreed: 'yes', signature: 'Nel Ortiz' }, MA, {}],
    ['a step without a question', 'welcome', {}, MA, {}],
  ])('%s', (_story, step, answers, asked, faults) => {
    const found = faultsIn(step, answers, asked, TODAY);
    expect(Object.entries(found)).toEqual(Object.entries(faults));
  });

  test('[ENROLL-616][ENROLL-622] somebody else needs name, relationship, address and phone', () => {
    expect(Object.keys(faultsIn('authorization', { auhtorizedCheck: 'other' }, MA, TODAY))).toEqual([
      'authorizedName',
      'authorizedRelationship',
      'authorizedAddress',
      'authorizedCity',
      'authorizedState',
      'authorizedZip',
      'authorizedPhone',
    ]);
  });
});

const DONE: Answers = {
  ...PERSON,
  ...NUMBER,
  ...A,
  ...B,
  hasMedicaidEnrollee: 'no',
  address1: '12 Pine St',
  city: 'Seattle',
  state: 'WA',
  zipCode: '98101',
  sameMailingAddress: 'yes',
  mobileNumber: '206-555-0100',
  languagePreference: 'english',
  formatPreference: 'standard',
  hasOtherCoverage: 'no',
  hasEmployerCover: 'no',
  hasSupplement: 'no',
  ProposedEffectiveDate: '2027-01-01',
  paymentMethod: 'directBill',
  auhtorizedCheck: 'enrollee',
  statementAgreed: 'yes',
  signature: 'Nel Ortiz',
};

describe('which steps are not done', () => {
  const faulty = (answers: Answers, asked: Asked) => faultyStepsOf(answers, asked, TODAY).map(({ step }) => step);

  test('[ENROLL-621] none once every question is answered', () => {
    expect([faulty(DONE, MA), faulty(DONE, PDP)]).toEqual([[], []]);
  });

  test('[ENROLL-621] those in which something is wrong, in their order', () => {
    expect(faulty({ ...DONE, statementAgreed: '', lastName: '' }, MA)).toEqual([
      'personal-information',
      'statement-of-understanding',
    ]);
  });

  test('of another plan also what that one asks', () => {
    expect(faulty(DONE, CHRONIC)).toEqual(['chronic-questions', 'use-disclosure']);
  });
});
