import { expect, type Page } from '@playwright/test';
import { drugCosts } from '#content/en/drug-cost.ts';
import { drugGrid } from '#content/en/drug-cost-grid.ts';
import { estimator } from '#content/en/drug-estimator.ts';
import { savedDrugs } from '#content/en/saved-drugs.ts';
import { drugCosts as spanishCosts } from '#content/es/drug-cost.ts';
import { drugGrid as spanishGrid } from '#content/es/drug-cost-grid.ts';
import { estimator as spanishEstimator } from '#content/es/drug-estimator.ts';
import { savedDrugs as spanishDrugs } from '#content/es/saved-drugs.ts';
import type { DrugForm } from '#contract/drugs.ts';
import type { DrugToKeep } from '#contract/saved-drugs.ts';
import { packageName } from '#domain/drugs/package-name.ts';
import { ask } from '#tests/support/browser/ask.ts';
import { saveDrugs } from '#tests/support/browser/save-drugs.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import { type Shopper, ZIP } from '#tests/support/browser/shopper.ts';

export const ESTIMATOR = '/health-plans/estimate-drug-costs';
export const DRUG_COSTS = /\/estimateplancost$/;
export const RECEIPTS = /\/explainplancost$/;
export const SAVED_DRUGS = /\/landrover\/api\/Users\/[^/]+\/drugs\/\d{4}$/;
export const BRAND = 'Zestril';

/** Codes of the sample: tablets, a dear brand, insulin in packages, and two with rules of the plan. */
const FIVE_DRUGS = ['60505257808', '68180098003', '00003089421', '00088221905', '00169413013'];

export const wordsOf = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es'
    ? { drugCosts: spanishCosts, drugGrid: spanishGrid, estimator: spanishEstimator, savedDrugs: spanishDrugs }
    : { drugCosts, drugGrid, estimator, savedDrugs };

/** Saves plans, five drugs and the nearest pharmacy, by the calls that the pages make. */
export async function savesPlansAndDrugs(shopper: Shopper) {
  await savePlans(shopper.page, ['MAPD', 'PDP']);
  await savesDrugs(shopper);
}

/** Five drugs and the nearest pharmacy. */
export async function savesDrugs({ page }: Shopper) {
  const forms = await Promise.all(FIVE_DRUGS.map((code) => formOf(page, code)));
  const { pharmacies } = await ask(page, '/pharmacysearch/pharmacies/v1/search', { zipCode: ZIP, miles: 10 });
  const [{ pharmacyName, pharmacyNumber, mailOrder, pharmacyAddress }] = pharmacies;
  await saveDrugs(page, forms.map(asTaken), {
    pharmacyName,
    pharmacyNumber,
    mailOrder,
    pharmacyAddress,
    pharmacySaver: null,
    preferredNetwork: null,
  });
}

const formOf = async (page: Page, nationalDrugCode: string): Promise<DrugForm> =>
  (await ask(page, '/drug-info-api/druginfo/forms/v1/search', { nationalDrugCode })).forms[0];

const asTaken = (form: DrugForm): DrugToKeep => {
  const [counted] = form.packages;
  return {
    nationalDrugCode: form.nationalDrugCode,
    drugName: form.drugName,
    drugDosage: form.drugDosage,
    drugFullName: form.drugFullName,
    isGeneric: form.isGeneric,
    drugItem: form.item,
    drugQuantity: form.usual?.quantity ?? 1,
    drugFrequency: form.usual?.frequency ?? (counted ? 'Month' : 'Day'),
    drugSupplyLength: 30,
    drugPackageName: counted && form.unit ? packageName(counted.size, form.unit) : '',
    drugPackageSize: counted?.size ?? null,
    drugPackageQuantity: counted ? 1 : null,
  };
};

/** The estimator of who has saved all of it. */
export async function openTool(page: Page) {
  await page.goto(ESTIMATOR);
  const { estimator: words } = await wordsOf(page);
  await expect(page.getByRole('heading', { name: words.list.heading(FIVE_DRUGS.length) })).toBeVisible();
}

export async function goesToStep({ page }: Shopper, step: 'pharmacy' | 'results') {
  const { estimator: words } = await wordsOf(page);
  await page.getByRole('button', { name: words.steps[step], exact: true }).click();
  return words;
}

/** Types a name and goes on with the first drug that is offered. */
export async function choosesDrug(page: Page, name: string) {
  const { estimator: words } = await wordsOf(page);
  await page.getByRole('combobox', { name: words.find.label }).fill(name);
  await page.getByRole('option').first().click();
  await expect(page.getByLabel(words.dose.form)).toBeVisible();
  return words;
}
