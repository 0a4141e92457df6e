import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 80;

/** Goes on until the target has the focus, and looks at every stop whether a person could see where they are. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    await mustShowFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target.toString()} was not reached in ${MOST_STEPS} steps`);
}

/** A box that is hidden behind its label shows the focus on the label's words. */
export async function mustShowFocus(page: Page) {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const { width, height } = focused.getBoundingClientRect();
    const drawn = [focused, focused.nextElementSibling].some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
    });
    return drawn && width > 0 && height > 0 ? null : `no sign of the focus on ${focused.outerHTML}`;
  });
  expect(seen).toBeNull();
}
