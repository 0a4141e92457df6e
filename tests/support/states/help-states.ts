import { expect, type Page } from '@playwright/test';
import { profileTexts } from '#content/en/profile-texts.ts';
import { profileTexts as spanish } from '#content/es/profile-texts.ts';
import { PROFILE, type Shopper } from '#tests/support/browser/shopper.ts';

/** A view of the profile with a question open and the number there. */
async function opensHelp(page: Page, view: 'plans' | 'drugs' | 'providers') {
  await page.goto(`${PROFILE}#${view}`);
  const { faq, profileShell } = (await page.locator('html').getAttribute('lang')) === 'es' ? spanish : profileTexts;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profileShell.views[view]);
  await page.getByRole('button', { name: faq.entries['how-to-get-help'].question }).click();
  await page.clock.runFor(2000);
  await expect(page.getByRole('region', { name: profileShell.needHelp.title }).getByRole('link')).toBeVisible();
}

/** The three views with the help that stands beside and below each. */
export const HELP_STATES: Record<string, (shopper: Shopper) => Promise<void>> = {
  'profile-help': ({ page }) => opensHelp(page, 'plans'),
  'drug-view-help': ({ page }) => opensHelp(page, 'drugs'),
  'provider-view-help': ({ page }) => opensHelp(page, 'providers'),
};
