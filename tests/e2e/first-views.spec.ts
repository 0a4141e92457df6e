import { devices, expect, type Page } from '@playwright/test';
import { browse } from '#content/en/browse.ts';
import { home } from '#content/en/home.ts';
import { texts } from '#content/en/texts.ts';
import { prepare, test } from '#tests/support/browser/journey.ts';
import { layoutShifts, watchLayout } from '#tests/support/browser/layout-shift.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import { aShopper, KING_COUNTY_PLANS, PROFILE, ZIP } from '#tests/support/browser/shopper.ts';
import { takenOver } from '#tests/support/browser/taken-over.ts';

const TWO = ['H9921001000', 'H9919007001'];
const PAGES = {
  home: '/',
  list: KING_COUNTY_PLANS,
  details: KING_COUNTY_PLANS.replace('?', `/details/${TWO[0]}?`),
  comparison: KING_COUNTY_PLANS.replace('?', `/compare?compareplanIds=${TWO.join()}&`),
  profile: PROFILE,
};

/** The programs of the page wait until they are let go; what hands the page over to them does not. */
async function holdPrograms(page: Page, which = /\/assets\/(?!hand-over).*\.js$/) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Where nobody has drawn yet, the words are there and nothing hears a press. */
const isDrawnAlone = (page: Page) =>
  page.locator('#root').evaluate((root) => !Object.keys(root).some((key) => key.startsWith('__reactContainer')));

async function opensDrawn(page: Page, address: string) {
  const handOver = page.waitForResponse(/hand-over/);
  await page.goto(address, { waitUntil: 'commit' });
  await (await handOver).finished();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForFunction(() => 'takeOver' in window);
  expect(await isDrawnAlone(page)).toBe(true);
}

for (const [name, address] of Object.entries(PAGES)) {
  test(`what the server drew of ${name} is what the page goes on with, on a desktop and on a phone`, async ({
    browser,
    page: own,
    baseURL,
    faults,
    site,
  }) => {
    await savePlans(own, ['MAPD', 'PDP']);
    const storageState = await own.context().storageState();
    const { userAgent } = devices['Pixel 7'];
    for (const look of [
      { viewport: { width: 1280, height: 900 } },
      { viewport: { width: 390, height: 844 }, isMobile: true, userAgent },
      { viewport: { width: 390, height: 844 }, isMobile: true, userAgent, storageState },
    ]) {
      const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), ...look });
      await prepare(context, faults);
      const page = await context.newPage();
      await watchLayout(page);
      const letGo = await holdPrograms(page);
      await opensDrawn(page, address);
      const drawn = await page
        .locator('main')
        .evaluateHandle((main) => [main, ...main.querySelectorAll('h1, h2, h3, article')]);
      const title = await page.title();
      expect(title).toContain(` | ${site.name}`);
      letGo();
      await page.waitForLoadState('networkidle');
      expect(await isDrawnAlone(page)).toBe(false);
      expect(await page.title()).toBe(title);
      expect(await drawn.evaluate((elements) => elements.filter((element) => !element.isConnected).length)).toBe(0);
      expect(await layoutShifts(page)).toEqual([]);
      await context.close();
    }
  });
}

test('a plan that is saved before the program has come is saved when it has, also where the page is drawn anew', async ({
  page,
  shopper,
}) => {
  const saved: string[] = [];
  // The second time the tab remembers the place, so that the page may look otherwise than the server drew it.
  for (const nth of [0, 1]) {
    const letGo = await holdPrograms(page);
    await opensDrawn(page, `${KING_COUNTY_PLANS.replace('planType=ALL', 'planType=MAPD')}`);
    const plan = (await shopper.names())[nth] ?? '';
    await shopper.saveButton(plan).click();
    // Nothing seems to happen, so it is pressed again.
    await shopper.saveButton(plan).click();
    letGo();
    await expect(shopper.savedButton(plan)).toHaveAttribute('aria-pressed', 'true');
    saved.push(plan);
    await shopper.seesCount(saved.length);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a ZIP code that is typed and sent before the program has come finds its plans, and is in no address of ours', async ({
  page,
}) => {
  const { zipField } = aShopper(page);
  const letGo = await holdPrograms(page);
  await opensDrawn(page, '/');
  await zipField.fill(ZIP);
  await zipField.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  letGo();
  await expect(page).toHaveURL(/\/health-plans\?zipcode=98101/);
  await expect(page.getByRole('heading', { level: 1, name: /King County/ })).toBeVisible();
});

test('a choice that is made before the program has come is the one that counts', async ({ page, shopper }) => {
  const letGo = await holdPrograms(page);
  await opensDrawn(page, KING_COUNTY_PLANS.replace('planType=ALL', 'planType=MAPD'));
  await shopper.year(2026).check();
  letGo();
  await expect(page).toHaveURL(/planYear=2026/);
  await expect(shopper.year(2026)).toBeChecked();
});

test('a choice in a part of the page whose own program comes last counts too', async ({ page, shopper }) => {
  const letGo = await holdPrograms(page, /\/cover-choice-[^/]*\.js$/);
  await page.goto(KING_COUNTY_PLANS);
  await expect.poll(() => isDrawnAlone(page)).toBe(false);
  await shopper.typeChoice.selectOption('PDP');
  letGo();
  await expect(page.locator('ul[data-type="PDP"]')).toBeAttached();
  await expect(shopper.typeChoice).toHaveValue('PDP');
});

test('what has a program of its own is seen once that has come, and never before', async ({ page }) => {
  const filters = page.getByRole('region', { name: browse.filters });
  const letGo = await holdPrograms(page);
  await opensDrawn(page, KING_COUNTY_PLANS);
  await expect(filters).toHaveCount(0);
  letGo();
  await expect(filters).toBeVisible();
});

test('links lead on while no program has come', async ({ page }) => {
  await holdPrograms(page);
  await opensDrawn(page, '/');
  await page.getByRole('link', { name: texts.shell.yourProfile }).first().click();
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

/** React takes a page over in steps. So slow ones leave the time for something to come between them. */
const takeOverSlowly = (page: Page) =>
  page.addInitScript(() => {
    window.MessageChannel = class {
      port1 = { onmessage: () => {} };
      port2 = { postMessage: () => setTimeout(() => this.port1.onmessage(), 500) };
    } as unknown as typeof MessageChannel;
  });

test('a link that is followed before its page is taken over leads to the heading of the next one', async ({
  page,
  shopper,
}) => {
  await takeOverSlowly(page);
  await page.goto('/');
  // The head of the page is taken over before the rest.
  await takenOver(page, 'nav a');
  await shopper.profileLink.click();
  await expect(page.getByRole('heading', { level: 1, name: texts.savedPlans.title })).toBeFocused();
});

test('an answer that comes while the page is being taken over waits until it is', async ({
  browser,
  page: own,
  baseURL,
  faults,
}) => {
  await savePlans(own, ['MAPD', 'PDP']);
  const storageState = await own.context().storageState();
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), storageState });
  await prepare(context, faults);
  const page = await context.newPage();
  await takeOverSlowly(page);
  await page.goto('/');
  await expect(page.getByText(home.savedBefore(2))).toBeVisible();
  await context.close();
});
