import { expect } from '@playwright/test';
import { dashboard } from '#content/en/dashboard.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { makesAccount } from '#tests/support/browser/people.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';

const { findPlan, tiles } = dashboard;

test('[DASH-010][DASH-012] on a phone there is a way to more plans and one column, and two from a medium width on', async ({
  page,
}) => {
  await savePlans(page, ['MAPD']);
  await makesAccount(page, { firstName: 'Ines', lastName: 'Calder' });
  const prompt = page.getByRole('heading', { name: findPlan.title });
  const grid = page.getByRole('heading', { name: tiles.title }).locator('xpath=following-sibling::ul');
  const columns = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

  await page.setViewportSize({ width: 400, height: 800 });
  await expect(prompt).toBeVisible();
  await expect.poll(columns).toBe(1);
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(prompt).toBeHidden();
  await expect.poll(columns).toBe(2);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(prompt).toBeHidden();
  await grid.getByRole('link', { name: tiles.see(tiles.drugs, 0) }).click();
  await expect(page).toHaveURL(/#drugs$/);
});
