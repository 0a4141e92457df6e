import { expect, type Locator, type Page } from '@playwright/test';
import { compare } from '#content/en/compare.ts';
import { drugCosts } from '#content/en/drug-cost.ts';
import { drugPricing } from '#content/en/drug-cost-pricing.ts';
import { drugReceipt } from '#content/en/drug-cost-receipt.ts';
import { totalCost } from '#content/en/drug-cost-total.ts';
import { estimator } from '#content/en/drug-estimator.ts';
import { planDetails } from '#content/en/plan-details.ts';
import { showAllOfComparison } from '#tests/support/browser/comparison.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { mustLookRight, mustLookRightAgain } from '#tests/support/browser/looks.ts';
import { FIVE_DRUGS, NEAR_PHARMACY, saveDrugs, TOPROL } from '#tests/support/browser/save-drugs.ts';
import { KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';

const MONEY = /\$[\d,]+\.\d\d/;
const cents = (text: string) => Number(MONEY.exec(text)?.[0].replace(/[$,.]/g, ''));
const dollarOf = (text: string) => MONEY.exec(text)?.[0] ?? '';
const sum = (texts: readonly string[]) => texts.map(cents).reduce((all, one) => all + one, 0);

const receiptOf = (page: Page, dollar: string) => page.getByRole('dialog', { name: drugReceipt.title(dollar) });

test('every dollar opens the fills that it is the sum of, with their rules and the rows of the files', async ({
  page,
  shopper,
}) => {
  await page.goto(KING_COUNTY_PLANS);
  await saveDrugs(page, FIVE_DRUGS, NEAR_PHARMACY);
  await page.goto(KING_COUNTY_PLANS);
  await expect(page.getByText(totalCost.sorted)).toBeVisible();
  const [plan = ''] = await shopper.savesOneOfEach(['MAPD']);
  await page.goto(PROFILE);

  const panel = page.getByRole('region', { name: `${drugCosts.title}: ${plan}` });
  const year = panel.getByRole('button', { name: new RegExp(`^\\$.*${drugCosts.title}`) });
  const dollar = dollarOf(await year.innerText());
  const covered = panel.getByText(drugCosts.coverage.covered, { exact: true });
  await year.press('Enter');
  const receipt = receiptOf(page, dollar);
  const months = receipt.locator('summary');
  await expect(months).toHaveCount(12);
  expect(sum(await months.allInnerTexts())).toBe(cents(dollar));
  await months.first().press('Enter');
  const fills = receipt.locator('details[open] [data-fill]');
  await expect(fills).toHaveCount(await covered.count());
  expect(sum(await fills.allInnerTexts())).toBe(cents(await months.first().innerText()));
  await expect(receipt.getByText(/file “basic drugs formulary file .*”, line \d+/).first()).toBeVisible();
  await expect(receipt.getByText(drugReceipt.rules.texts.counted)).toBeVisible();
  await mustLookRightAgain(page);
  await page.keyboard.press('Escape');
  await expect(year).toBeFocused();

  const apart = panel.getByRole('button', { name: new RegExp(`^\\+ \\$.*${drugCosts.title}`) });
  await apart.click();
  const others = receiptOf(page, dollarOf(await apart.innerText()));
  await others.locator('summary').first().click();
  await expect(others.locator('details[open] [data-fill]')).toHaveCount(FIVE_DRUGS.length - (await covered.count()));
  await page.keyboard.press('Escape');
  await expect(apart).toBeFocused();

  await panel.getByRole('button', { name: drugCosts.seePricing }).click();
  const pricing = page.getByRole('dialog', { name: drugPricing.title(plan) });
  for (const name of [/^\$.*, March/, new RegExp(`^\\$.*Toprol.*${drugPricing.year}`)]) {
    const other = pricing.getByRole('button', { name });
    const amount = await other.innerText();
    await other.click();
    await expect(receiptOf(page, amount).locator('[data-sum]')).toContainText(amount);
    await page.keyboard.press('Escape');
    await expect(other).toBeFocused();
  }
  const heading = page.getByRole('heading', { name: plan, exact: true });
  await page.emulateMedia({ media: 'print' });
  await expect(pricing).toBeVisible();
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: null });
  const fill = pricing.getByRole('button', { name: new RegExp(`Toprol.*${drugPricing.initialCost}`) });
  await fill.click();
  await expect(page.getByText(drugReceipt.about.fill(TOPROL.drugDosage))).toBeVisible();
  await mustLookRightAgain(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(drugReceipt.about.fill(TOPROL.drugDosage))).toBeVisible();
  await expect(pricing).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await panel.getByRole('button', { name: drugCosts.addOrEdit }).click();
  const drawer = page.getByRole('dialog', { name: estimator.title });
  await drawer.getByRole('button', { name: estimator.steps.results, exact: true }).click();
  const inDrawer = drawer.getByRole('button', { name: new RegExp(`^\\$.*${estimator.results.year}`) });
  await expect(inDrawer).toContainText(dollar);
  await inDrawer.click();
  await expect(receiptOf(page, dollar).locator('[data-sum]')).toContainText(dollar);
  await page.keyboard.press('Escape');
  await expect(inDrawer).toBeFocused();
});

