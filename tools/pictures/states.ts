import { expect, type Page } from '@playwright/test';
import { browse } from '#content/en/browse.ts';
import { compare } from '#content/en/compare.ts';
import { browse as spanishBrowse } from '#content/es/browse.ts';
import { compare as spanishCompare } from '#content/es/compare.ts';
import { KING_COUNTY_PLANS, PROFILE, type Shopper, ZIP } from '#tests/support/browser/shopper.ts';
import { hold, ONE_PLAN, PLAN_SEARCH, PLANS_OF_YEAR, refuse } from '#tests/support/browser/trouble.ts';
import type { PlanFilter } from '#web/parts/plan-search/plan-list-address.ts';
import { ACCOUNT_STATES } from './account-states.ts';
import { COST_STATES } from './cost-states.ts';
import { DRUG_STATES } from './drug-states.ts';
import { PHARMACY_STATES } from './pharmacy-states.ts';

const ZIP_OF_TWO_COUNTIES = '98354';
const ZIP_OF_NOBODY = '99999';
const ONE_OF_EACH: readonly PlanFilter[] = ['MAPD', 'MA', 'PDP', 'SNP'];
/** Years that neither the sample nor the files of CMS hold. */
const FAR_AWAY = '2036-11-16T10:00:00';

/** Every state of the pages worth a picture, and how a person gets there. */
export const STATES: Record<string, (shopper: Shopper) => Promise<void>> = {
  home: async ({ page }) => {
    await page.goto('/');
  },
  'home-zip-incomplete': async (shopper) => {
    await shopper.entersZip('981');
  },
  'home-zip-unknown': async (shopper) => {
    await shopper.entersZip(ZIP_OF_NOBODY);
    await expect(shopper.page.getByText(shopper.texts.place.zipUnknown(ZIP_OF_NOBODY))).toBeVisible();
  },
  'home-two-counties': async (shopper) => {
    await shopper.entersZip(ZIP_OF_TWO_COUNTIES);
    await expect(shopper.county('Pierce County', 'WA')).toBeVisible();
  },
  'home-saved-before': async (shopper) => {
    await saveFour(shopper);
    await shopper.page.goto('/');
    await expect(shopper.page.getByText(shopper.texts.home.savedBefore(4))).toBeVisible();
  },
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
  'plan-list-waiting': async ({ page }) => {
    await hold(page, PLAN_SEARCH);
    await page.goto(KING_COUNTY_PLANS);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(SHOWS_WAITING);
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
    await page.evaluate(() => document.querySelector<HTMLElement>('.filter-toggle[aria-expanded="false"]')?.click());
    for (const name of ['HMO', 'PPO']) await page.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) }).check();
    await expect(page).toHaveURL(/network=HMO&network=PPO/);
  },
  'plan-list-tray': async (shopper) => {
    await chooseToCompare(shopper, 2);
  },
  details: async (shopper) => {
    await openDetails(shopper);
  },
  'details-drug-plan': async (shopper) => {
    await openDetails(shopper, 'PDP');
  },
  'details-not-there': async ({ page }) => {
    await page.goto(KING_COUNTY_PLANS.replace('?', '/details/H0000-000?'));
    await expect(page.getByRole('link', { name: /./ }).first()).toBeVisible();
  },
  compare: async (shopper) => {
    await openComparison(shopper, 3);
  },
  'compare-four': async (shopper) => {
    await openComparison(shopper, 4);
  },
  'compare-too-few': async ({ page }) => {
    await page.goto(KING_COUNTY_PLANS.replace('?', '/compare?compareplanIds=H0000000000&'));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
  education: async ({ page }) => {
    await page.goto('/medicare-education');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'profile-empty': async ({ page, texts }) => {
    await page.goto(PROFILE);
    await expect(page.getByText(texts.savedPlans.empty)).toBeVisible();
  },
  profile: async (shopper) => {
    await openProfile(shopper);
  },
  'profile-other-year-empty': async (shopper) => {
    await openProfile(shopper);
    await shopper.year(2026).check({ force: true });
    await expect(shopper.page.getByText(shopper.texts.savedPlans.seeYear(2027))).toBeVisible();
  },
  'profile-remove': async (shopper) => {
    const [first = ''] = await openProfile(shopper);
    await shopper.removeButton(first).click();
    await expect(shopper.dialog).toBeVisible();
  },
  'profile-not-removed': async (shopper) => {
    const [first = ''] = await openProfile(shopper);
    await refuse(shopper.page, ONE_PLAN, { method: 'DELETE' });
    await shopper.removes(first);
    await expect(shopper.card(first).getByRole('alert')).toBeVisible();
  },
  'profile-failed': async (shopper) => {
    await saveFour(shopper);
    await refuse(shopper.page, PLANS_OF_YEAR);
    await shopper.page.goto(PROFILE);
    await expect(shopper.page.getByText(shopper.texts.savedPlans.failed)).toBeVisible({ timeout: RETRIES });
  },
  ...DRUG_STATES,
  ...PHARMACY_STATES,
  ...ACCOUNT_STATES,
  ...COST_STATES,
  'not-found': async ({ page, texts }) => {
    await page.goto('/no-such-page');
    await expect(page.getByText(texts.shell.notFound.lead)).toBeVisible();
  },
};

/** A page that waits shows it only after a moment, so that a fast answer does not flicker. */
const SHOWS_WAITING = 600;
const RETRIES = 30_000;

async function saveFour(shopper: Shopper) {
  await shopper.entersZip(ZIP);
  await shopper.savesOneOfEach(ONE_OF_EACH);
}

async function openProfile(shopper: Shopper): Promise<string[]> {
  await saveFour(shopper);
  await shopper.page.goto(PROFILE);
  await expect(shopper.page.getByRole('article')).toHaveCount(4);
  return shopper.names();
}

async function namesOf(shopper: Shopper): Promise<string[]> {
  await expect(shopper.page.getByRole('article')).not.toHaveCount(0);
  return shopper.names();
}

/** The texts of the browsing pages are not among those of every page. */
const browseOf = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es'
    ? { browse: spanishBrowse, compare: spanishCompare }
    : { browse, compare };

async function chooseToCompare(shopper: Shopper, count: number, type: PlanFilter = 'MAPD') {
  const { page } = shopper;
  await page.goto(KING_COUNTY_PLANS);
  await shopper.looksAt(type);
  const words = await browseOf(page);
  for (const plan of (await namesOf(shopper)).slice(0, count)) {
    await page.getByRole('checkbox', { name: `${words.browse.tray.add} ${plan}`, exact: true }).check();
  }
}

async function openComparison(shopper: Shopper, count: number) {
  const { page } = shopper;
  await chooseToCompare(shopper, count, count > 3 ? 'SNP' : 'MAPD');
  const words = await browseOf(page);
  await page.getByRole('link', { name: words.browse.tray.compare }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.compare.title(count));
}

async function openDetails(shopper: Shopper, type: PlanFilter = 'MAPD') {
  const { page } = shopper;
  await page.goto(KING_COUNTY_PLANS);
  await shopper.looksAt(type);
  const [first = ''] = await namesOf(shopper);
  const { browse: words } = await browseOf(page);
  await page.getByRole('link', { name: `${words.details} ${first}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await page.waitForLoadState('networkidle');
}
