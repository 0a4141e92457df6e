import { expect, test } from 'vitest';
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

function formOf(answers: Answers, plan = MA, withPersonalQuestions = false) {
  const asked = { plan, withPersonalQuestions };
  const text = formDataOf({ answers, asked, today: '2026-11-16', labelOf: (key) => `The ${key}` });
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
