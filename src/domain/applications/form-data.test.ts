import { expect, test } from 'vitest';
import type { EligibilityTold } from './eligibility.ts';
import type { Answers } from './field.ts';
import { formDataOf } from './form-data.ts';
import type { AppliedPlan } from './plan-kind.ts';

const MA: AppliedPlan = { planType: 'MAPD', snpType: null };
const PERSON = { firstName: 'Nel', lastName: 'Ortiz', dob: '1951-03-09', gender: 'female' };

type Step = {
  view: string;
  data: Record<string, Record<string, string>>;
  keyLables: { questionKey: string; subQuestionLablesArray: { questionKey: string }[] }[];
  formValid: boolean;
  nextPageUrl: string;
};

function formOf(
  answers: Answers,
  { plan = MA, withPersonalQuestions = false, eligibility = null as EligibilityTold | null } = {},
) {
  const asked = { plan, withPersonalQuestions };
  const text = formDataOf({ answers, asked, eligibility, today: '2026-11-16', labelOf: (key) => `The ${key}` });
  const form = JSON.parse(text) as { steps: Step[]; nextPageUrl: string };
  const step = (view: string) => form.steps.find((one) => one.view === view) as Step;
  return { ...form, step };
}

test('[ENROLL-602][ENROLL-603] form data lists the steps, each with its data, questions, whether it is done, and what is next', () => {
  const { steps, step, nextPageUrl } = formOf(PERSON);
  expect(steps.map(({ view }) => view)).toContain('prescription-drug-coverage');
  expect(step('personal-information')).toEqual({
    view: 'personal-information',
    data: { personalInfo: { ...PERSON, middleName: '' } },
    keyLables: ['firstName', 'middleName', 'lastName', 'dob', 'gender'].map((key) => ({
      questionKey: key,
      questionLabel: `The ${key}`,
      userInput: (PERSON as Answers)[key] ?? '',
      dynamic: false,
      subQuestionLablesArray: [],
    })),
    formValid: true,
    nextPageUrl: '/steps/medicare-information',
  });
  expect(nextPageUrl).toBe('/steps//review');
  expect(step('review')).toMatchObject({ nextPageUrl: '', keyLables: [] });
});

test('[ENROLL-602] a step in which something is missing is not valid', () => {
  expect(formOf({ ...PERSON, lastName: '' }).step('personal-information').formValid).toBe(false);
});

test('[ENROLL-602][ENROLL-616] a question that follows another stands with it, and is dynamic', () => {
  const answers = { auhtorizedCheck: 'other', authorizedName: 'Kim Ortiz' };
  const { keyLables, data } = formOf(answers).step('authorization');
  expect(keyLables.map(({ questionKey }) => questionKey)).toEqual(['auhtorizedCheck']);
  expect(keyLables[0]?.subQuestionLablesArray[0]).toMatchObject({
    questionKey: 'authorizedName',
    userInput: 'Kim Ortiz',
    dynamic: true,
  });
  expect(data['authorization']).toMatchObject(answers);
});

test('[ENROLL-616] what is not asked any more is not sent, though it was answered once', () => {
  const answers = { auhtorizedCheck: 'enrollee', authorizedName: 'Kim Ortiz' };
  expect(formOf(answers).step('authorization').data).toEqual({ authorization: { auhtorizedCheck: 'enrollee' } });
});

const NAMES = { original: { firstName: 'Nel', lastName: 'Ortiz' }, suggested: null };

test.each<[string, EligibilityTold | null, string, object]>([
  ['before it was asked', null, '', { isBeqInfoMatches: '', originalFirstName: '', suggestedFirstName: '' }],
  ['that matches', { outcome: 'matches', ...NAMES }, 'yes', { isBeqInfoMatches: 'true', originalFirstName: 'Nel' }],
  [
    'that suggests another name',
    { outcome: 'suggests', ...NAMES, suggested: { firstName: 'Nelly', lastName: 'Ortiz' } },
    'yes',
    {
      isBeqInfoMatches: 'false',
      originalFirstName: 'Nel',
      originalLastName: 'Ortiz',
      suggestedFirstName: 'Nelly',
      suggestedLastName: 'Ortiz',
    },
  ],
  ['that finds nobody', { outcome: 'not-found', ...NAMES }, 'no', { isBeqInfoMatches: 'false' }],
])('[ENROLL-604][ENROLL-605] what Medicare said stands beside the card: %s', (_story, eligibility, eligible, block) => {
  const { data } = formOf(
    { medicareClaimNumber: '1EG4-TE5 MK73', partAEffectiveDate: '2015-03-01' },
    { eligibility },
  ).step('medicare-information');
  expect(data['medicareInfo']).toMatchObject({
    medicareClaimNumber: '1EG4TE5MK73',
    partAEffectiveDate: '2015-03-01',
    isMedicareEligible: eligible,
  });
  expect(data['benefitEligibility']).toMatchObject(block);
});
