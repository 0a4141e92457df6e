import { expect, type Page } from '@playwright/test';
import { browse } from '#content/en/browse.ts';
import { compare } from '#content/en/compare.ts';
import { browse as spanishBrowse } from '#content/es/browse.ts';
import { compare as spanishCompare } from '#content/es/compare.ts';
import { KING_COUNTY_PLANS, type Shopper } from '#tests/support/browser/shopper.ts';
import type { PlanFilter } from '#web/parts/plan-search/plan-list-address.ts';

/** The texts of the browsing pages are not among those of every page. */
export const browseOf = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es'
    ? { browse: spanishBrowse, compare: spanishCompare }
    : { browse, compare };

/** Read in one look: a list that the page draws anew has none for a moment. */
export async function namesOf(shopper: Shopper, atLeast = 1): Promise<string[]> {
  let names: string[] = [];
  const read = async () => {
    names = await shopper.names();
    return names.length >= atLeast && names.every(Boolean);
  };
  await expect.poll(read).toBe(true);
  return names;
}

/** Of those on the list that is open, from the top. Who has chosen some already chooses the next. */
export async function choosesToCompare(shopper: Shopper, count: number, type: PlanFilter = 'MAPD') {
  const { page } = shopper;
  await shopper.looksAt(type);
  const words = await browseOf(page);
  for (const plan of (await namesOf(shopper, count)).slice(0, count)) {
    await page.getByRole('checkbox', { name: `${words.browse.tray.add} ${plan}`, exact: true }).check();
  }
}

export async function chooseToCompare(shopper: Shopper, count: number, type: PlanFilter = 'MAPD') {
  await shopper.page.goto(KING_COUNTY_PLANS);
  await choosesToCompare(shopper, count, type);
}
