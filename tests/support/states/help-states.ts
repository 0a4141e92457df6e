import { expect, type Page } from '@playwright/test';
import { profileTexts } from '#content/en/profile-texts.ts';
import { profileTexts as spanish } from '#content/es/profile-texts.ts';
import { PROFILE } from '#tests/support/browser/shopper.ts';
import type { States } from './state.ts';

/** In the view that is open: a question, and the number. */
async function seesHelp(page: Page, view: 'plans' | 'drugs' | 'providers') {
  const { faq, profileShell } = (await page.locator('html').getAttribute('lang')) === 'es' ? spanish : profileTexts;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profileShell.views[view]);
  await page.getByRole('button', { name: faq.entries['how-to-get-help'].question }).click();
  await page.clock.runFor(2000);
  await expect(page.getByRole('region', { name: profileShell.needHelp.title }).getByRole('link')).toBeVisible();
}

/** The three views with the help that stands beside and below each. */
export const HELP_STATES: States = {
  'profile-help': async ({ page }) => {
    await page.goto(`${PROFILE}#plans`);
    await seesHelp(page, 'plans');
  },
  'drug-view-help': { after: 'drug-view-empty', go: ({ page }) => seesHelp(page, 'drugs') },
  'provider-view-help': { after: 'doctors-empty', go: ({ page }) => seesHelp(page, 'providers') },
};
