import { expect, type Page } from '@playwright/test';
import { compare } from '#content/en/compare.ts';

/** Every row of a comparison, and the plan among the two that a phone shows. */
export async function showAllOfComparison(page: Page, plan: string) {
  await page.getByLabel(compare.onlyDifferences).uncheck();
  await expect(page.getByText(compare.nothingLeftOut)).toBeVisible();
  const closed = page.getByRole('table').getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const left = page.getByLabel(compare.sides.left);
  if (await left.isVisible()) await left.selectOption({ label: plan });
}
