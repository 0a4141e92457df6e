import { expect, type Page } from '@playwright/test';
import { BRANDS } from '#domain/brand/brand.ts';
import { mustBeAccessible, mustBeInReach, mustBeWellFormed, mustHaveContrast } from './must-be-accessible.ts';

/** What a screen of 1280 × 1024 leaves at 400 % zoom. WCAG 2.2, 1.4.10. The narrowest phone is as wide, and higher. */
export const ZOOMED = { width: 320, height: 256 };

const isLong = Boolean(process.env['LONG']);
const NARROWEST = isLong ? [{ width: 320, height: 640 }, ZOOMED] : [ZOOMED];

/** The page as it stands, in each way that people look at it besides the plain one. */
export async function mustLookRight(page: Page) {
  // Further down, what a bar at the edge of the screen half covers depends on where a click has scrolled to.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await mustBeWellFormed(page);
  await mustHaveContrastInAllColors(page);
  await mustFit(page, () => (isLong ? mustBeAccessible : mustBeInReach)(page));
}

/** For a journey that comes through states of the table, which have their own look: the long suite looks here too. */
export const mustLookRightAgain = isLong ? mustLookRight : async () => {};

/** Other colors change nothing but what can be read on what. All that a brand changes in looks hangs on one attribute. */
async function mustHaveContrastInAllColors(page: Page) {
  const root = page.locator('html');
  const wear = (brand: string) => root.evaluate((element, code) => element.setAttribute('data-brand', code), brand);
  const own = (await root.getAttribute('data-brand')) ?? '';
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const brand of BRANDS) {
      await wear(brand);
      await mustHaveContrast(page);
    }
  }
  await wear(own);
  await page.emulateMedia({ colorScheme: null, forcedColors: 'active' });
  await mustHaveContrast(page);
  await page.emulateMedia({ forcedColors: null });
}

/** Nothing hangs out at the side on the narrowest screens. */
export async function mustFit(page: Page, mustBe: () => Promise<void> = async () => {}) {
  const usual = page.viewportSize();
  for (const size of NARROWEST) {
    await page.setViewportSize(size);
    await mustFitTheWidth(page);
  }
  await mustBe();
  if (usual) await page.setViewportSize(usual);
}

async function mustFitTheWidth(page: Page) {
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
  expect(tooWide, `what does not fit at ${page.url()}`).toEqual([]);
}
