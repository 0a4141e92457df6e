import { expect, type Page } from '@playwright/test';
import { coverChoice } from '#content/en/cover-choice.ts';
import { coverExplained } from '#content/en/cover-explained.ts';
import { coverChoice as spanishChoice } from '#content/es/cover-choice.ts';
import { coverExplained as spanishExplained } from '#content/es/cover-explained.ts';
import { KING_COUNTY_PLANS, type Shopper } from '#tests/support/browser/shopper.ts';

const wordsOf = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es'
    ? { choice: spanishChoice, explained: spanishExplained }
    : { choice: coverChoice, explained: coverExplained };

const openChoice = async ({ page }: Shopper) => {
  await page.goto(KING_COUNTY_PLANS);
  const words = await wordsOf(page);
  await expect(page.getByRole('heading', { name: words.choice.title })).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  return words;
};

/** Which kind of cover is wanted: above the list of a first visit, explained, and the way to a Supplement. */
export const COVER_STATES: Record<string, (shopper: Shopper) => Promise<void>> = {
  'cover-choice': async (shopper) => {
    await openChoice(shopper);
  },
  'cover-choice-explained': async (shopper) => {
    const { choice, explained } = await openChoice(shopper);
    await shopper.page.getByRole('link', { name: choice.notSure.name }).click();
    await expect(shopper.page.getByRole('heading', { level: 1, name: explained.title })).toBeVisible();
  },
  'cover-choice-supplement': async (shopper) => {
    const { choice, explained } = await openChoice(shopper);
    await shopper.page.getByRole('link', { name: choice.kinds.supplement.name }).click();
    await expect(shopper.page.getByRole('heading', { name: explained.kinds.supplement.title })).toBeFocused();
  },
};
