import { expect } from '@playwright/test';
import { home } from '#content/en/home.ts';
import { texts } from '#content/en/texts.ts';
import { NOW, prepare, test } from '#tests/support/browser/journey.ts';
import { mustBeAccessible, mustBeAccessibleAgain } from '#tests/support/browser/must-be-accessible.ts';
import { aShopper, ZIP } from '#tests/support/browser/shopper.ts';
import { hold, ONE_PLAN, refuse } from '#tests/support/browser/trouble.ts';

const { planList, savedPlans, shell } = texts;
const ONE_OF_EACH = ['MAPD', 'MA', 'PDP', 'SNP'] as const;
const DAY = 86_400_000;

test('[DATA-407] a guest saves four plans and finds them after a reload, and tomorrow', async ({
  page,
  shopper,
  context,
  browser,
  baseURL,
  site,
  faults,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: home.voice[site.code].title })).toBeVisible();
  await mustBeAccessibleAgain(page);

  await shopper.entersZip(ZIP);
  await expect(page).toHaveURL(/zipcode=98101&county=53033&planYear=2027/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await mustBeAccessibleAgain(page);
  const saved = await shopper.savesOneOfEach(ONE_OF_EACH);
  await shopper.seesCount(4);

  await page.reload();
  await shopper.seesCount(4);
  await shopper.profileLink.click();
  await expect(page.getByRole('heading', { name: savedPlans.count(savedPlans.advantage, 3) })).toBeVisible();
  await expect(page.getByRole('heading', { name: savedPlans.count(savedPlans.drugPlans, 1) })).toBeVisible();
  expect((await shopper.names()).toSorted()).toEqual(saved.toSorted());
  await mustBeAccessibleAgain(page);

  const cookies = await context.storageState();
  await context.close();
  const tomorrow = await browser.newContext({ ...(baseURL && { baseURL }), storageState: cookies });
  await prepare(tomorrow, faults, new Date(NOW.getTime() + DAY));
  const returning = aShopper(await tomorrow.newPage());
  await returning.page.goto('/');
  await expect(returning.page.getByText(home.savedBefore(4))).toBeVisible();
  await mustBeAccessibleAgain(returning.page);
  await returning.page.getByRole('link', { name: home.seeSaved }).click();
  for (const plan of saved) await expect(returning.card(plan)).toBeVisible();
  await tomorrow.close();
});

test('[DATA-021] each year keeps its own plans, and choosing a year shows them', async ({ page, shopper }) => {
  await shopper.entersZip(ZIP);
  const [ofNextYear = ''] = await shopper.savesOneOfEach(['PDP']);
  await shopper.year(2026).click();
  await expect(page).toHaveURL(/planYear=2026/);
  const [drugs = '', advantage = ''] = await shopper.savesOneOfEach(['PDP', 'MAPD']);
  await shopper.seesCount(3);

  await shopper.profileLink.click();
  await expect(shopper.year(2026)).toBeChecked();
  for (const plan of [drugs, advantage]) await expect(shopper.card(plan)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);

  await shopper.year(2027).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(shopper.card(ofNextYear)).toBeVisible();
  await mustBeAccessibleAgain(page);

  await page.reload();
  await expect(shopper.year(2027)).toBeChecked();
  await expect(shopper.card(ofNextYear)).toBeVisible();
  await shopper.seesCount(3);
});

test('[DATA-405][DATA-613] a plan the server can not remove comes back at its place, and the next one goes', async ({
  page,
  shopper,
  faults,
}) => {
  await shopper.entersZip(ZIP);
  await shopper.savesOneOfEach(['MAPD', 'MA', 'PDP']);
  await shopper.profileLink.click();
  await expect(page.getByRole('article')).toHaveCount(3);
  const before = await shopper.names();
  const [stays = '', , goes = ''] = before;

  faults.expected.add(500);
  const failing = await refuse(page, ONE_PLAN, { method: 'DELETE' });
  const held = await hold(page, ONE_PLAN, 'DELETE');
  await shopper.removes(stays);
  await expect(shopper.dialog).toBeHidden();
  await expect(shopper.card(stays)).toBeHidden();
  await shopper.seesCount(2);
  held.letGo();
  const alert = shopper.card(stays).getByRole('alert');
  await expect(alert).toContainText(savedPlans.notRemoved(stays));
  expect(await shopper.names()).toEqual(before);
  await shopper.seesCount(3);
  await mustBeAccessibleAgain(page);

  await failing.stop();
  await shopper.removes(goes);
  await expect(shopper.card(goes)).toBeHidden();
  await expect(page.getByText(savedPlans.removed(goes))).toHaveCount(2);
  await shopper.seesCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await shopper.names()).toEqual(before.filter((plan) => plan !== goes));

  for (const plan of await shopper.names()) {
    await shopper.removes(plan);
    await expect(shopper.card(plan)).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: savedPlans.empty })).toBeVisible();
  await expect(page.getByRole('button', { name: shell.undo })).toBeFocused();
  await expect(page.getByRole('link', { name: savedPlans.browse })).toBeVisible();
  await shopper.seesCount(0);
  await mustBeAccessible(page);
});

test('a plan is saved and given back in the list itself', async ({ page, shopper }) => {
  await shopper.entersZip(ZIP);
  const plan = await shopper.nameOfFirst();
  await shopper.saves(plan);
  await shopper.seesCount(1);
  await shopper.savedButton(plan).click();
  await expect(shopper.saveButton(plan)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(planList.noLongerSaved(plan))).toBeAttached();
  await shopper.seesCount(0);
});
