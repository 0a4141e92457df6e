import { expect, type Page } from '@playwright/test';
import { planFacts } from '#content/en/plan-facts.ts';
import { planFacts as spanishFacts } from '#content/es/plan-facts.ts';
import { doctorsNear, saveDoctors } from '#tests/support/browser/save-doctors.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import { KING_COUNTY_PLANS, PROFILE, type Shopper } from '#tests/support/browser/shopper.ts';
import { doctorWords } from './doctor-states.ts';
import { browseOf, chooseToCompare } from './list-kit.ts';
import type { States } from './state.ts';

const factsOf = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es' ? spanishFacts : planFacts;

async function savesDoctors({ page }: Shopper) {
  await savePlans(page, ['MAPD', 'MA', 'PDP']);
  await saveDoctors(page, await doctorsNear(page));
}

/** What plans say of four saved doctors stands in the page. */
async function tellsOfDoctors(page: Page) {
  const { doctors } = await factsOf(page);
  await expect(
    page
      .getByText(doctors.inNetwork(4, 4))
      .or(page.getByText(doctors.notListed(1)))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(doctors.working)).toHaveCount(0);
}

/** What plans say of the saved doctors, wherever plans are. */
export const PLAN_DOCTOR_STATES: States = {
  'plan-list-doctors': async (shopper) => {
    const { page } = shopper;
    await savesDoctors(shopper);
    await page.goto(`${KING_COUNTY_PLANS}&doctors=all&sort=doctors`);
    const { planList } = await doctorWords(page);
    const { browse } = await browseOf(page);
    await expect(page.getByRole('button', { name: browse.removeFilter(planList.all) })).toBeVisible();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    const { doctors } = await factsOf(page);
    await expect(page.getByText(doctors.working)).toHaveCount(0);
  },
  'profile-plans-doctors': async (shopper) => {
    await savesDoctors(shopper);
    await shopper.page.goto(`${PROFILE}#plans`);
    await expect(shopper.page.getByRole('article')).toHaveCount(3);
    await tellsOfDoctors(shopper.page);
  },
  'compare-doctors': {
    after: 'profile-plans-doctors',
    go: async (shopper) => {
      const { page } = shopper;
      await chooseToCompare(shopper, 3);
      const { browse } = await browseOf(page);
      await page.getByRole('link', { name: browse.tray.compare }).click();
      const { doctors } = await factsOf(page);
      await expect(page.getByText(doctors.label).first()).toBeVisible();
      await expect(page.getByText(doctors.working)).toHaveCount(0);
    },
  },
};
