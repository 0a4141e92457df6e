import { expect } from '@playwright/test';
import { profileTexts } from '#content/en/profile-texts.ts';
import { profileTexts as spanish } from '#content/es/profile-texts.ts';
import { PROFILE } from '#tests/support/browser/shopper.ts';
import { signInAs } from './account-states.ts';
import type { States } from './state.ts';

/** Who is looking, and whether they still can. */
export const VIEWER_STATES: States = {
  'viewer-signed-in': async ({ page }) => {
    await signInAs(page, 'shopper');
    const { account } = ((await page.locator('html').getAttribute('lang')) === 'es' ? spanish : profileTexts).banners;
    const banner = page.getByRole('complementary', { name: account.label });
    await expect(banner).toBeVisible();
    // On a phone the links come on request.
    const opener = banner.getByRole('button', { name: account.label });
    if (await opener.isVisible()) await opener.click();
    await expect(banner.getByRole('link', { name: account.manageProfile })).toBeVisible();
  },
  'viewer-offline': async ({ page, texts }) => {
    await page.goto(PROFILE);
    await expect(page.getByText(texts.savedPlans.empty)).toBeVisible();
    // What says it comes after the page stands.
    await expect(page.locator('[data-part="offline"]')).toBeAttached();
    await page.context().setOffline(true);
    await expect(page.getByText(texts.shell.offline)).toBeVisible();
  },
  'viewer-signed-out-by-time': async ({ page, texts }) => {
    await page.goto('/');
    // As the page leaves it that the server ended.
    await page.evaluate(() => sessionStorage.setItem('ucp_endedBecause', 'idle'));
    await page.reload();
    await expect(page.getByText(texts.shell.signedOutBecause.idle)).toBeVisible();
  },
};
