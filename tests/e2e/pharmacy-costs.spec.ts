import { expect } from '@playwright/test';
import { pharmacyCosts } from '#content/en/pharmacy-costs.ts';
import { savedDrugs } from '#content/en/saved-drugs.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { mustLookRightAgain } from '#tests/support/browser/looks.ts';
import { FIVE_DRUGS, NEAR_PHARMACY, saveDrugs } from '#tests/support/browser/save-drugs.ts';
import { KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';

const { add, missing, table, take, pharmacies } = pharmacyCosts;
const PHARMACY_COSTS = '/health-plans/pharmacy-costs';
const MONEY = /\$[\d,]+\.\d\d/;

test('pharmacies stand beside each other; the best is taken and given back, one is taken out and another added', async ({
  page,
  shopper,
}) => {
  await page.goto(PHARMACY_COSTS);
  await expect(page.getByText(missing.drugs)).toBeVisible();
  await mustLookRightAgain(page);

  await page.goto(KING_COUNTY_PLANS);
  await shopper.savesOneOfEach(['MAPD']);
  await saveDrugs(page, FIVE_DRUGS, NEAR_PHARMACY);
  await page.goto(`${PROFILE}#drugs`);
  await page.getByRole('link', { name: savedDrugs.comparePharmacies }).click();
  const costs = page.getByRole('table', { name: table.caption(2027) });
  await expect(costs.getByRole('rowheader', { name: NEAR_PHARMACY.pharmacyName })).toHaveCount(1);
  await expect(costs.getByRole('cell').filter({ hasText: MONEY })).not.toHaveCount(0);
  await mustLookRightAgain(page);

  await costs.getByRole('button').first().click();
  await expect(page.getByText(take.isChosen)).toBeVisible();
  await mustLookRightAgain(page);
  await page.getByRole('button', { name: take.undo }).click();
  await expect(page.getByText(take.isChosen)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: pharmacies.yours })).toContainText(
    NEAR_PHARMACY.pharmacyName,
  );

  const compared = page.getByRole('list', { name: pharmacies.heading }).getByRole('listitem');
  await expect(compared).toHaveCount(6);
  await compared
    .last()
    .getByRole('button', { name: new RegExp(`^${pharmacies.takeOut}`) })
    .click();
  await expect(compared).toHaveCount(5);
  await page.getByText(add.heading).click();
  await page.getByRole('checkbox', { name: add.mail }).check();
  await page.getByRole('button', { name: add.search, exact: true }).click();
  await page
    .getByRole('button', { name: /^Add .* to the comparison$/ })
    .first()
    .click();
  await expect(compared).toHaveCount(6);
  await mustLookRightAgain(page);
});
