import { expect, type Locator, type Page } from '@playwright/test';
import { compare } from '#content/en/compare.ts';
import { drugCosts } from '#content/en/drug-cost.ts';
import { drugPricing } from '#content/en/drug-cost-pricing.ts';
import { totalCost } from '#content/en/drug-cost-total.ts';
import { estimator } from '#content/en/drug-estimator.ts';
import { planDetails } from '#content/en/plan-details.ts';
import { showAllOfComparison } from '#tests/support/browser/comparison.ts';
import { test } from '#tests/support/browser/journey.ts';
import { layoutShifts, watchLayout } from '#tests/support/browser/layout-shift.ts';
import { FIVE_DRUGS, ITS_GENERIC, NEAR_PHARMACY, saveDrugs, TOPROL } from '#tests/support/browser/save-drugs.ts';
import { KING_COUNTY_PLANS, PROFILE, type Shopper } from '#tests/support/browser/shopper.ts';

const BY_MAIL = 'Mailbox Fern Pharmacy';
const SAVED_DRUGS = /\/landrover\/api\/Users\/[^/]+\/drugs\/\d{4}$/;
const MONEY = /\$[\d,]+\.\d\d/;
const cents = (text: string) => Number(MONEY.exec(text)?.[0].replace(/[$,.]/g, ''));

/** The parts of a yearly figure: what covered drugs cost, and apart from it what the others cost. */
const partsOf = (part: Locator, label: string) =>
  part.getByRole('button', { name: new RegExp(`^(\\+ )?\\$.*, ${label}`) });

/** All parts can be read, on the screen and on paper alike. */
async function read(page: Page, parts: Locator) {
  await expect(parts.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of await parts.all()) await expect(part).toBeVisible();
  await page.emulateMedia({ media: null });
  return (await parts.allInnerTexts()).map(cents);
}

async function onTheCard(page: Page, plan: string) {
  await page.goto(PROFILE);
  const panel = page.getByRole('region', { name: `${drugCosts.title}: ${plan}` });
  const year = await read(page, partsOf(panel, drugCosts.title));
  await expect(panel.getByRole('list', { name: drugCosts.yourDrugs }).locator('> li')).toHaveCount(5);

  await panel.getByRole('button', { name: drugCosts.seePricing }).click();
  const dialog = page.getByRole('dialog', { name: drugPricing.title(plan) });
  await expect(dialog.locator('tbody tr').filter({ hasText: /mg (tablet|capsule)/ })).toHaveCount(5);
  const total = await dialog.getByRole('row', { name: drugPricing.total }).getByRole('cell').innerText();
  await dialog.getByRole('button', { name: drugPricing.close }).click();
  expect(year.reduce((sum, part) => sum + part, 0)).toBe(cents(total));
  return year;
}

async function inTheDrawer(page: Page, plan: string) {
  await page.getByRole('button', { name: drugCosts.addOrEdit }).first().click();
  const drawer = page.getByRole('dialog', { name: estimator.title });
  await drawer.getByRole('button', { name: estimator.steps.results, exact: true }).click();
  const card = drawer.getByRole('listitem').filter({ hasText: plan });
  const year = await read(page, partsOf(card, estimator.results.year));
  await drawer.getByRole('button', { name: estimator.close }).click();
  return year;
}

async function onTheList({ page, row }: Shopper, plan: string) {
  await page.goto(`${KING_COUNTY_PLANS}&show=60`);
  await expect(page.getByText(totalCost.sorted)).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  const totals = await page
    .getByRole('article')
    .evaluateAll((rows) => rows.map((one) => one.querySelector('dd button')?.firstChild?.textContent ?? ''));
  const cents = totals.map((text) =>
    text.startsWith('$') ? Number(text.replace(/[$,.]/g, '')) : Number.POSITIVE_INFINITY,
  );
  expect(cents).toEqual(cents.toSorted((a, b) => a - b || 0));
  expect(totals.at(-1)).toBe('Not available');
  await row(plan)
    .getByRole('button', { name: `${totalCost.parts}: ${plan}` })
    .click();
  return read(page, partsOf(row(plan), totalCost.drugs));
}

async function onItsPage({ page, row }: Shopper, plan: string) {
  await row(plan).getByRole('link').filter({ hasText: plan }).click();
  await expect(page.getByRole('heading', { name: totalCost.yourDrugs })).toBeVisible();
  const costs = page.getByRole('region', { name: planDetails.sections.costs, exact: true });
  return read(page, partsOf(costs, totalCost.drugs));
}

/** The plans of a kind are compared from the profile, this one among them. */
async function inTheComparison(page: Page, plan: string) {
  await page.goto(PROFILE);
  await page.getByRole('link', { name: compare.pageTitle }).first().click();
  await showAllOfComparison(page, plan);
  await expect(page.getByRole('rowheader', { name: /mg (tablet|capsule)/ })).toHaveCount(5);
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const at = heads.findIndex((head) => head.startsWith(plan)) - 1;
  const cell = page.getByRole('row', { name: totalCost.drugs }).getByRole('cell').nth(at);
  return read(page, partsOf(cell, totalCost.drugs));
}

const savesDrugsAndPlans = async (shopper: Shopper) => {
  const { page } = shopper;
  await page.goto(KING_COUNTY_PLANS);
  await saveDrugs(page, FIVE_DRUGS, NEAR_PHARMACY);
  await page.goto(KING_COUNTY_PLANS);
  await expect(page.getByText(totalCost.sorted)).toBeVisible();
  return shopper.savesOneOfEach(['MAPD', 'PDP', 'SNP', 'MA']);
};

test('[PLAN-001][DRUG-001][DRUG-002][DRUG-601][DRUG-611] five drugs cost the same wherever a plan is looked at, on the screen and on paper', async ({
  page,
  shopper,
}) => {
  await watchLayout(page);
  const [plan = ''] = await savesDrugsAndPlans(shopper);

  const seesTheSame = async () => {
    const year = [
      await onTheCard(page, plan),
      await inTheDrawer(page, plan),
      await onTheList(shopper, plan),
      await onItsPage(shopper, plan),
      await inTheComparison(page, plan),
    ];
    for (const other of year) expect(other).toEqual(year[0]);
    return year[0];
  };
  const before = await seesTheSame();

  await page.goto(PROFILE);
  await page.getByRole('button', { name: drugCosts.addOrEdit }).first().click();
  const drawer = page.getByRole('dialog', { name: estimator.title });
  await drawer.getByRole('button', { name: estimator.list.editDrug(TOPROL.drugDosage) }).click();
  await drawer.getByRole('button', { name: estimator.dose.useGeneric }).click();
  await drawer.getByRole('button', { name: estimator.dose.save }).click();
  await expect(drawer.getByRole('button', { name: estimator.list.editDrug(ITS_GENERIC) })).toBeVisible();
  await drawer.getByRole('button', { name: estimator.steps.pharmacy, exact: true }).click();
  const { choosePharmacy, chosenPharmacy, kind, search } = estimator.pharmacy;
  await drawer.getByLabel(kind).selectOption('mail');
  await drawer.getByRole('button', { name: search, exact: true }).click();
  const saved = page.waitForResponse(
    (answer) => SAVED_DRUGS.test(answer.url()) && answer.request().method() === 'POST',
  );
  await drawer.getByRole('button', { name: choosePharmacy(BY_MAIL) }).click();
  await saved;
  await expect(drawer.getByRole('button', { name: chosenPharmacy(BY_MAIL) })).toBeVisible();

  expect(await seesTheSame()).not.toEqual(before);
});
