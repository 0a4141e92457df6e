import { expect } from '@playwright/test';
import { texts } from '#content/en/texts.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { mustBeAccessible, mustBeAccessibleAgain } from '#tests/support/browser/must-be-accessible.ts';
import { KING_COUNTY_PLANS, ZIP } from '#tests/support/browser/shopper.ts';

const { place, planList, savedPlans, shell } = texts;
const KING_COUNTY = planList.title(place.county('King County', 'WA'));
const SCRIPT = encodeURIComponent('"><script>alert(1)</script><img src=x onerror=alert(2)>');

const ASKS = [
  ['no ZIP code', '', planList.whereDoYouLive],
  ['an empty ZIP code', 'zipcode=', planList.whereDoYouLive],
  ['a ZIP code of zeros', 'zipcode=00000', planList.badZip],
  ['a script for a ZIP code', `zipcode=${SCRIPT}`, planList.badZip],
  ['a ZIP code of other digits', 'zipcode=٩٨١٠١', planList.badZip],
  ['nine thousand digits', `zipcode=${'9'.repeat(9000)}`, planList.badZip],
  ['an unknown ZIP code', 'zipcode=99999&county=53033', place.zipUnknown('99999')],
  ['a county of elsewhere', 'zipcode=98101&county=36061', planList.wrongCounty(ZIP)],
  ['a script for a county', `zipcode=98101&county=${SCRIPT}`, planList.wrongCounty(ZIP)],
] as const;

test('an address that leaves the place open says what is wrong and asks', async ({ page }) => {
  for (const [story, query, sentence] of ASKS) {
    await test.step(story, async () => {
      await page.goto(`/health-plans?${query}`);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      const question = page.getByRole('textbox', { name: place.zipLabel }).or(page.getByRole('radio'));
      await expect(question.first()).toBeVisible();
      await mustBeAccessible(page);
    });
  }
});

const STILL_SHOWS = [
  ['a year that is no year', 'planYear=next', 2027],
  ['a year before Part D', 'planYear=1999', 2027],
  ['a script for a type of plan', `planType=${SCRIPT}`, 2027],
  ['the county in three digits', 'county=033', 2027],
  ['everything twice', 'planYear=2026&planYear=2027&zipcode=10001', 2026],
  ['names that nobody knows', '__proto__=1&constructor=2&toString=3', 2027],
] as const;

test('an address with something else amiss still shows the plans of the county', async ({ page, shopper }) => {
  for (const [story, query, chosenYear] of STILL_SHOWS) {
    await test.step(story, async () => {
      await page.goto('/');
      // Else the year of the last story would stand in.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`/health-plans?zipcode=${ZIP}&${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(KING_COUNTY);
      await expect(page.getByRole('article')).not.toHaveCount(0);
      await expect(shopper.year(chosenYear)).toBeChecked();
    });
  }
});

test('a year without plans says so, offers the others and loses nothing saved', async ({ page, shopper }) => {
  await page.goto(KING_COUNTY_PLANS);
  const [plan = ''] = await shopper.savesOneOfEach(['PDP']);
  await page.goto(`/health-plans?zipcode=${ZIP}&planYear=2025`);
  await expect(page.getByText(planList.noneOfYear(2025, place.county('King County', 'WA')))).toBeVisible();
  await expect(page.getByRole('link', { name: planList.seeOtherYear(2026) })).toBeVisible();
  await mustBeAccessibleAgain(page);
  await page.getByRole('link', { name: planList.seeOtherYear(2027) }).click();
  await expect(shopper.savedButton(plan)).toBeVisible();
});

test('an unknown page answers 404 and leads on', async ({ page, faults }) => {
  faults.expected.add(404);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.notFound.title);
  await mustBeAccessibleAgain(page);
  await page.getByRole('main').getByRole('link', { name: shell.yourProfile }).click();
  await expect(page.getByRole('heading', { name: savedPlans.empty })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: shell.notFound.goHome }).click();
  await expect(page.getByRole('textbox', { name: place.zipLabel })).toBeVisible();
});

test('the old address of the profile still leads there', async ({ page }) => {
  await page.goto('/medicare/shopper-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(savedPlans.title);
  await expect(page.getByRole('heading', { name: savedPlans.empty })).toBeVisible();
});

test('the back button goes one choice back, to the same place on the page', async ({ page, shopper }) => {
  await shopper.entersZip(ZIP);
  await shopper.looksAt('MAPD');
  const plan = (await shopper.names()).at(-1) ?? '';
  await shopper.saves(plan);
  const height = await page.evaluate(() => window.scrollY);
  expect(height).toBeGreaterThan(300);
  // A real click would scroll up to the link first.
  await shopper.profileLink.dispatchEvent('click');
  await expect(shopper.card(plan)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/planType=MAPD/);
  await expect(shopper.savedButton(plan)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(height);
  await page.goBack();
  await expect(page).toHaveURL(/planType=ALL/);
  await expect(shopper.typeChoice).toHaveValue('ALL');
  await page.goBack();
  await expect(shopper.zipField).toHaveValue(ZIP);
  await page.goForward();
  await expect(shopper.typeChoice).toHaveValue('ALL');
  await page.goForward();
  await expect(shopper.savedButton(plan)).toBeVisible();
});
