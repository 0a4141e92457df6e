import { expect } from '@playwright/test';
import { estimator } from '#content/en/drug-estimator.ts';
import { savedDrugs } from '#content/en/saved-drugs.ts';
import { texts } from '#content/en/texts.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { mustLookRight, mustLookRightAgain } from '#tests/support/browser/looks.ts';
import { KING_COUNTY_PLANS } from '#tests/support/browser/shopper.ts';

const { dose, find, genericSaving, halfTyped, help, list, next, pharmacy, results } = estimator;
const ESTIMATOR = '/health-plans/estimate-drug-costs';

test('[DRUG-600][PHARM-600][LIS-012] a drug, a pharmacy and Extra Help from the keyboard, and all is there after a reload', async ({
  page,
  shopper,
}) => {
  await page.goto(KING_COUNTY_PLANS);
  await shopper.savesOneOfEach(['PDP']);
  await page.goto(ESTIMATOR);
  await expect(page.getByRole('heading', { name: find.freshHeading })).toBeVisible();
  await mustLookRightAgain(page);

  await page.getByRole('combobox', { name: find.label }).fill('lisinopr');
  await expect(page.getByRole('option').first()).toBeVisible();
  await mustLookRightAgain(page);
  await page.getByRole('combobox', { name: find.label }).press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(dose.form)).toBeVisible();
  await expect(page.getByLabel(dose.items.tablet.howMany)).toHaveValue('1');
  await page.getByLabel(dose.items.tablet.howMany).fill('');
  await page.getByRole('button', { name: dose.add }).click();
  await expect(page.getByRole('link', { name: dose.faults.missing })).toBeVisible();
  await mustLookRightAgain(page);
  await page.getByLabel(dose.items.tablet.howMany).fill('1');
  await page.getByRole('button', { name: dose.add }).click();
  await expect(page.getByRole('heading', { name: list.heading(1) })).toBeFocused();
  await mustLookRightAgain(page);

  await page.getByRole('button', { name: next.pharmacy }).click();
  await expect(page.getByRole('heading', { name: pharmacy.heading })).toBeFocused();
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: pharmacy.clear })).toBeVisible();
  await mustLookRightAgain(page);

  await page.getByRole('button', { name: next.results }).click();
  await expect(page.getByRole('heading', { name: results.heading(2027) })).toBeFocused();
  const yes = page.getByRole('radio', { name: help.yes });
  await expect(yes).not.toBeChecked();
  await yes.check();
  await page.getByRole('button', { name: help.dialog.goOn }).click();
  await expect(yes).toBeFocused();
  await mustLookRight(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: results.heading(2027) })).toBeVisible();
  await page.getByRole('button', { name: estimator.steps.drugs, exact: true }).click();
  await expect(page.getByRole('heading', { name: list.heading(1) })).toBeVisible();
  await page.getByRole('button', { name: estimator.steps.pharmacy, exact: true }).click();
  await expect(page.getByRole('button', { name: pharmacy.clear })).toBeVisible();
  await expect(page.getByText(texts.problems.unexpected.detail)).toBeHidden();
});

test('[DRUG-620] what the generic of a brand saves comes without moving the fields below', async ({
  page,
  shopper,
}) => {
  await page.goto(KING_COUNTY_PLANS);
  await shopper.savesOneOfEach(['MAPD', 'PDP']);
  await page.goto(ESTIMATOR);
  await page.getByRole('combobox', { name: find.label }).fill('zestril');
  await page.getByRole('option').first().click();
  await page.getByLabel(dose.items.tablet.howMany).fill('');
  await expect(page.getByText(genericSaving.doseFirst)).toBeVisible();
  const height = async () =>
    (await page.locator('form', { has: page.getByLabel(dose.items.tablet.howMany) }).boundingBox())?.height;
  const before = await height();
  await page.getByLabel(dose.items.tablet.howMany).fill('1');
  await page.getByRole('radio', { name: dose.frequencyLine.Day }).check();
  await expect(
    page.getByText(/^With your saved plans, your drugs would cost .*\$[\d,]+\.\d\d less a year/),
  ).toBeVisible();
  expect(await height()).toBe(before);
  await mustLookRightAgain(page);
});

test('a drug that is half typed is asked about, survives a reload, and Back closes the question and walks the steps', async ({
  page,
}) => {
  await page.goto(ESTIMATOR);
  await page.getByRole('combobox', { name: find.label }).fill('ozempic');
  await page.getByRole('option').first().click();
  const pens = page.getByLabel(dose.items.pen.howMany);
  await expect(pens).toHaveValue('1');
  await pens.fill('40');
  await page.getByRole('radio', { name: dose.frequencyLine.Day }).check();
  await page.getByRole('button', { name: next.pharmacy }).click();
  await expect(page.getByRole('dialog', { name: halfTyped.title })).toBeVisible();
  await mustLookRight(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: dose.keepQuantity })).toBeVisible();
  await mustLookRight(page);

  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/drugDraft') && answer.request().method() === 'POST',
  );
  await pens.fill('2');
  await kept;
  await page.reload();
  await expect(page.getByText(halfTyped.kept)).toBeVisible();
  await expect(pens).toHaveValue('2');
  await page.getByRole('radio', { name: dose.frequencyLine.Month }).check();
  await page.getByRole('button', { name: next.pharmacy }).click();
  await expect(page.getByRole('heading', { name: pharmacy.heading })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: list.heading(1) })).toBeFocused();
  await expect(page.getByText('2 a month · 3 mL pen · 30-day refills')).toBeVisible();
});

test('the drawer beside the profile closes by Back, also after a reload with it open', async ({ page }) => {
  await page.goto('/shopper-profile#drugs');
  const open = page.getByRole('button', { name: savedDrugs.add, exact: true });
  await open.click();
  await expect(page.getByRole('dialog', { name: estimator.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();

  await open.click();
  await expect(page.getByRole('dialog', { name: estimator.title })).toBeVisible();
  await page.reload();
  await expect(open).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open.click();
  await expect(page.getByRole('dialog', { name: estimator.title })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: estimator.close }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/shopper-profile#drugs$/);
});
