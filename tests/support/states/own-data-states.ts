import { expect, type Page } from '@playwright/test';
import { ownData } from '#content/en/own-data.ts';
import { ownData as spanish } from '#content/es/own-data.ts';
import type { Shopper } from '#tests/support/browser/shopper.ts';
import { hold, OWN_DATA, refuse } from '#tests/support/browser/trouble.ts';
import { signInAsShopper } from './account-states.ts';

/** What is kept of somebody, and the copy of it. */
export const OWN_DATA_STATES: Record<string, (shopper: Shopper) => Promise<void>> = {
  'own-data': async ({ page }) => {
    await signInAsShopper(page);
    await askForCopy(page);
    await expect(page.getByText(/shopper-profile-[\d-]+\.json/)).toBeVisible();
  },
  'own-data-making': async ({ page }) => {
    await signInAsShopper(page);
    await hold(page, OWN_DATA);
    const words = await askForCopy(page);
    await expect(page.getByText(words.making)).toBeVisible();
  },
  'own-data-failed': async ({ page }) => {
    await signInAsShopper(page);
    await refuse(page, OWN_DATA);
    const words = await askForCopy(page);
    await expect(page.getByText(words.failed)).toBeVisible();
  },
  'own-data-nothing-kept': async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText((await wordsOf(page)).nothing)).toBeVisible();
  },
};

const PATH = '/your-data';

const wordsOf = async (page: Page) =>
  ((await page.locator('html').getAttribute('lang')) === 'es' ? spanish : ownData).copy;

async function askForCopy(page: Page) {
  await page.goto(PATH);
  const words = await wordsOf(page);
  await page.getByRole('button', { name: words.button }).click();
  return words;
}
