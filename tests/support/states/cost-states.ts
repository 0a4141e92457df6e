import { expect } from '@playwright/test';
import { totalCost } from '#content/en/drug-cost-total.ts';
import { totalCost as spanish } from '#content/es/drug-cost-total.ts';
import { openSite } from '#tests/support/browser/ask.ts';
import { FIVE_DRUGS, NEAR_PHARMACY, saveDrugs } from '#tests/support/browser/save-drugs.ts';
import { KING_COUNTY_PLANS, type Shopper } from '#tests/support/browser/shopper.ts';
import { wordsOf } from './drug-kit.ts';
import type { States } from './state.ts';

/** The plans of a county for somebody with saved drugs, in the language of the page. */
async function openList({ page }: Shopper) {
  await openSite(page);
  await saveDrugs(page, FIVE_DRUGS, NEAR_PHARMACY);
  await page.goto(KING_COUNTY_PLANS);
  await expect(page.getByText(totalCost.sorted).or(page.getByText(spanish.sorted))).toBeVisible();
}

/** What the saved drugs cost, where plans are looked at. */
export const COST_STATES: States = {
  'plan-list-costs': openList,
  'plan-list-costs-parts': {
    after: 'plan-list-costs',
    go: async ({ page }) => {
      const first = page.getByRole('article').first();
      await first.locator('dl button').click();
      await expect(first.locator('[data-drug-costs] dd')).toHaveCount(4);
    },
  },
  'details-costs': {
    after: 'plan-list-costs-parts',
    go: async ({ page }) => {
      await page.getByRole('article').getByRole('link').first().click();
      const { drugCosts } = await wordsOf(page);
      await expect(page.getByRole('button', { name: drugCosts.seePricing })).toBeVisible();
    },
  },
  'details-drug-pricing': {
    after: 'details-costs',
    go: async ({ page }) => {
      const { drugCosts } = await wordsOf(page);
      await page.getByRole('button', { name: drugCosts.seePricing }).click();
      // The prices, and the months below them.
      await expect(page.getByRole('dialog').getByRole('table').nth(1)).toBeVisible();
    },
  },
  'compare-costs': {
    after: 'plan-list-costs',
    go: async ({ page }) => {
      for (const place of [0, 1, 2]) await page.getByRole('article').getByRole('checkbox').nth(place).check();
      await page.locator('main a[href*="/compare?"]').click();
      await expect(page.getByRole('row', { name: /5/ }).first()).toBeVisible();
      await expect(page.locator('td [data-drug-costs]').first()).toBeAttached();
    },
  },
};
