import { expect, type Locator, type Page } from '@playwright/test';
import { browse } from '#content/en/browse.ts';
import { compare } from '#content/en/compare.ts';
import { planDetails } from '#content/en/plan-details.ts';
import { texts } from '#content/en/texts.ts';
import { DESKTOP_FROM } from '#contract/drawn-page.ts';
import { showAllOfComparison } from '#tests/support/browser/comparison.ts';
import { interactions, watchInteractions } from '#tests/support/browser/interactions.ts';
import { test } from '#tests/support/browser/journey.ts';
import { layoutShifts, watchLayout } from '#tests/support/browser/layout-shift.ts';
import { mustLookRightAgain } from '#tests/support/browser/looks.ts';
import { mustBeAccessible, mustBeAccessibleAgain } from '#tests/support/browser/must-be-accessible.ts';
import { onRealRows, WITH_REAL_ROWS } from '#tests/support/browser/real-rows.ts';
import { KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';

const { planFacts, planList } = texts;

const compareBox = (page: Page, plan: string) =>
  page.getByRole('checkbox', { name: `${browse.tray.add} ${plan}`, exact: true });
const detailsLink = (page: Page, plan: string) =>
  page.getByRole('link', { name: `${browse.details} ${plan}`, exact: true });
/** Beside the list, or in a sheet that shows what was chosen when it is told to. */
async function narrow(page: Page, choose: (filters: Locator) => Promise<void>) {
  const opener = page.getByRole('button', { name: browse.filters });
  const column = page.getByRole('region', { name: browse.filters, exact: true });
  if ((page.viewportSize()?.width ?? 0) >= DESKTOP_FROM) return choose(column);
  await opener.click();
  const sheet = page.getByRole('dialog', { name: browse.filters });
  await choose(sheet);
  await sheet.getByRole('button', { name: /^Show \d+ plan/ }).click();
}

/** In points, of all that is printed. */
const smallestPrint = (page: Page) =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1 && element.textContent)
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75);
    return Math.round(Math.min(...sizes) * 10) / 10;
  });

test('a list is narrowed, sorted, sent to somebody and opened again', async ({ page, context, shopper }) => {
  await page.goto(KING_COUNTY_PLANS);
  await expect(page.getByText(planList.count(52, 2027))).toBeVisible();
  await narrow(page, async (filters) => {
    await filters.getByLabel(browse.premium.zero).check();
    await filters.getByRole('checkbox', { name: /^PPO \(/ }).check();
  });
  await expect(page).toHaveURL(/premium=0&network=PPO/);
  await page.getByLabel(browse.sort.label).selectOption('stars');
  await expect(page).toHaveURL(/sort=stars/);
  await mustLookRightAgain(page);
  const names = await shopper.names();
  expect(names.length).toBeGreaterThan(0);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('article')).toHaveCount(names.length);
  expect(await other.getByRole('article').getByRole('heading').allTextContents()).toEqual(names);
  await other.close();

  await page.goBack();
  await expect(page.getByLabel(browse.sort.label)).toHaveValue('total-cost');
  await page.getByRole('button', { name: browse.clearFilters }).click();
  await expect(page.getByText(planList.count(52, 2027))).toBeVisible();
});

