import { expect, type Page } from '@playwright/test';
import { home } from '#content/en/home.ts';
import { home as spanishHome } from '#content/es/home.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import type { Shopper } from '#tests/support/browser/shopper.ts';
import type { States } from './state.ts';

const ZIP_OF_TWO_COUNTIES = '98354';
const ZIP_OF_NOBODY = '99999';

const homeOf = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'es' ? spanishHome : home);

const homeOn = async ({ page, setsOverrides }: Shopper, day: string, phase: 'until-enrollment' | 'open-enrollment') => {
  await setsOverrides({ systemDateTime: `${day}T10:00:00` });
  await page.goto('/');
  const { season } = await homeOf(page);
  await expect(page.getByRole('heading', { name: season[phase].title })).toBeVisible();
};

const entersZip = async (shopper: Shopper, zip: string) => {
  await shopper.zipField.fill(zip);
  await shopper.findButton.click();
};

/** Where a visit begins. The suite's own day lies in open enrollment. */
export const HOME_STATES: States = {
  home: async ({ page }) => {
    await page.goto('/');
    const { season } = await homeOf(page);
    await expect(page.getByRole('heading', { name: season['open-enrollment'].title })).toBeVisible();
  },
  'home-zip-incomplete': {
    after: 'home',
    go: async (shopper) => {
      await entersZip(shopper, '981');
      await expect(shopper.page.getByText(shopper.texts.place.zipNeeded)).toBeVisible();
    },
  },
  'home-zip-unknown': {
    after: 'home-zip-incomplete',
    go: async (shopper) => {
      await entersZip(shopper, ZIP_OF_NOBODY);
      await expect(shopper.page.getByText(shopper.texts.place.zipUnknown(ZIP_OF_NOBODY))).toBeVisible();
    },
  },
  'home-two-counties': {
    after: 'home-zip-unknown',
    go: async (shopper) => {
      await entersZip(shopper, ZIP_OF_TWO_COUNTIES);
      await expect(shopper.county('Pierce County', 'WA')).toBeVisible();
    },
  },
  'home-last-day': async (shopper) => {
    await shopper.page.goto('/');
    await homeOn(shopper, '2026-12-07', 'open-enrollment');
  },
  'home-out-of-season': {
    after: 'home-last-day',
    go: (shopper) => homeOn(shopper, '2026-07-01', 'until-enrollment'),
  },
  'home-saved-before': async ({ page }) => {
    await savePlans(page, ['MAPD', 'MA', 'PDP', 'SNP']);
    await page.goto('/');
    await expect(page.getByText((await homeOf(page)).savedBefore(4))).toBeVisible();
  },
};
