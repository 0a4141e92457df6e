import { expect, type Page } from '@playwright/test';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import { PROFILE, type Shopper } from '#tests/support/browser/shopper.ts';
import { hold, refuse } from '#tests/support/browser/trouble.ts';
import { changeCosts, withoutFigures, withPartsApart } from './change-costs.ts';
import {
  BRAND,
  choosesDrug,
  DRUG_COSTS,
  ESTIMATOR,
  goesToStep,
  openTool,
  RECEIPTS,
  SAVED_DRUGS,
  savesDrugs,
  savesPlansAndDrugs,
  wordsOf,
} from './drug-kit.ts';
import type { States } from './state.ts';

const RETRIES = 30_000;

/** The screens of drugs and what they cost, and how a person gets there. */
export const DRUG_STATES: States = {
  'drug-view': async (shopper) => {
    await openDrugsView(shopper);
  },
  'drug-view-empty': async ({ page }) => {
    await page.goto(`${PROFILE}#drugs`);
    const { savedDrugs } = await wordsOf(page);
    await expect(page.getByText(savedDrugs.empty)).toBeVisible();
  },
  'drug-view-remove': { after: 'drug-view', go: askToRemove },
  'drug-view-not-removed': {
    after: 'drug-view-remove',
    go: async ({ page }) => {
      const { savedDrugs } = await wordsOf(page);
      await refuse(page, SAVED_DRUGS, { method: 'POST' });
      await page.getByRole('button', { name: savedDrugs.removeDialog.confirm }).click();
      await expect(page.getByText(savedDrugs.notSaved)).toBeVisible();
    },
  },
  'drug-view-removed': {
    after: 'drug-view-not-removed',
    go: async (shopper) => {
      const { page } = shopper;
      await page.unroute(SAVED_DRUGS);
      const { savedDrugs } = await askToRemove(shopper);
      await page.getByRole('button', { name: savedDrugs.removeDialog.confirm }).click();
      await expect(page.getByRole('button', { name: shopper.texts.shell.undo })).toBeVisible();
    },
  },
  'drug-view-edit': {
    after: 'drug-view',
    go: async ({ page }) => {
      const { savedDrugs, estimator } = await wordsOf(page);
      await page
        .getByRole('button', { name: new RegExp(`^${savedDrugs.edit}`) })
        .first()
        .click();
      await expect(page.getByRole('button', { name: estimator.dose.save })).toBeVisible();
    },
  },
  'drug-view-apart': async (shopper) => {
    await changeCosts(shopper.page, withPartsApart);
    await openDrugsView(shopper);
  },
  'drug-view-not-available': async (shopper) => {
    await withoutFormulary(shopper);
    await openDrugsView(shopper);
  },
  'drug-view-costs-failed': async (shopper) => {
    await refuse(shopper.page, DRUG_COSTS, { method: 'POST' });
    const { drugCosts } = await openDrugsView(shopper);
    await expect(shopper.page.getByText(drugCosts.failed).filter({ visible: true }).first()).toBeVisible({
      timeout: RETRIES,
    });
  },
  'drug-view-no-plans': async (shopper) => {
    const { page } = shopper;
    await page.goto('/');
    await savesDrugs(shopper);
    await page.goto(`${PROFILE}#drugs`);
    const { savedDrugs } = await wordsOf(page);
    await expect(page.getByText(savedDrugs.noPlans)).toBeVisible();
  },
  'drug-cards': async (shopper) => {
    await openCards(shopper);
  },
  'drug-cards-apart': {
    after: 'drug-view-apart',
    go: async ({ page }) => {
      const { drugCosts } = await seeCards(page);
      await expect(page.getByText(drugCosts.drugYear.offers.switchTo(90)).first()).toBeVisible();
    },
  },
  'drug-cards-not-available': {
    after: 'drug-view-not-available',
    go: async ({ page }) => {
      const { drugCosts } = await seeCards(page);
      await expect(page.getByText(drugCosts.because['no-drug-data']).first()).toBeVisible();
    },
  },
  'drug-cards-failed': {
    after: 'drug-view-costs-failed',
    go: async ({ page }) => {
      const { drugCosts } = await seeCards(page);
      await expect(page.getByText(drugCosts.failed).first()).toBeVisible({ timeout: RETRIES });
    },
  },
  'drug-pricing': {
    after: 'drug-cards',
    go: async ({ page }) => {
      const { drugCosts } = await wordsOf(page);
      await page.getByRole('button', { name: drugCosts.seePricing }).first().click();
      // The prices, and the months below them.
      await expect(page.getByRole('dialog').getByRole('table').nth(1)).toBeVisible();
    },
  },
  'drug-pricing-failed': async (shopper) => {
    const { page } = shopper;
    await refuse(page, RECEIPTS, { method: 'POST' });
    const { drugCosts } = await openCards(shopper);
    await page.getByRole('button', { name: drugCosts.seePricing }).first().click();
    await expect(page.getByRole('dialog').getByRole('alert').getByRole('button')).toBeVisible({ timeout: RETRIES });
  },
  'drug-receipt-fill': {
    after: 'drug-pricing',
    go: async ({ page }) => {
      await page.locator('[data-prices] button').first().click();
      await expect(page.locator('[data-sum]')).toBeVisible();
    },
  },
  'drug-receipt': {
    after: 'drug-cards',
    go: async ({ page }) => {
      await page.locator('[data-year-cost] button').first().click();
      await page.locator('dialog[open] summary').first().click();
      await expect(page.locator('details[open] [data-fill]').first()).toBeVisible();
    },
  },
  'drug-receipt-failed': {
    after: 'drug-pricing-failed',
    go: async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.locator('[data-year-cost] button').first().click();
      await expect(page.getByRole('dialog').getByRole('alert').getByRole('button')).toBeVisible({ timeout: RETRIES });
    },
  },
  'drug-estimator-start': async ({ page }) => {
    await page.goto(ESTIMATOR);
    const { estimator } = await wordsOf(page);
    await expect(page.getByRole('heading', { name: estimator.find.freshHeading })).toBeVisible();
  },
  'drug-estimator-list': async (shopper) => {
    await savesPlansAndDrugs(shopper);
    await openTool(shopper.page);
  },
  'drug-estimator-pharmacies': {
    after: 'drug-estimator-list',
    go: async (shopper) => {
      const words = await goesToStep(shopper, 'pharmacy');
      const choose = new RegExp(`^${words.pharmacy.choosePharmacy('')}`);
      await expect(shopper.page.getByRole('button', { name: choose }).first()).toBeVisible();
    },
  },
  'drug-estimator-results': {
    after: 'drug-estimator-pharmacies',
    go: async (shopper) => {
      const words = await goesToStep(shopper, 'results');
      await expect(shopper.page.getByText(words.results.order)).toBeVisible();
    },
  },
  'drug-estimator-search': {
    after: 'drug-estimator-list',
    go: async ({ page }) => {
      const { estimator: words } = await wordsOf(page);
      await page.getByRole('combobox', { name: words.find.label }).fill('lisin');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  'drug-estimator-dose-faults': {
    after: 'drug-estimator-start',
    go: async ({ page }) => {
      const words = await choosesDrug(page, 'lisinopr');
      await page.getByLabel(words.dose.items.tablet.howMany).fill('');
      await page.getByRole('button', { name: words.dose.add }).click();
      await expect(page.getByText(words.dose.check)).toBeVisible();
    },
  },
  'drug-estimator-generic': async (shopper) => {
    await openBrand(shopper);
    await expect(shopper.page.locator('form').getByRole('status').filter({ hasText: '$' })).toBeVisible();
  },
  'drug-estimator-generic-waiting': async (shopper) => {
    await hold(shopper.page, DRUG_COSTS, 'POST');
    await openBrand(shopper);
  },
  'drug-estimator-generic-failed': async (shopper) => {
    await refuse(shopper.page, DRUG_COSTS, { method: 'POST' });
    const words = await openBrand(shopper);
    await expect(shopper.page.getByText(words.genericSaving.failed)).toBeVisible({ timeout: RETRIES });
  },
  'drug-estimator-generic-no-plans': async ({ page }) => {
    await page.goto(ESTIMATOR);
    const words = await choosesDrug(page, BRAND);
    await expect(page.getByText(words.genericSaving.noPlans(2027))).toBeVisible();
  },
  'drug-estimator-results-apart': {
    after: 'drug-cards-apart',
    go: async (shopper) => {
      await seeResults(shopper);
      const { drugCosts } = await wordsOf(shopper.page);
      await expect(shopper.page.getByText(drugCosts.drugYear.offers.switchTo(90)).first()).toBeVisible();
    },
  },
  'drug-estimator-results-not-available': {
    after: 'drug-cards-not-available',
    go: async (shopper) => {
      await seeResults(shopper);
      const { drugCosts } = await wordsOf(shopper.page);
      await expect(shopper.page.getByText(drugCosts.because['no-drug-data']).first()).toBeVisible();
    },
  },
  'drug-estimator-results-failed': {
    after: 'drug-cards-failed',
    go: async (shopper) => {
      const words = await seeResults(shopper);
      await expect(shopper.page.getByText(words.results.failed).first()).toBeVisible({ timeout: RETRIES });
    },
  },
  'drug-drawer': {
    after: 'drug-view',
    go: async ({ page }) => {
      const { savedDrugs } = await wordsOf(page);
      await page.getByRole('button', { name: savedDrugs.addOrEdit, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
    },
  },
};

/** What the nearest drugs view of this shopper says. */
async function openDrugsView(shopper: Shopper) {
  const { page } = shopper;
  await savesPlansAndDrugs(shopper);
  await page.goto(`${PROFILE}#drugs`);
  const words = await wordsOf(page);
  await expect(page.getByRole('heading', { name: words.savedDrugs.heading.saved })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(words.drugGrid.working)).toHaveCount(0);
  return words;
}

async function askToRemove(shopper: Shopper) {
  const { page } = shopper;
  const words = await wordsOf(page);
  await page
    .getByRole('button', { name: new RegExp(`^${words.savedDrugs.remove}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return words;
}

async function openCards(shopper: Shopper) {
  await savesPlansAndDrugs(shopper);
  return seeCards(shopper.page);
}

/** The cards of the saved plans, for who has saved plans and drugs. */
async function seeCards(page: Page) {
  await page.goto(PROFILE);
  const words = await wordsOf(page);
  await expect(page.getByRole('heading', { name: words.drugCosts.title })).toHaveCount(2);
  await expect(page.getByText(words.drugCosts.loading)).toHaveCount(0);
  return words;
}

/** The costs in the estimator, for who has saved plans and drugs. */
async function seeResults(shopper: Shopper) {
  await openTool(shopper.page);
  return goesToStep(shopper, 'results');
}

async function openBrand(shopper: Shopper) {
  const { page } = shopper;
  await savePlans(page, ['MAPD', 'PDP']);
  await page.goto(ESTIMATOR);
  const words = await choosesDrug(page, BRAND);
  await expect(page.getByRole('button', { name: words.dose.useGeneric })).toBeVisible();
  return words;
}

/** As the server answers for plans whose drug list it does not hold. */
const withoutFormulary = ({ page }: Shopper) => changeCosts(page, withoutFigures);
