import { expect } from '@playwright/test';
import { paymentPlan } from '#content/en/drug-cost-payment-plan.ts';
import { pharmacyCosts } from '#content/en/pharmacy-costs.ts';
import { paymentPlan as spanishPaymentPlan } from '#content/es/drug-cost-payment-plan.ts';
import { pharmacyCosts as spanishPharmacyCosts } from '#content/es/pharmacy-costs.ts';
import type { Shopper } from '#tests/support/browser/shopper.ts';
import { refuse } from '#tests/support/browser/trouble.ts';
import { savesPlansAndDrugs } from './drug-kit.ts';
import type { States } from './state.ts';

const PHARMACY_COSTS = '/health-plans/pharmacy-costs';
const RETRIES = 30_000;

const isSpanish = async ({ page }: Shopper) => (await page.locator('html').getAttribute('lang')) === 'es';
const pharmacyWords = async (shopper: Shopper) => ((await isSpanish(shopper)) ? spanishPharmacyCosts : pharmacyCosts);

async function comparesPharmacies(shopper: Shopper) {
  await savesPlansAndDrugs(shopper);
  await shopper.page.goto(PHARMACY_COSTS);
  const words = await pharmacyWords(shopper);
  await expect(shopper.page.getByText(words.table.lowest).first()).toBeVisible();
}

async function opensBills(shopper: Shopper) {
  const { page } = shopper;
  const { show } = (await isSpanish(shopper)) ? spanishPaymentPlan : paymentPlan;
  await page.getByRole('switch', { name: show }).check();
  await expect(page.getByRole('dialog').locator('caption').last()).toBeVisible();
}

/** Pharmacies beside each other, and the bills of the payment plan. */
export const PHARMACY_STATES: States = {
  'pharmacy-costs': async (shopper) => {
    await comparesPharmacies(shopper);
  },
  'pharmacy-costs-chosen': {
    after: 'pharmacy-costs',
    go: async (shopper) => {
      const { take } = await pharmacyWords(shopper);
      await shopper.page.getByRole('cell').locator('.ds-c-button').first().click();
      await expect(shopper.page.getByRole('button', { name: take.undo })).toBeVisible();
    },
  },
  'pharmacy-costs-add': {
    after: 'pharmacy-costs',
    go: async (shopper) => {
      const { page } = shopper;
      const words = await pharmacyWords(shopper);
      await page.getByText(words.add.heading).click();
      await page.getByRole('button', { name: words.add.search }).click();
      await expect(page.locator('details[open] li').first()).toBeVisible();
    },
  },
  'pharmacy-costs-empty': async (shopper) => {
    await shopper.page.goto(PHARMACY_COSTS);
    const words = await pharmacyWords(shopper);
    await expect(shopper.page.getByText(words.missing.drugs)).toBeVisible();
  },
  'pharmacy-costs-failed': async (shopper) => {
    await refuse(shopper.page, /\/comparepharmacies$/, { method: 'POST' });
    await savesPlansAndDrugs(shopper);
    await shopper.page.goto(PHARMACY_COSTS);
    const words = await pharmacyWords(shopper);
    await expect(shopper.page.getByText(words.table.failed).first()).toBeVisible({ timeout: RETRIES });
  },
  'drug-pricing-bills': { after: 'drug-pricing', go: opensBills },
};
