import { expect } from '@playwright/test';
import { home as englishHome } from '#content/en/home.ts';
import { texts as english } from '#content/en/texts.ts';
import { home } from '#content/es/home.ts';
import { texts as spanish } from '#content/es/texts.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { mustBeAccessible } from '#tests/support/browser/must-be-accessible.ts';
import { aShopper, KING_COUNTY_PLANS, PROFILE, ZIP } from '#tests/support/browser/shopper.ts';
import { ONE_PLAN, refuse } from '#tests/support/browser/trouble.ts';

const { place, planFacts, planList, problems, savedPlans, shell } = spanish;

test('the whole journey in Spanish', async ({ page, site, faults }) => {
  const shopper = aShopper(page, spanish);
  await page.goto('/?lang=es');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(shell.pageTitle(home.pageTitle, site.name));
  await mustBeAccessible(page);

  await shopper.zipField.fill('99999');
  await shopper.findButton.click();
  await expect(shopper.zipField).toHaveAccessibleDescription(new RegExp(place.zipUnknown('99999')));
  await shopper.entersZip('98354');
  await shopper.county('Pierce County', 'WA').check();
  await mustBeAccessible(page);
  await page.getByRole('button', { name: place.otherZip }).click();
  await shopper.zipField.fill(ZIP);
  await shopper.findButton.click();

  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('article').first().getByText(planFacts.monthlyPremium)).toBeVisible();
  await mustBeAccessible(page);
  const [goes = '', , stays = ''] = await shopper.savesOneOfEach(['SNP', 'MAPD', 'PDP']);
  await shopper.seesCount(3);

  await page.goto(PROFILE);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: savedPlans.count(savedPlans.drugPlans, 1) })).toBeVisible();
  await shopper.removeButton(goes).click();
  await expect(shopper.dialog).toBeVisible();
  await mustBeAccessible(page);
  faults.expected.add(500);
  const failing = await refuse(page, ONE_PLAN, { method: 'DELETE' });
  await shopper.dialog.getByRole('button', { name: savedPlans.confirmRemove }).click();
  await expect(shopper.card(goes).getByRole('alert')).toContainText(
    `${savedPlans.notRemoved(goes)} ${problems.unexpected.detail}`,
  );
  await failing.stop();
  await shopper.removes(goes);
  await expect(page.getByText(savedPlans.removed(goes))).toHaveCount(2);
  await shopper.seesCount(2);
  await expect(shopper.card(stays)).toBeVisible();
  await mustBeAccessible(page);
});

test('the language is switched on the page that is open, and kept', async ({ page, site }) => {
  await page.goto(KING_COUNTY_PLANS);
  const address = page.url();
  await page.getByRole('link', { name: english.shell.otherLanguage }).click();
  await expect(page.getByText(planList.count(52, 2027))).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.voice[site.code].title);
  await page.getByRole('link', { name: shell.otherLanguage }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(englishHome.voice[site.code].title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.goto('/?lang=fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(englishHome.voice[site.code].title);
});
