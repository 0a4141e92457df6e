import { expect } from '@playwright/test';
import { KING_COUNTY_PLANS, PROFILE, type Shopper, ZIP } from '#tests/support/browser/shopper.ts';
import { hold, ONE_PLAN, PLAN_SEARCH, PLANS_OF_YEAR, refuse } from '#tests/support/browser/trouble.ts';
import type { PlanFilter } from '#web/lib/plan-list-address.ts';

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
    await shopper.setsScene({ systemDateTime: FAR_AWAY });
    await page.goto(KING_COUNTY_PLANS.replace('2027', '2037'));
    await expect(page.getByText(texts.planList.noneAnywhere)).toBeVisible();
  },
  'plan-list-without-place': async ({ page, texts }) => {
    await page.goto('/health-plans');
    await expect(page.getByText(texts.planList.whereDoYouLive)).toBeVisible();
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
