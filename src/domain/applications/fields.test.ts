import { describe, expect, test } from 'vitest';
import type { Answers } from './field.ts';
import { type Asked, askedIn, changesWith, FIELDS, fieldOf } from './fields.ts';
import { APPLICATION_STEPS, type Step } from './steps.ts';

const ask = (planType: 'MA' | 'MAPD' | 'PDP' | 'SNP', snpType: Asked['plan']['snpType'] = null): Asked => ({
  plan: { planType, snpType },
  withPersonalQuestions: false,
});
const MA = ask('MAPD');
const PDP = ask('PDP');
const CHRONIC = ask('SNP', 'Chronic');
const DUAL = ask('SNP', 'C&S');

const keys = (step: Step, answers: Answers, asked = MA) => askedIn(step, answers, asked).map(({ key }) => key);

test('each question has a key of its own, and stands in the order of the steps', () => {
  expect(new Set(FIELDS.map(({ key }) => key)).size).toBe(FIELDS.length);
  const places = FIELDS.map(({ step }) => APPLICATION_STEPS.indexOf(step));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a question that follows another has one that is asked, in the same step and before it', () => {
  for (const [place, { step, when }] of FIELDS.entries()) {
    if (when) expect(FIELDS.slice(0, place)).toContainEqual(expect.objectContaining({ key: when.key, step }));
  }
});

test.each([
  ['a key', 'firstName', true],
  ['a key of the wire with its slip', 'auhtorizedCheck', true],
  ['other letters', 'FirstName', false],
  ['a word that every object has', 'constructor', false],
  ['nothing', '', false],
])('%s is a question or not', (_story, key, is) => expect(fieldOf(key) !== undefined).toBe(is));

describe('a question that follows another', () => {
  test.each<[string, string, string, string, Step]>([
    ['[ENROLL-606] the Medicaid number', 'medicaidNumber', 'hasMedicaidEnrollee', 'yes', 'medicaid-information'],
    ['[ENROLL-607] another address for mail', 'mailingAddress1', 'sameMailingAddress', 'no', 'mailing-address'],
    ['another language', 'otherLanguage', 'languagePreference', 'other', 'language-preference'],
    ['[ENROLL-612] who insures drugs', 'insuranceName', 'hasOtherCoverage', 'yes', 'prescription-drug-coverage'],
    ['[ENROLL-613] the day of a reason', 'moveInDate', 'moveIn', 'yes', 'special-election-period'],
    ['[ENROLL-613] a reason in own words', 'otherSepReasonText', 'otherReason', 'yes', 'special-election-period'],
    ['[ENROLL-700] a bank account', 'accountNumber', 'paymentMethod', 'bankDraft', 'monthly-premium'],
    ['[ENROLL-616][ENROLL-622] who helps', 'authorizedName', 'auhtorizedCheck', 'other', 'authorization'],
  ])('%s is asked after one answer, and after no other', (_story, key, before, answer, step) => {
    expect(keys(step, { [before]: answer })).toContain(key);
    expect(keys(step, { [before]: ` ${answer} ` })).toContain(key);
    const others = ['yes', 'no', 'english', 'directBill', 'enrollee', ''].filter((other) => other !== answer);
    for (const other of others) expect(keys(step, { [before]: other })).not.toContain(key);
    expect(keys(step, {})).not.toContain(key);
  });
});

describe('what a plan asks', () => {
  test.each<[string, Step, Asked, boolean]>([
    ['a plan for an illness asks of illnesses', 'chronic-questions', CHRONIC, true],
    ['a dual plan does not', 'chronic-questions', DUAL, false],
    ['an Advantage plan does not', 'chronic-questions', MA, false],
    ['a plan for an illness asks who confirms it', 'use-disclosure', CHRONIC, true],
    ['a dual plan does not ask that', 'use-disclosure', DUAL, false],
    ['an Advantage plan asks for a doctor', 'provider-search', MA, true],
    ['a drug plan does not', 'provider-search', PDP, false],
    ['a drug plan asks of Medicaid', 'medicaid-information', PDP, true],
    ['nobody is asked at the review', 'review', CHRONIC, false],
  ])('%s', (_story, step, asked, is) => expect(keys(step, {}, asked).length > 0).toBe(is));
});

describe('ticks that exclude each other', () => {
  test.each<[string, [string, string], Answers, Answers]>([
    [
      '[ENROLL-613] none of these takes every reason away',
      ['noneCheck', 'yes'],
      { moveIn: 'yes', otherReason: 'yes', moveInDate: '2026-11-01' },
      { moveIn: '', otherReason: '', noneCheck: 'yes' },
    ],
    [
      '[ENROLL-613] a reason takes "none of these" away',
      ['moveIn', 'yes'],
      { noneCheck: 'yes' },
      { noneCheck: '', moveIn: 'yes' },
    ],
    ['[ENROLL-613] a reason leaves the others', ['moveIn', 'yes'], { disaster: 'yes' }, { moveIn: 'yes' }],
    ['a tick that is taken away leaves the others', ['noneCheck', ''], { moveIn: 'yes' }, { noneCheck: '' }],
    ['what is not set is not set again', ['noneCheck', 'yes'], { moveIn: '' }, { noneCheck: 'yes' }],
    ['a tick of no question stands alone', ['goGreen', 'yes'], { autodialerConsent: 'yes' }, { goGreen: 'yes' }],
    ['what is no tick changes nothing else', ['firstName', 'yes'], { noneCheck: 'yes' }, { firstName: 'yes' }],
    ['what is no question is kept as it is', ['former', 'yes'], {}, { former: 'yes' }],
  ])('%s', (_story, [key, value], answers, changes) => {
    expect(changesWith(key, value, answers)).toEqual(changes);
  });
});
