import { expect, type Page } from '@playwright/test';
import { applicationTexts as english } from '#content/en/application-texts.ts';
import { applicationTexts as spanish } from '#content/es/application-texts.ts';
import type { Answers, Field } from '#domain/applications/field.ts';
import { askedIn } from '#domain/applications/fields.ts';
import type { AppliedPlan } from '#domain/applications/plan-kind.ts';
import { type Step, stepsOf } from '#domain/applications/steps.ts';

/** Where the field of a question stands; the page gives it the same. */
const place = (page: Page, key: string) => page.locator(`#answer-${key.replaceAll('.', '-')}`);

export const wordsOf = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es' ? spanish : english;

/** Answers one question, as its kind of field wants it. */
export async function answers(page: Page, field: Field, value: string) {
  const at = place(page, field.key);
  switch (field.kind) {
    case 'choice':
      return page.locator(`input[name="answer-${field.key}"][value="${value}"]`).check();
    case 'tick':
      return at.setChecked(value === 'yes');
    case 'state':
      return at.selectOption(value);
    case 'day':
    case 'day-passed': {
      const [year = '', month = '', day = ''] = value.split('-');
      await at.fill(month);
      await page.locator(`#answer-${field.key}-day`).fill(day);
      return page.locator(`#answer-${field.key}-year`).fill(year);
    }
    default:
      return at.fill(value);
  }
}

export const titleOf = async (page: Page, step: Step) => (await wordsOf(page)).steps[step].title;

export async function seesStep(page: Page, step: Step) {
  await expect(page.getByRole('heading', { level: 1, name: await titleOf(page, step), exact: true })).toBeVisible();
}

export const goesOn = async (page: Page) =>
  page.getByRole('button', { name: (await wordsOf(page)).application.form.continue, exact: true }).click();

type Filled = {
  plan: AppliedPlan;
  given: Answers;
  /** Looks at a step once it is answered. */
  onStep?: (step: Step) => Promise<void>;
};

/** From the first question to the review, step by step, on the page that is open. */
export async function fillsIn(page: Page, { plan, given, onStep }: Filled) {
  const steps = stepsOf(plan).filter((step) => step !== 'welcome' && step !== 'review');
  for (const step of steps) {
    await seesStep(page, step);
    const asked = askedIn(step, given, { plan, withPersonalQuestions: false });
    for (const field of asked) {
      const value = given[field.key];
      if (value !== undefined) await answers(page, field, value);
    }
    await onStep?.(step);
    await goesOn(page);
  }
  await seesStep(page, 'review');
}
