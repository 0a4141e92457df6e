import { expect, type Page } from '@playwright/test';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import { test } from '#tests/support/browser/journey.ts';
import { layoutShifts, watchLayout } from '#tests/support/browser/layout-shift.ts';
import { mustBeAccessible, mustBeAccessibleAgain } from '#tests/support/browser/must-be-accessible.ts';
import { KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';
import { takenOver } from '#tests/support/browser/taken-over.ts';

const { contact, profileShell } = profileTexts;
const { views, viewWithCount } = profileShell;

const VIEWS = [
  ['plans', views.plans, views.plans],
  ['drugs', viewWithCount(views.drugs, 0), views.drugs],
  ['providers', viewWithCount(views.providers, 0), views.providers],
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const parts = (page: Page) => page.getByRole('navigation', { name: profileShell.sideNavigation });

test('[SHELL-006][SHELL-007][SHELL-601] the three views are one page: by link, by key, back, forward and by address', async ({
  page,
}) => {
  await page.goto(PROFILE);
  await expect(heading(page)).toHaveText(views.plans);
  await takenOver(page);
  for (const [hash, link, title] of VIEWS) {
    await parts(page).getByRole('link', { name: link, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    expect(new URL(page.url())).toMatchObject({ pathname: PROFILE, hash: `#${hash}` });
    await mustBeAccessibleAgain(page);
  }
  await page.goBack();
  await expect(heading(page)).toHaveText(views.drugs);
  await page.goForward();
  await expect(heading(page)).toHaveText(views.providers);
  await page.reload();
  await expect(heading(page)).toHaveText(views.providers);
});

test('[SHELL-018][SHELL-404][CONTENT-416] the number comes after two seconds, and nothing moves for it', async ({
  page,
  site,
}) => {
  await watchLayout(page);
  await page.goto(PROFILE);
  const box = page.getByRole('region', { name: profileShell.needHelp.title });
  await expect(box).toBeVisible();
  await expect(box.getByRole('link')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const before = await layoutShifts(page);
  await page.clock.runFor(2000);
  const { needHelp, tty } = site.phones;
  await expect(box.getByRole('link', { name: contact.call(needHelp) })).toHaveAttribute('href', `tel:${needHelp}`);
  await expect(box.getByText(contact.tty(tty))).toBeVisible();
  expect(await layoutShifts(page)).toEqual(before);
});

test('[SHELL-003] the way back leads to the tool that the shopper came from', async ({ page, shopper }) => {
  await page.goto(KING_COUNTY_PLANS);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await takenOver(page);
  await shopper.profileLink.click();
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: profileShell.back.planSummary }).click();
  await expect(page).toHaveURL(/\/health-plans/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('[SHELL-012] below the prefix the site is whole: profile, plans, education, language', async ({ page }) => {
  await page.goto(`/medicare${PROFILE}#drugs`);
  await expect(heading(page)).toHaveText(views.drugs);
  await takenOver(page);
  await page.getByRole('link', { name: profileShell.tools.education }).click();
  await expect(page).toHaveURL(/\/medicare\/medicare-education$/);
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('link', { name: texts.shell.otherLanguage }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(/\/medicare\/medicare-education$/);
});

test('[SHELL-611] the page behind a question stays where it is, and can be scrolled again after', async ({
  page,
  shopper,
}) => {
  await page.goto(KING_COUNTY_PLANS);
  const [plan = ''] = await shopper.savesOneOfEach(['MAPD']);
  await page.goto(PROFILE);
  await shopper.removeButton(plan).click();
  await expect(shopper.dialog).toBeVisible();
  // The wheel, far from the dialog's own box.
  const position = () => page.evaluate(() => document.body.getBoundingClientRect().top);
  const before = await position();
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(100);
  expect(await position()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(shopper.dialog).toBeHidden();
  await page.mouse.wheel(0, 200);
  await expect.poll(position).not.toBe(before);
});

test('[SHELL-002] paper holds the plans alone, whichever view was open', async ({ page, shopper }) => {
  await page.goto(KING_COUNTY_PLANS);
  const [plan = ''] = await shopper.savesOneOfEach(['PDP']);
  await page.goto(`${PROFILE}#drugs`);
  await expect(heading(page)).toHaveText(views.drugs);
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toHaveText(views.plans);
  await expect(shopper.card(plan)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: profileShell.tools.title })).toHaveCount(0);
  await mustBeAccessible(page);
});

test('[SHELL-001] each brand site has the profile, with its own name, look and numbers', {
  tag: '@both-brands',
}, async ({ page, site }) => {
  await page.goto(PROFILE);
  await expect(heading(page)).toHaveText(views.plans);
  await expect(page).toHaveTitle(new RegExp(`${site.name}$`));
  await expect(page.locator('html')).toHaveAttribute('data-brand', site.code);
  await expect(page.getByRole('banner').getByRole('link', { name: site.name })).toBeVisible();
  await page.clock.runFor(2000);
  const needHelp = page.getByRole('region', { name: profileShell.needHelp.title });
  await expect(needHelp.getByRole('link')).toHaveAttribute('href', `tel:${site.phones.needHelp}`);
  const supplement = page.getByRole('region', { name: profileTexts.supplement.title });
  await expect(supplement.getByRole('link')).toHaveAttribute('href', `tel:${site.phones.enroll.MS}`);
});
