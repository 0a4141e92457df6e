import { expect, type Page } from '@playwright/test';
import { coverChoice } from '#content/en/cover-choice.ts';
import { coverExplained } from '#content/en/cover-explained.ts';
import { coverChoice as spanishChoice } from '#content/es/cover-choice.ts';
import { coverExplained as spanishExplained } from '#content/es/cover-explained.ts';
import type { States } from './state.ts';

export const coverWordsOf = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es'
    ? { choice: spanishChoice, explained: spanishExplained }
    : { choice: coverChoice, explained: coverExplained };

/** Which kind of cover is wanted: asked above the list of a first visit, explained, and the way to a Supplement. */
export const COVER_STATES: States = {
  'cover-choice-explained': {
    after: 'plan-list',
    go: async ({ page }) => {
      const { choice, explained } = await coverWordsOf(page);
      await page.getByRole('link', { name: choice.notSure.name }).click();
      await expect(page.getByRole('heading', { level: 1, name: explained.title })).toBeVisible();
    },
  },
  'cover-choice-supplement': {
    after: 'plan-list',
    go: async ({ page }) => {
      const { choice, explained } = await coverWordsOf(page);
      await page.getByRole('link', { name: choice.kinds.supplement.name }).click();
      await expect(page.getByRole('heading', { name: explained.kinds.supplement.title })).toBeFocused();
    },
  },
};
