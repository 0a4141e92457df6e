import { expect, type Page } from '@playwright/test';
import { applicationTexts as english } from '#content/en/application-texts.ts';
import { applicationTexts as spanish } from '#content/es/application-texts.ts';
import type { Answers, Field, FieldKind } from '#domain/applications/field.ts';
import { askedIn } from '#domain/applications/fields.ts';
import type { AppliedPlan } from '#domain/applications/plan-kind.ts';
import { type Step, stepsOf } from '#domain/applications/steps.ts';

/** Where the field of a question stands; the page gives it the same. */
const place = (page: Page, key: string) => page.locator(`#answer-${key.replaceAll('.', '-')}`);

export const wordsOf = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es' ? spanish : english;

type Kinds = { [Kind in FieldKind]?: (page: Page, key: string, value: string) => Promise<unknown> };

const inDays = async (page: Page, key: string, value: string) => {
  const [year = '', month = '', day = ''] = value.split('-');
  await place(page, key).fill(month);
  await page.locator(`#answer-${key}-day`).fill(day);
  await page.locator(`#answer-${key}-year`).fill(year);
};

/** What is typed in another way than as a word. */
const IN_OTHER_WAYS: Kinds = {
  choice: (page, key, value) => page.locator(`input[name="answer-${key}"][value="${value}"]`).check(),
  tick: (page, key, value) => place(page, key).setChecked(value === 'yes'),
  state: (page, key, value) => place(page, key).selectOption(value),
  day: inDays,
  'birth-date': inDays,
};

/** Answers one question, as its kind of field wants it. */
export const answers = (page: Page, { key, kind }: Field, value: string): Promise<unknown> =>
  IN_OTHER_WAYS[kind]?.(page, key, value) ?? place(page, key).fill(value);

export const titleOf = async (page: Page, step: Step) => (await wordsOf(page)).steps[step].title;

export async function seesStep(page: Page, step: Step) {
  await expect(page.getByRole('heading', { level: 1, name: await titleOf(page, step), exact: true })).toBeVisible();
}

export const goesOn = async (page: Page) =>
  page.getByRole('button', { name: (await wordsOf(page)).application.form.continue, exact: true }).click();

/** The last field is left, and the page says that all is kept. */
export async function leavesField(page: Page) {
  await page.keyboard.press('Tab');
  const { application: words } = await wordsOf(page);
  await expect(page.getByRole('main').getByText(words.saving.saved)).toBeVisible();
}

type Given = { plan: AppliedPlan; given: Answers };

/** All questions of the step that is open, as far as something is given for them. */
export async function fillsStep(page: Page, step: Step, { plan, given }: Given) {
  await seesStep(page, step);
  for (const field of askedIn(step, given, { plan, withPersonalQuestions: false })) {
    const value = given[field.key];
    if (value !== undefined) await answers(page, field, value);
  }
}

/** From one step to another, or to the review. */
export async function fillsIn(page: Page, { plan, given }: Given, from: Step = 'personal-information') {
  const steps = stepsOf(plan);
  for (const step of steps.slice(steps.indexOf(from), steps.indexOf('review'))) {
    await fillsStep(page, step, { plan, given });
    await goesOn(page);
  }
  await seesStep(page, 'review');
}
