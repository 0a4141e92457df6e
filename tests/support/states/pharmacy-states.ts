import { expect } from '@playwright/test';
import { paymentPlan } from '#content/en/drug-cost-payment-plan.ts';
import { pharmacyCosts } from '#content/en/pharmacy-costs.ts';
import { paymentPlan as spanishPaymentPlan } from '#content/es/drug-cost-payment-plan.ts';
import { pharmacyCosts as spanishPharmacyCosts } from '#content/es/pharmacy-costs.ts';
import { PROFILE, type Shopper } from '#tests/support/browser/shopper.ts';
import { refuse } from '#tests/support/browser/trouble.ts';
import { savesPlansAndDrugs, wordsOf } from './drug-kit.ts';

const PHARMACY_COSTS = '/health-plans/pharmacy-costs';
const RETRIES = 30_000;

const isSpanish = async ({ page }: Shopper) => (await page.locator('html').getAttribute('lang')) === 'es';
const pharmacyWords = async (shopper: Shopper) => ((await isSpanish(shopper)) ? spanishPharmacyCosts : pharmacyCosts);

async function comparesPharmacies(shopper: Shopper) {
  await savesPlansAndDrugs(shopper);
  await shopper.page.goto(PHARMACY_COSTS);
  const words = await pharmacyWords(shopper);
  await expect(shopper.page.getByText(words.table.lowest).first()).toBeVisible();
  return words;
}

async function opensBills(shopper: Shopper) {
  const { page } = shopper;
  await savesPlansAndDrugs(shopper);
  await page.goto(PROFILE);
  const { drugCosts } = await wordsOf(page);
  await page.getByRole('button', { name: drugCosts.seePricing }).first().click();
  const { show } = (await isSpanish(shopper)) ? spanishPaymentPlan : paymentPlan;
  await page.getByRole('switch', { name: show }).check();
  await expect(page.getByRole('dialog').locator('caption').last()).toBeVisible();
}

/** Pharmacies beside each other, and the bills of the payment plan. */
export const PHARMACY_STATES: Record<string, (shopper: Shopper) => Promise<void>> = {
  'pharmacy-costs': async (shopper) => {
    await comparesPharmacies(shopper);
  },
  'pharmacy-costs-chosen': async (shopper) => {
    const { take } = await comparesPharmacies(shopper);
    const { page } = shopper;
    await page.getByRole('cell').locator('.ds-c-button').first().click();
    await expect(page.getByRole('button', { name: take.undo })).toBeVisible();
  },
  'pharmacy-costs-add': async (shopper) => {
    const words = await comparesPharmacies(shopper);
    const { page } = shopper;
    await page.getByText(words.add.heading).click();
    await page.getByRole('button', { name: words.add.search }).click();
    await expect(page.locator('details[open] li').first()).toBeVisible();
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
  'drug-pricing-bills': opensBills,
};