/** What opens is about this very dollar, its parts add up to it, and the focus comes back to it. */
async function opensItsReceipt(page: Page, dollar: Locator, look = mustLookRightAgain) {
  const amount = dollarOf(await dollar.innerText());
  await dollar.click();
  const receipt = receiptOf(page, amount);
  await expect(receipt.locator('summary')).toHaveCount(12);
  const year = sum(await receipt.locator('summary').allInnerTexts());
  expect(cents(await receipt.locator('[data-sum]').innerText())).toBe(year);
  await look(page);
  await page.keyboard.press('Escape');
  await expect(dollar).toBeFocused();
  return { amount: cents(amount), year };
}

/** Each part of a yearly figure is the sum of its own receipt. */
async function openTheirReceipts(page: Page, parts: Locator) {
  await expect(parts.first()).toBeVisible();
  const years: number[] = [];
  for (const part of await parts.all()) {
    const { amount, year } = await opensItsReceipt(page, part);
    expect(year).toBe(amount);
    years.push(year);
  }
  return years;
}

test('the dollars of the list, of the page of a plan and of the comparison open their receipts', async ({
  page,
  shopper,
}) => {
  await page.goto(KING_COUNTY_PLANS);
  await saveDrugs(page, FIVE_DRUGS, NEAR_PHARMACY);
  await page.goto(KING_COUNTY_PLANS);
  await expect(page.getByText(totalCost.sorted)).toBeVisible();
  const [plan = ''] = await shopper.savesOneOfEach(['MAPD', 'SNP']);

  const ofPlan = (label: string) => `${label}, ${plan}`;
  await shopper.looksAt('MAPD');
  await shopper
    .row(plan)
    .getByRole('button', { name: `${totalCost.parts}: ${plan}` })
    .click();
  const parts = await openTheirReceipts(page, shopper.row(plan).getByRole('button', { name: ofPlan(totalCost.drugs) }));
  const month = await opensItsReceipt(
    page,
    shopper.row(plan).getByRole('button', { name: ofPlan(totalCost.month) }),
    mustLookRight,
  );
  expect(month.year).toBe(parts.reduce((all, part) => all + part, 0));
  expect(month.amount).toBe(Math.round(month.year / 12));

  await shopper.row(plan).getByRole('link').filter({ hasText: plan }).click();
  const costs = page.getByRole('region', { name: planDetails.sections.costs, exact: true });
  const onPage = costs.getByRole('button', { name: new RegExp(`\\$.*, ${totalCost.drugs}`) });
  expect(await openTheirReceipts(page, onPage)).toEqual(parts);

  await page.goto(PROFILE);
  await page.getByRole('link', { name: compare.pageTitle }).first().click();
  await showAllOfComparison(page, plan);
  const compared = page.getByRole('button', { name: ofPlan(totalCost.drugs) });
  expect(await openTheirReceipts(page, compared)).toEqual(parts);
});