test('[PLAN-012] [PLAN-013] from the list to details and comparison, and one is saved', async ({ page, shopper }) => {
  await page.goto(`${KING_COUNTY_PLANS}&premium=0`);
  await shopper.looksAt('MAPD');
  const [first = '', second = '', third = ''] = await shopper.names();
  for (const plan of [first, second, third]) await compareBox(page, plan).check();
  await mustBeAccessibleAgain(page);

  await detailsLink(page, first).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(
    /\/health-plans\/details\/\w{11}\?zipcode=98101&county=53033&planYear=2027&planType=MAPD/,
  );
  const contact = page.getByRole('region', { name: planDetails.sections.contact });
  // The made-up carriers can not be called.
  await expect(contact.getByText(planFacts.notAvailable).first()).toBeVisible();
  await mustLookRightAgain(page);
  await shopper.saves(first);

  await page.getByRole('link', { name: browse.tray.compare }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(compare.title(3));
  await expect(page).toHaveURL(/compareplanIds=\w{11},\w{11},\w{11}&zipcode=98101&county=53033&planYear=2027/);
  await expect(shopper.savedButton(first)).toBeVisible();
  await mustLookRightAgain(page);
  await showAllOfComparison(page, second);
  await expect(page).toHaveURL(/rows=all/);
  await mustBeAccessibleAgain(page);
  await page.getByRole('button', { name: compare.removePlan(second) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(compare.title(2));
  await page.getByRole('button', { name: compare.removePlan(third) }).click();
  await expect(page.getByRole('heading', { name: compare.tooFew })).toBeVisible();
  await mustLookRightAgain(page);
});

test('the heads of a comparison stay in sight, on the screen and on each of its sheets, held sideways', async ({
  page,
  shopper,
}) => {
  await page.goto(KING_COUNTY_PLANS);
  await shopper.looksAt('SNP');
  const names = (await shopper.names()).slice(0, 4);
  for (const plan of names) await compareBox(page, plan).check();
  await page.getByRole('link', { name: browse.tray.compare }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(compare.title(4));
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    for (const plan of names) await expect(page.getByRole('columnheader', { name: plan })).toBeVisible();
    await page.getByRole('rowheader', { name: compare.groups.ratings }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: names[0] ?? '' })).toBeInViewport();
  }

  await page.emulateMedia({ media: 'print' });
  for (const plan of names) await expect(page.getByRole('columnheader', { name: plan })).toBeVisible();
  // Paper has what the screen left out or had closed.
  for (const row of [planFacts.monthlyPremium, planDetails.planType, /Routine eye exam/, planDetails.stars.overall]) {
    await expect(page.getByRole('rowheader', { name: row })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await mustBeAccessible(page);
  // What stands in the head of a table is printed again at the top of each sheet.
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.locator('thead th').first()).toHaveCSS('position', 'static');
  expect(await smallestPrint(page)).toBeGreaterThanOrEqual(9);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper).toMatch(/\/MediaBox\s*\[0 0 792 612\]/);
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(4);
});

test('on a phone a comparison of four plans is short, its heads are pinned, and the keyboard chooses the plans', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(KING_COUNTY_PLANS);
  await shopper.looksAt('SNP');
  const names = (await shopper.names()).slice(0, 4);
  for (const plan of names) await compareBox(page, plan).check();
  await page.getByRole('link', { name: browse.tray.compare }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(compare.title(4));
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText([compare.whatIsCompared, names[0] ?? '', names[1] ?? '']);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000);
  await mustBeAccessible(page);

  const right = page.getByLabel(compare.sides.right);
  await right.focus();
  await page.keyboard.press('ArrowDown');
  await expect(heads).toHaveText([compare.whatIsCompared, names[0] ?? '', names[2] ?? '']);
  await page.getByRole('button', { name: compare.groups.ratings, exact: true }).scrollIntoViewIfNeeded();
  await expect(right).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a plan that is not there in this year says where it is', async ({ page, faults }) => {
  faults.expected.add(404);
  await page.goto('/health-plans/details/H0000-000?zipcode=98101&county=53033&planYear=2027');
  await expect(page.getByText(planDetails.inNoYear)).toBeVisible();
  await mustLookRightAgain(page);
  await page.goto('/health-plans/details/%22%3E%3Cscript%3E?planYear=2027');
  await expect(page.getByText(planDetails.badAddress)).toBeVisible();
  await mustBeAccessible(page);
});

test('[SHELL-400] the profile fetches the code of summary, details and comparison while nothing else is to do', async ({
  page,
}) => {
  await page.goto(PROFILE);
  for (const part of ['plan-list-page', 'plan-details-page', 'plan-compare-page']) {
    await expect(page.locator(`head link[rel="modulepreload"][href*="${part}"]`).first()).toBeAttached();
  }
  const scripts: string[] = [];
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.getByRole('link', { name: texts.shell.shopPlans }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
});

test('nothing moves while details and comparison load', async ({ page, shopper }) => {
  await page.goto(KING_COUNTY_PLANS);
  await shopper.looksAt('MAPD');
  const [first = '', second = ''] = await shopper.names();
  for (const plan of [first, second]) await compareBox(page, plan).check();
  const details = await detailsLink(page, first).getAttribute('href');
  const comparison = await page.getByRole('link', { name: browse.tray.compare }).getAttribute('href');
  await watchLayout(page);
  for (const address of [details, comparison]) {
    await page.goto(address ?? '');
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
  }
});

const isRealDataHere = Boolean(process.env['REAL_DATA_DIR']);

test('the real plans of the largest county are narrowed by every filter, and the time to the next paint is printed', async ({
  page,
  baseURL,
}) => {
  test.skip(!isRealDataHere, 'REAL_DATA_DIR is not set: the largest county of 2026 IS NOT MEASURED');
  test.setTimeout(WITH_REAL_ROWS);
  await watchInteractions(page);
  // Hillsborough County, Florida: no other has as many plans.
  const county = 'zipcode=33602&county=12057&planYear=2026&planType=ALL';
  await page.goto(`${await onRealRows(baseURL)}/health-plans?${county}`);
  await expect(page.getByText(planList.count(143, 2026))).toBeVisible();
  let count = 0;
  await narrow(page, async (filters) => {
    await filters.locator('details:not([open]) summary').click();
    await mustBeAccessible(page);
    const choices = filters.getByRole('checkbox').or(filters.getByRole('radio'));
    count = await choices.count();
    for (let index = 0; index < count; index += 1) {
      await choices.nth(index).click();
      await page
        .getByRole('button', { name: browse.clearFilters })
        .last()
        .click({ timeout: 1000 })
        .catch(() => null);
    }
  });
  expect(count).toBeGreaterThan(20);
  const durations = (await interactions(page)).toSorted((a, b) => b - a);
  // Printed and not judged: a busy machine is no fault of the page. As INP is defined, one in each fifty is left out.
  console.log(`largest real county: ${durations[Math.floor(durations.length / 50)]} ms to the next paint at worst`);
  expect(durations.length).toBeGreaterThan(count);
});
