import { expect, type Page } from '@playwright/test';
import { mustBeAccessible, mustHaveContrast } from './must-be-accessible.ts';

/** The narrowest phone, and what a screen of 1280 × 1024 leaves at 400 % zoom. WCAG 2.2, 1.4.10. */
const NARROW = { width: 320, height: 640 };
export const ZOOMED = { width: 320, height: 256 };

/** The page as it stands, in each way that people look at it besides the plain one. */
export async function mustLookRight(page: Page) {
  await mustBeAccessible(page);
  // Other colours change nothing but what can be read on what.
  await page.emulateMedia({ colorScheme: 'dark' });
  await mustHaveContrast(page);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await mustHaveContrast(page);
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  await mustFit(page, () => mustBeAccessible(page));
}

/** Nothing hangs out at the side on the narrowest screens. */
export async function mustFit(page: Page, mustBe: () => Promise<void> = async () => {}) {
  const usual = page.viewportSize();
  await page.setViewportSize(NARROW);
  await mustFitTheWidth(page);
  await page.setViewportSize(ZOOMED);
  await mustFitTheWidth(page);
  await mustBe();
  if (usual) await page.setViewportSize(usual);
}

async function mustFitTheWidth(page: Page) {
  const tooWide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return scrollWidth > clientWidth ? wide.map(({ outerHTML }) => outerHTML.slice(0, 120)) : [];
  });
  expect(tooWide, `what does not fit at ${page.url()}`).toEqual([]);
}
