import { type BrowserContext, expect, type Page } from '@playwright/test';
import { agentDesk as desk } from '#content/en/agent-desk.ts';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import { prepare, test } from '#tests/support/browser/journey.ts';
import { mustLookRight } from '#tests/support/browser/looks.ts';
import { makesAccount, signsInAs } from '#tests/support/browser/people.ts';
import { aShopper, KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';

const { savedPlans } = texts;
const { account, cloaked } = profileTexts.banners;

/** Finds the shopper and opens the profile, which comes in a tab of its own. */
async function opens(page: Page, email: string): Promise<Page> {
  await page.getByLabel(desk.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: desk.find, exact: true }).click();
  // Whoever was found before stands there until the answer comes.
  const found = page.getByRole('listitem').filter({ hasText: email });
  await found.getByLabel(desk.reason).selectOption({ label: desk.reasons['shopper-asked'] });
  const tab = page.context().waitForEvent('page');
  await found.getByRole('button', { name: /^Open the profile of / }).click();
  return tab;
}

/** A shopper with one saved plan, in a browser of their own. */
async function aShopperWithPlan(context: BrowserContext, name: { firstName: string; lastName: string }) {
  const page = await context.newPage();
  const shopper = aShopper(page);
  await page.goto(KING_COUNTY_PLANS);
  const plan = await shopper.nameOfFirst();
  await shopper.saves(plan);
  const email = await makesAccount(page, name);
  await expect(shopper.card(plan)).toBeVisible();
  return { page, email, plan };
}

test('[ROLE-001][ROLE-005][ROLE-410][ROLE-411][ROLE-412][ROLE-604] an agent looks on, and can change nothing', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const home = await browser.newContext({ baseURL: baseURL ?? '' });
  await prepare(home, faults);
  const { email, plan, page: shopperPage } = await aShopperWithPlan(home, { firstName: 'Olive', lastName: 'Tanner' });

  await signsInAs(page, 'agentSmith');
  await expect(page).toHaveURL('/agent');
  await mustLookRight(page);
  await page.getByRole('button', { name: desk.find, exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText(desk.needs.email);
  const tab = await opens(page, email);
  await expect(tab.getByRole('heading', { name: cloaked.looksOnShopper('a.smith', 'Olive Tanner') })).toBeVisible();
  await expect(tab).toHaveURL(PROFILE);
  await mustLookRight(page);

  const seen = aShopper(tab);
  await expect(seen.card(plan)).toBeVisible();
  await expect(tab.getByRole('link', { name: /^Return to/ })).toHaveCount(0);
  await expect(tab.getByText(profileTexts.profileShell.print, { exact: true })).toBeVisible();
  await expect(seen.removeButton(plan)).toHaveCount(0);
  const enroll = seen.card(plan).getByRole('button', { name: /^Enroll in plan/ });
  await expect(enroll).toBeDisabled();
  await mustLookRight(tab);

  await tab.getByRole('button', { name: account.manageProfile }).click();
  await expect(tab).toHaveURL(PROFILE);

  // What the shopper changes meanwhile, the agent sees; a reload keeps the profile open.
  const removed = shopperPage.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await aShopper(shopperPage).removes(plan);
  await removed;
  await expect(aShopper(shopperPage).card(plan)).toHaveCount(0);
  await tab.reload();
  await expect(tab.getByRole('heading', { name: cloaked.looksOnShopper('a.smith', 'Olive Tanner') })).toBeVisible();
  await expect(seen.card(plan)).toHaveCount(0);
  await home.close();
});

test('[AUTH-011][AUTH-404][ROLE-606] two profiles in two tabs keep to themselves, in the tab’s own memory alone', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const home = await browser.newContext({ baseURL: baseURL ?? '' });
  await prepare(home, faults);
  const olive = await aShopperWithPlan(home, { firstName: 'Olive', lastName: 'Tanner' });
  // Her page would ask on as nobody.
  await olive.page.close();
  await home.clearCookies();
  const hugo = await makesAccount(await home.newPage(), { firstName: 'Hugo', lastName: 'Brandt' });

  await signsInAs(page, 'agentJones');
  const first = await opens(page, olive.email);
  await expect(aShopper(first).card(olive.plan)).toBeVisible();
  const second = await opens(page, hugo);
  await expect(second.getByRole('heading', { name: savedPlans.empty })).toBeVisible();
  await first.reload();
  await expect(aShopper(first).card(olive.plan)).toBeVisible();

  for (const tab of [first, second]) {
    const kept = await tab.evaluate(() => ({
      tab: { ...sessionStorage },
      all: { ...localStorage },
      cookies: document.cookie,
    }));
    expect(Object.keys(kept.tab)).toContain('ucp_agentSession');
    const header = kept.tab['ucp_agentSession'] ?? '';
    expect(JSON.stringify([kept.all, kept.cookies])).not.toContain(header);
  }
  expect(await page.evaluate(() => sessionStorage.getItem('ucp_agentSession'))).toBeNull();
  await home.close();
});
