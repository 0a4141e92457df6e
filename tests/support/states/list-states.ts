import { expect } from '@playwright/test';
import { KING_COUNTY_PLANS, type Shopper } from '#tests/support/browser/shopper.ts';
import { hold, PLAN_SEARCH, PLANS_OF_YEAR, refuse } from '#tests/support/browser/trouble.ts';
import { browseOf, chooseToCompare, namesOf } from './list-kit.ts';

/** Years that neither the sample nor the files of CMS hold. */
const FAR_AWAY = '2036-11-16T10:00:00';
const RETRIES = 30_000;
/** A few rows with every type of plan, one with a high deductible. */
const EACH_TYPE = `${KING_COUNTY_PLANS}&premium=25&carrier=Marrowby+Mutual+Care&carrier=Wickerwell+Drug+Cover`;

/** The list of the plans of a county. */
export const LIST_STATES: Record<string, (shopper: Shopper) => Promise<void>> = {
  'plan-list': async ({ page }) => {
    await page.goto(KING_COUNTY_PLANS);
    await expect(page.getByRole('article')).not.toHaveCount(0);
  },
  'plan-list-saved': async (shopper) => {
    await shopper.page.goto(KING_COUNTY_PLANS);
    const [first = '', second = ''] = await namesOf(shopper);
    await shopper.saves(first);
    await shopper.saves(second);
  },
  'plan-list-special-needs': async (shopper) => {
    await shopper.page.goto(KING_COUNTY_PLANS);
    await shopper.looksAt('SNP');
  },
  'plan-list-not-saved': async (shopper) => {
    const { page, texts } = shopper;
    await page.goto(KING_COUNTY_PLANS);
    const [first = ''] = await namesOf(shopper);
    await refuse(page, PLANS_OF_YEAR, { method: 'POST' });
    await shopper.saveButton(first).click();
    await expect(page.getByRole('alert').getByText(texts.planList.notSaved(first))).toBeVisible();
  },
  'plan-list-waiting': async ({ page, texts }) => {
    await hold(page, PLAN_SEARCH);
    await page.goto(KING_COUNTY_PLANS);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(texts.planList.loading)).toBeVisible();
  },
  'plan-list-failed': async ({ page, texts }) => {
    await refuse(page, PLAN_SEARCH);
    await page.goto(KING_COUNTY_PLANS);
    await expect(page.getByText(texts.planList.failed)).toBeVisible({ timeout: RETRIES });
  },
  'plan-list-year-without-plans': async (shopper) => {
    const { page, texts } = shopper;
    await page.goto('/');
    await shopper.setsOverrides({ systemDateTime: FAR_AWAY });
    await page.goto(KING_COUNTY_PLANS.replace('2027', '2037'));
    await expect(page.getByText(texts.planList.noneAnywhere)).toBeVisible();
  },
  'plan-list-without-place': async ({ page, texts }) => {
    await page.goto('/health-plans');
    await expect(page.getByText(texts.planList.whereDoYouLive)).toBeVisible();
  },
  'plan-list-filters': async (shopper) => {
    const { page } = shopper;
    await page.goto(KING_COUNTY_PLANS);
    await namesOf(shopper);
    await page.evaluate(() => document.querySelector<HTMLElement>('main button[aria-expanded="false"]')?.click());
    for (const name of ['HMO', 'PPO']) await page.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) }).check();
    await expect(page).toHaveURL(/network=HMO&network=PPO/);
  },
  'plan-list-tray': async (shopper) => {
    await chooseToCompare(shopper, 2);
  },
  'plan-list-each-type': async ({ page }) => {
    await page.goto(EACH_TYPE);
    await expect(page.getByRole('article')).toHaveCount(6);
  },
  'plan-list-year-before': async ({ page, texts }) => {
    await page.goto(KING_COUNTY_PLANS.replace('2027', '2025'));
    await expect(page.getByRole('link', { name: texts.planList.seeOtherYear(2026) })).toBeVisible();
  },
  'plan-list-none-fit': async ({ page }) => {
    await page.goto(`${KING_COUNTY_PLANS}&network=MSA&stars=5&covers=meals&premium=0&sort=<script>`);
    const words = await browseOf(page);
    await expect(page.getByText(words.browse.ignored)).toBeVisible();
    await expect(page.getByText(words.browse.noneFit)).toBeVisible();
  },
};
