import { expect } from '@playwright/test';
import { texts } from '#content/en/texts.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { mustBeAccessible, mustBeAccessibleAgain } from '#tests/support/browser/must-be-accessible.ts';
import { PROFILE, ZIP } from '#tests/support/browser/shopper.ts';

const { place, planList, savedPlans } = texts;

const UNKNOWN_ZIP = '99999';
/** Pierce County and King County, Washington. */
const ZIP_OF_TWO_COUNTIES = '98354';
/** Whitman County, Washington, and Latah County, Idaho. */
const ZIP_OF_TWO_STATES = '99128';

test('[GEO-404] only five digits go into the ZIP field, typed or pasted', async ({ page, shopper }) => {
  await page.goto('/');
  await shopper.zipField.pressSequentially('553431a');
  await expect(shopper.zipField).toHaveValue('55343');
  await shopper.zipField.fill(' 98-101 Seattle 7');
  await expect(shopper.zipField).toHaveValue('98101');
  await shopper.zipField.fill('abcde');
  await expect(shopper.zipField).toHaveValue('');
});

test('a ZIP code that is too short or unknown is said so where it was typed', async ({ page, shopper }) => {
  await shopper.entersZip('981');
  await expect(shopper.zipField).toBeFocused();
  await expect(shopper.zipField).toHaveAccessibleDescription(new RegExp(place.zipNeeded));
  await expect(shopper.zipField).toHaveAttribute('aria-invalid', 'true');
  await mustBeAccessibleAgain(page);

  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  const before = await shopper.findButton.boundingBox();
  await shopper.zipField.fill(UNKNOWN_ZIP);
  await shopper.findButton.click();
  await expect(shopper.zipField).toHaveAccessibleDescription(new RegExp(place.zipUnknown(UNKNOWN_ZIP)));
  await expect(shopper.zipField).toBeFocused();
  expect(await shopper.findButton.boundingBox()).toEqual(before);
  await expect(page).toHaveURL(/\/$/);
  await mustBeAccessibleAgain(page);

  await shopper.zipField.fill(ZIP);
  await shopper.findButton.click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('[GEO-407][GEO-601] a ZIP code of several counties asks, by name, and never picks', async ({ page, shopper }) => {
  await shopper.entersZip(ZIP_OF_TWO_COUNTIES);
  const pierce = shopper.county('Pierce County', 'WA');
  const king = shopper.county('King County', 'WA');
  await expect(king).toBeFocused();
  await expect(page.getByRole('radio').nth(1)).toHaveAccessibleName(place.county('Pierce County', 'WA'));
  await expect(pierce).not.toBeChecked();
  await expect(king).not.toBeChecked();
  await mustBeAccessibleAgain(page);

  await page.getByRole('button', { name: place.goOn }).click();
  await expect(page.getByRole('alert').filter({ hasText: place.countyNeeded })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await mustBeAccessible(page);

  await pierce.check();
  await page.getByRole('button', { name: place.goOn }).click();
  await expect(page).toHaveURL(/zipcode=98354&county=53053/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(planList.title(place.county('Pierce County', 'WA')));
  await expect(page.getByRole('article')).not.toHaveCount(0);

  await page.goto(`/health-plans?zipcode=${ZIP_OF_TWO_COUNTIES}`);
  await expect(king).not.toBeChecked();
  await king.check();
  await page.getByRole('button', { name: place.goOn }).click();
  await expect(page).toHaveURL(/county=53033/);
});

test('[GEO-601] a ZIP code of two states asks, and another ZIP code can be used instead', async ({ page, shopper }) => {
  await shopper.entersZip(ZIP_OF_TWO_STATES);
  await expect(shopper.county('Whitman County', 'WA')).toBeVisible();
  await shopper.county('Latah County', 'ID').check();
  await page.getByRole('button', { name: place.goOn }).click();
  await expect(page.getByText(planList.noneAnywhere)).toBeVisible();
  await mustBeAccessible(page);

  await page.getByRole('link', { name: planList.change }).click();
  await shopper.findButton.click();
  await page.getByRole('button', { name: place.otherZip }).click();
  await expect(shopper.zipField).toBeFocused();
  await shopper.zipField.fill(ZIP);
  await shopper.zipField.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(planList.title(place.county('King County', 'WA')));
});

test('[GEO-408][DATA-614] the browser keeps ZIP code, county, year and tool, and nothing of what was saved', async ({
  page,
  shopper,
  context,
  site,
}) => {
  await shopper.entersZip(ZIP);
  await shopper.savesOneOfEach(['MAPD', 'PDP']);
  await page.goto(PROFILE);
  await shopper.year(2026).click();
  await expect(page.getByRole('heading', { name: savedPlans.empty })).toBeVisible();

  const kept = await page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    readable: document.cookie,
  }));
  expect(kept).toEqual({
    session: {
      ucp_zipCode: ZIP,
      ucp_county: '53033',
      ucp_planYear: '2026',
      ucp_origin: 'planSummary',
      // A flag: what kind of cover is wanted was asked.
      ucp_coverAsked: 'yes',
    },
    local: {},
    databases: [],
    caches: [],
    readable: 'ucp_identity=isGuest=true',
  });
  const cookies = await context.cookies();
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
    [`sp_guest_${site.code}`, true, 'Lax'],
    ['ucp_identity', false, 'Lax'],
  ]);
});
