import { expect, type Page } from '@playwright/test';
import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import type { Answers } from '#domain/applications/field.ts';
import { fieldOf } from '#domain/applications/fields.ts';
import { routeOfStep, type Step } from '#domain/applications/steps.ts';
import { ALL_ANSWERS, ANSWERS_OF_ILLNESS } from '#tests/support/applicant.ts';
import {
  answers,
  fillsIn,
  fillsStep,
  goesOn,
  leavesField,
  seesStep,
  wordsOf,
} from '#tests/support/browser/fill-application.ts';
import { makesAccount } from '#tests/support/browser/people.ts';
import { refuse } from '#tests/support/browser/trouble.ts';
import type { States } from './state.ts';

/** A plan for an illness asks all that any plan asks. */
const PLAN = { planType: 'SNP', snpType: 'Chronic' } as const;
const OF_PLAN = 'planId=H9918009000&planYear=2027&zipcode=98101&county=53033';

const ANSWERS = /\/answers$/;
/** In milliseconds, between two tries of the page to save an answer. */
const LONGEST_PAUSE = 15_000;

const GIVEN: Answers = {
  ...without(ALL_ANSWERS, 'ProposedEffectiveDate'),
  ...ANSWERS_OF_ILLNESS,
  hasSupplement: 'yes',
  hasEmployerCover: 'yes',
};

async function opens(page: Page, step: Step) {
  const brand = (await page.locator('html').getAttribute('data-brand')) === 'uhc' ? 'uhc' : 'aarp';
  const { applicationBase } = BRAND_TABLE[brand].addresses;
  await page.goto(`${applicationBase}/snp${routeOfStep(step).replaceAll('//', '/')}?${OF_PLAN}`);
}

const newNumber = () => {
  const digit = () => Math.floor(Math.random() * 10);
  return `1EG4-TE5-M${'ACDEFGHJKM'[digit()]}${digit()}${digit()}`;
};

/** One person's way through an application, and what goes wrong on it. */
export const APPLICATION_FORM_STATES: States = {
  'application-begun': async ({ page }) => {
    await makesAccount(page, { firstName: 'Ruth', lastName: 'Ellery' });
    await opens(page, 'welcome');
    const { application: words } = await wordsOf(page);
    await page.getByRole('button', { name: words.welcome.start, exact: true }).click();
    await seesStep(page, 'personal-information');
  },

  'application-errors': {
    after: 'application-begun',
    go: async ({ page }) => {
      await goesOn(page);
      const { application: words } = await wordsOf(page);
      await expect(page.getByText(words.form.check)).toBeVisible();
    },
  },

  'application-medicare-card': {
    after: 'application-errors',
    go: async ({ page }) => {
      const given = { ...GIVEN, medicareClaimNumber: newNumber() };
      await fillsStep(page, 'personal-information', { plan: PLAN, given });
      await goesOn(page);
      await fillsStep(page, 'medicare-information', { plan: PLAN, given });
      await leavesField(page);
      const { application: words } = await wordsOf(page);
      await expect(page.getByText(words.eligibility.outcomes.matches)).toBeVisible();
    },
  },

  'application-not-saved': {
    after: 'application-medicare-card',
    go: async ({ page }) => {
      await opens(page, 'mailing-address');
      await seesStep(page, 'mailing-address');
      await refuse(page, ANSWERS, { method: 'POST' });
      await page.locator('#answer-city').fill('Seattle');
      await page.keyboard.press('Tab');
      const { application: words } = await wordsOf(page);
      await expect(page.getByRole('button', { name: words.saving.tryNow })).toBeVisible();
    },
  },

  'application-reasons': {
    after: 'application-not-saved',
    go: async ({ page }) => {
      const { application: words } = await wordsOf(page);
      // The page tries again by itself, and may be faster than a press.
      await page.unroute(ANSWERS);
      await page.clock.runFor(LONGEST_PAUSE);
      await expect(page.getByRole('main').getByText(words.saving.saved)).toBeVisible();
      await opens(page, 'special-election-period');
      await seesStep(page, 'special-election-period');
      await page.locator('#answer-losingCoverage').check();
      const day = fieldOf('losingCoverageDate');
      if (day) await answers(page, day, '2026-03-31');
      await page.locator('#answer-disaster').check();
    },
  },

  'application-review-missing': {
    after: 'application-reasons',
    go: async ({ page }) => {
      await page.locator('#answer-losingCoverage').uncheck();
      await page.locator('#answer-disaster').uncheck();
      await leavesField(page);
      await opens(page, 'review');
      const { application: words } = await wordsOf(page);
      await expect(page.getByText(words.review.missing)).toBeVisible();
    },
  },

  'application-review': {
    after: 'application-review-missing',
    go: async ({ page }) => {
      await opens(page, 'medicaid-information');
      await fillsIn(page, { plan: PLAN, given: GIVEN }, 'medicaid-information');
      const { application: words } = await wordsOf(page);
      await expect(page.getByRole('button', { name: words.review.send, exact: true })).toBeVisible();
    },
  },

  'application-sent': {
    after: 'application-review',
    go: async ({ page }) => {
      const { application: words } = await wordsOf(page);
      await page.getByRole('button', { name: words.review.send, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.sent.title })).toBeVisible();
    },
  },
};

function without<Key extends keyof typeof ALL_ANSWERS>(all: typeof ALL_ANSWERS, key: Key) {
  const { [key]: _left, ...rest } = all;
  return rest;
}
