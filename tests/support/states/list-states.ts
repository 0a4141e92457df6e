import { expect, type Locator, type Page } from '@playwright/test';
import { DESKTOP_FROM } from '#contract/drawn-page.ts';
import { KING_COUNTY_PLANS } from '#tests/support/browser/shopper.ts';
import { hold, PLAN_SEARCH, PLANS_OF_YEAR, refuse } from '#tests/support/browser/trouble.ts';
import { coverWordsOf } from './cover-states.ts';
import { browseOf, choosesToCompare, namesOf } from './list-kit.ts';
import type { States } from './state.ts';

/** Years that neither the sample nor the files of CMS hold. */
const FAR_AWAY = '2036-11-16T10:00:00';
const RETRIES = 30_000;
/** Without a year in its address the page does not hold the plans, and asks for them. */
const ASKED_FOR = KING_COUNTY_PLANS.replace('&planYear=2027', '');
/** A few rows with every type of plan, one with a high deductible. */
const EACH_TYPE = `${KING_COUNTY_PLANS}&premium=25&carrier=Marrowby+Mutual+Care&carrier=Wickerwell+Drug+Cover`;

async function openSheet(page: Page): Promise<Locator> {
  const { browse } = await browseOf(page);
  await page.getByRole('button', { name: browse.filters }).click();
  const sheet = page.getByRole('dialog', { name: browse.filters });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** The list of the plans of a county. */
export const LIST_STATES: States = {
  'plan-list': async ({ page }) => {
    await page.goto(KING_COUNTY_PLANS);
    await expect(page.getByRole('heading', { name: (await coverWordsOf(page)).choice.title })).toBeVisible();
    await expect(page.getByRole('article')).not.toHaveCount(0);
  },
  'plan-list-tray': { after: 'plan-list', go: (shopper) => choosesToCompare(shopper, 2) },
  'plan-list-saved': async (shopper) => {
    await shopper.page.goto(KING_COUNTY_PLANS);
    const [first = '', second = ''] = await namesOf(shopper, 2);
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
    await page.goto(ASKED_FOR);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(texts.planList.loading)).toBeVisible();
  },
  'plan-list-failed': async ({ page, texts }) => {
    await refuse(page, PLAN_SEARCH);
    await page.goto(ASKED_FOR);
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
    const { browse } = await browseOf(page);
    const kinds = (part: Page | Locator) =>
      ['HMO', 'PPO'].map((name) => part.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) }));
    if ((page.viewportSize()?.width ?? 0) >= DESKTOP_FROM) {
      for (const kind of kinds(page)) await kind.check();
    } else {
      const sheet = await openSheet(page);
      for (const kind of kinds(sheet)) await kind.check();
      await sheet.getByRole('button').last().click();
    }
    await expect(page).toHaveURL(/network=HMO&network=PPO/);
    await expect(page.getByRole('button', { name: browse.removeFilter('PPO') })).toBeVisible();
  },
  'plan-list-filters-sheet': async (shopper) => {
    const { page } = shopper;
    await page.setViewportSize({ width: Math.min(page.viewportSize()?.width ?? 0, 768), height: 844 });
    await page.goto(KING_COUNTY_PLANS);
    await namesOf(shopper);
    const sheet = await openSheet(page);
    for (const name of ['PPO', 'HMO-POS'])
      await sheet.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) }).check();
  },
  'plan-list-more': async (shopper) => {
    const { page } = shopper;
    await page.goto(KING_COUNTY_PLANS);
    await namesOf(shopper);
    const { browse } = await browseOf(page);
    await page.getByRole('button', { name: browse.showMore(20) }).click();
    await expect(page.getByRole('article')).toHaveCount(40);
    await expect(page.getByRole('article').nth(20).getByRole('heading')).toBeFocused();
  },
  'plan-list-drop-a-filter': async ({ page }) => {
    await page.goto(`${KING_COUNTY_PLANS}&covers=dental&network=PPO&stars=5`);
    const { browse } = await browseOf(page);
    await expect(page.getByText(browse.noneFit)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /[«“]/ }).first()).toBeVisible();
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
