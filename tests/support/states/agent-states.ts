import { expect, type Page } from '@playwright/test';
import { agentDesk } from '#content/en/agent-desk.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { agentDesk as spanishDesk } from '#content/es/agent-desk.ts';
import { profileTexts as spanishProfile } from '#content/es/profile-texts.ts';
import type { Reply } from '#contract/schemas.ts';
import { ask } from '#tests/support/browser/ask.ts';
import { makesAccount, staysAgent } from '#tests/support/browser/people.ts';
import { beginApplication, savePlans } from '#tests/support/browser/save-plans.ts';
import { KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';
import type { States } from './state.ts';

const OLIVE = { firstName: 'Olive', lastName: 'Tanner' };

/** What an agent sees: the desk, and the pages of a shopper at whom they look. */
export const AGENT_STATES: States = {
  'agent-desk-found': async ({ page }) => {
    const email = await comesToDesk(page);
    const { desk } = await wordsOf(page);
    await page.getByLabel(desk.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: desk.find, exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  },
  'agent-looks-on-profile': {
    after: 'agent-desk-found',
    go: async ({ page }) => {
      await looksOn(page);
      await expect(page.getByRole('article')).toHaveCount(4);
    },
  },
  'agent-looks-on-list': {
    after: 'agent-looks-on-profile',
    go: async ({ page }) => {
      await page.goto(KING_COUNTY_PLANS);
      await expect(page.getByRole('article')).not.toHaveCount(0);
    },
  },
};

const wordsOf = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es'
    ? { desk: spanishDesk, banners: spanishProfile.banners }
    : { desk: agentDesk, banners: profileTexts.banners };

/** @returns the address of a shopper who has saved three plans, and applies for one of them. */
async function comesToDesk(page: Page): Promise<string> {
  await savePlans(page, ['MAPD', 'MA', 'PDP']);
  const email = await makesAccount(page, OLIVE);
  await beginApplication(page, 'PDP');
  // The shopper's page asks nothing more.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  const language = (await page.context().cookies()).filter(({ name }) => name === 'lang');
  await page.context().clearCookies();
  await page.context().addCookies(language);
  await staysAgent(page, 'agentSmith');
  return email;
}

/** The profile of who was found, which the desk opens in a tab of its own, in this one. */
async function looksOn(page: Page) {
  const { desk } = await wordsOf(page);
  const email = await page.getByLabel(desk.email, { exact: true }).inputValue();
  const { shoppers }: Reply<'findShoppers'> = await ask(page, '/landrover/api/agent/shoppers/search', { email });
  const view = { uuid: shoppers[0]?.uuid, reason: 'shopper-asked' };
  const { profileUrl }: Reply<'openShopper'> = await ask(page, '/landrover/api/agent/views', view);
  await page.goto(profileUrl);
  const { banners } = await wordsOf(page);
  const name = banners.cloaked.looksOnShopper('a.smith', `${OLIVE.firstName} ${OLIVE.lastName}`);
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByRole('heading', { name })).toBeVisible();
}
