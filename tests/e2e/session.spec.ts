import { expect, type Page } from '@playwright/test';
import { profileTexts } from '#content/en/profile-texts.ts';
import { session } from '#content/en/session.ts';
import { test } from '#tests/support/browser/journey.ts';
import { mustLookRight } from '#tests/support/browser/looks.ts';
import { watchCalls } from '#tests/support/browser/open-calls.ts';
import { makesAccount } from '#tests/support/browser/people.ts';
import { aShopper, KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';

const { banners } = profileTexts;
const { timeout, closing, signOut } = session;

const hello = (page: Page, name: string) =>
  page.getByRole('heading', { name: banners.account.hello(name), exact: true });
const warning = (page: Page) => page.getByRole('dialog', { name: timeout.title });
const signOutDialog = (page: Page) => page.getByRole('dialog', { name: signOut.title });
const ourKeys = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => key.startsWith('ucp_')),
  );

const asksToSignOut = (page: Page) => page.getByRole('button', { name: banners.account.signOut, exact: true }).click();

/** A guest with one saved plan makes an account and finds it there. */
async function arrives(page: Page, firstName: string): Promise<string> {
  const shopper = aShopper(page);
  await page.goto(KING_COUNTY_PLANS);
  const plan = await shopper.nameOfFirst();
  await shopper.saves(plan);
  await makesAccount(page, { firstName, lastName: 'Tanner' });
  await expect(hello(page, firstName)).toBeVisible();
  await expect(shopper.card(plan)).toBeVisible();
  return plan;
}

test('[AUTH-001][AUTH-600][AUTH-602][AUTH-606][AUTH-607] a guest signs in, keeps what was saved, and signs out in every tab', {
  tag: '@both-brands',
}, async ({ page, context }) => {
  const plan = await arrives(page, 'Olive');
  expect(new URL(page.url()).search).toBe('');
  expect((await ourKeys(page)).length).toBeGreaterThan(0);

  const other = await context.newPage();
  await other.goto(PROFILE);
  await expect(aShopper(other).card(plan)).toBeVisible();

  await asksToSignOut(page);
  await expect(signOutDialog(page).getByRole('button', { name: signOut.confirm })).toBeFocused();
  await mustLookRight(page);
  await page.keyboard.press('Escape');
  await expect(signOutDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: banners.account.signOut })).toBeFocused();

  await asksToSignOut(page);
  await signOutDialog(page).getByRole('button', { name: signOut.confirm }).click();
  await expect(page).toHaveURL(/\/sign-out/);
  await expect(other).not.toHaveURL(PROFILE);
  expect(await ourKeys(page)).toEqual([]);

  for (const tab of [page, other]) {
    await tab.goBack();
    await expect(
      tab
        .getByText(banners.guest.title)
        .or(tab.getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible();
    await expect(hello(tab, 'Olive')).toHaveCount(0);
    await expect(aShopper(tab).card(plan)).toHaveCount(0);
  }
});

/**
 * The clock of a browser can be moved, that of the server can not. So the server's limits are made so short that it
 * ends the session by itself, and nobody answers in its place.
 */
async function serverEndsSession(page: Page) {
  await aShopper(page).setsOverrides({ idleSeconds: 1, warningSeconds: 1 });
  const answer = () => page.evaluate(async () => (await fetch('/landrover/api/session')).status);
  await expect.poll(answer).toBe(401);
}

test('[AUTH-411][AUTH-601][AUTH-603][AUTH-604] who does nothing is warned in both tabs, stays, and is signed out at zero', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.add(401);
  await page.goto('/');
  await aShopper(page).setsOverrides({ idleSeconds: 60 });
  const plan = await arrives(page, 'Abel');
  const other = await context.newPage();
  await other.goto(PROFILE);
  await expect(aShopper(other).card(plan)).toBeVisible();

  await context.clock.runFor(62_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await expect(warning(page).getByRole('timer')).toHaveText(/^0[12]:[0-5]\d$/);
  await expect(warning(page).getByRole('button', { name: timeout.stay })).toBeFocused();
  await mustLookRight(page);

  await warning(page).getByRole('button', { name: timeout.stay }).click();
  await expect(warning(page)).toBeHidden();
  await expect(warning(other)).toBeHidden();
  await expect(aShopper(other).card(plan)).toBeVisible();

  await context.clock.runFor(62_000);
  await expect(warning(other)).toBeVisible();
  await serverEndsSession(page);
  await context.clock.runFor(121_000);
  for (const tab of [page, other]) {
    await expect(tab).not.toHaveURL(PROFILE);
    await expect(aShopper(tab).card(plan)).toHaveCount(0);
  }
  await page.goto(PROFILE);
  await expect(page.getByRole('heading', { name: banners.guest.title })).toBeVisible();
});

const STEP = 10_000;
/** In seconds: enough to look at the warning on a slow machine, and less than it comes before the end. */
const LEFT = 500;
const WARNED_BEFORE = 600;

test('before the overall end the shopper is warned however busy, may finish, and is signed out', async ({
  page,
  context,
  faults,
}) => {
  faults.expected.add(401);
  const before = Date.now();
  const plan = await arrives(page, 'Ida');
  // The end is near by the clock of the server: were the page's own put forward, a late answer would take it back.
  const mostSeconds = Math.round((Date.now() - before) / 1000) + LEFT;
  await aShopper(page).setsOverrides({ mostSeconds, warningSeconds: WARNED_BEFORE });
  await page.reload();
  const dialog = page.getByRole('dialog', { name: closing.title });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(/^0[0-8]:[0-5]\d$/);
  await expect(dialog.getByRole('button', { name: closing.finish })).toBeFocused();
  await mustLookRight(page);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: closing.signInAgain })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(aShopper(page).card(plan)).toBeVisible();

  await aShopper(page).setsOverrides({ mostSeconds: 1 });
  const calls = watchCalls(page);
  // In steps shorter than a call may take, each with its answers: the clock of the page is not that of the server.
  for (let passed = 0; passed < LEFT * 1000 + 3 * STEP; passed += STEP) {
    await context.clock.runFor(STEP);
    await calls.areAnswered();
  }
  await expect(aShopper(page).card(plan)).toHaveCount(0);
  await page.goto(PROFILE);
  await expect(page.getByRole('heading', { name: banners.guest.title })).toBeVisible();
});

test('[ENV-407] on a phone the way to member benefits shows by its flag alone; on a desktop it always does', async ({
  page,
  shopper,
}) => {
  await makesAccount(page, { firstName: 'Nell', lastName: 'Brandt' });
  await expect(hello(page, 'Nell')).toBeVisible();
  const benefits = page.getByRole('link', { name: new RegExp(`^${profileTexts.profileShell.tools.memberBenefits}`) });
  const links = page.getByRole('button', { name: profileTexts.banners.account.label });
  const usual = page.viewportSize();
  for (const memberBenefitsButtonForMobile of [true, false]) {
    await shopper.setsOverrides({ flags: { memberBenefitsButtonForMobile } });
    await page.reload();
    await expect(hello(page, 'Nell')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await links.click();
    await expect(benefits).toBeVisible({ visible: memberBenefitsButtonForMobile });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(benefits).toBeVisible();
  }
  if (usual) await page.setViewportSize(usual);
});
