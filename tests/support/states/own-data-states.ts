import { expect, type Page } from '@playwright/test';
import { ownData } from '#content/en/own-data.ts';
import { ownData as spanish } from '#content/es/own-data.ts';
import type { DeletionReceipt } from '#contract/deletion.ts';
import { staysShopper } from '#tests/support/browser/people.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import { DELETION_RECEIPT, hold, OWN_DATA, refuse } from '#tests/support/browser/trouble.ts';
import type { States } from './state.ts';

/** What is kept of somebody, and the copy of it. */
export const OWN_DATA_STATES: States = {
  'own-data': async ({ page }) => {
    await staysShopper(page, 'shopper');
    await askForCopy(page);
    await expect(page.getByText(/shopper-profile-[\d-]+\.json/)).toBeVisible();
  },
  'own-data-making': async ({ page }) => {
    await staysShopper(page, 'shopper');
    await hold(page, OWN_DATA);
    const words = await askForCopy(page);
    await expect(page.getByText(words.making)).toBeVisible();
  },
  'own-data-failed': async ({ page }) => {
    await staysShopper(page, 'shopper');
    await refuse(page, OWN_DATA);
    const words = await askForCopy(page);
    await expect(page.getByText(words.failed)).toBeVisible();
  },
  'own-data-guest': async ({ page }) => {
    await savePlans(page, ['MAPD']);
    const { remove } = await open(page);
    await page.getByRole('button', { name: remove.button }).click();
    await expect(page.getByRole('dialog', { name: remove.dialog.title })).toBeVisible();
  },
  'own-data-delete-failed': async ({ page }) => {
    await staysShopper(page, 'shopper');
    const { remove } = await open(page);
    await page.getByRole('button', { name: remove.button }).click();
    await expect(page.getByText(remove.needsPassword).first()).toBeVisible();
  },
  'deletion-receipt-waiting': async ({ page }) => {
    await answerReceipt(page, { askedAt: ASKED_AT, doneAt: null, removed: null });
    await openReceipt(page);
  },
  'deletion-receipt': async ({ page }) => {
    const removed = { plans: 12, drugs: 3, pharmacies: 1, doctors: 4, accounts: 1 };
    await answerReceipt(page, { askedAt: ASKED_AT, doneAt: '2026-11-16T16:01:00.000Z', removed });
    const { receipt } = await openReceipt(page);
    await expect(page.getByText(receipt.removed)).toBeVisible();
  },
  'deletion-receipt-none': async ({ page }) => {
    await refuse(page, DELETION_RECEIPT, { code: 'not-found' });
    await page.goto(`${PATH}/receipt/none`);
    await expect(page.getByText((await wordsOf(page)).receipt.none)).toBeVisible();
  },
  'own-data-nothing-kept': async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText((await wordsOf(page)).copy.nothing)).toBeVisible();
  },
};

const PATH = '/your-data';

const wordsOf = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'es' ? spanish : ownData);

const ASKED_AT = '2026-11-16T16:00:00.000Z';

const answerReceipt = (page: Page, json: DeletionReceipt) =>
  page.route(DELETION_RECEIPT, (route) => route.fulfill({ json }));

async function openReceipt(page: Page) {
  await page.goto(`${PATH}/receipt/5b0c0d6e-6c4e-4b6a-9f57-1d2c3b4a5f60`);
  const words = await wordsOf(page);
  await expect(page.getByText(words.receipt.keep)).toBeVisible();
  return words;
}

async function open(page: Page) {
  await page.goto(PATH);
  return wordsOf(page);
}

async function askForCopy(page: Page) {
  const { copy: words } = await open(page);
  await page.getByRole('button', { name: words.button }).click();
  return words;
}
