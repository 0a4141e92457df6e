import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/journey.ts';
import { layoutShifts, watchLayout } from '#tests/support/browser/layout-shift.ts';

const BLOCK_PERIOD_PASSED_MS = 500;

/** How wide a few words are in the faces of the page: another face has another width. */
const widths = (page: Page) =>
  page.evaluate(() =>
    ['--face-heading', '--face-text'].map((face) => {
      const words = document.createElement('span');
      words.style.cssText = `position: fixed; visibility: hidden; font: 700 40px var(${face})`;
      words.textContent = 'Medicare plans that fit';
      document.body.append(words);
      const { width } = words.getBoundingClientRect();
      words.remove();
      return width;
    }),
  );

test('faces that come late do not change the letters of a visit, and nothing moves @both-brands', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let count = 0;
  await page.route(/\.woff2$/, async (route) => {
    count += 1;
    await held;
    await route.continue();
  });
  await watchLayout(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The heading stands in the page that the server sends, before the style sheet that names the faces.
  await page.waitForFunction(() => document.fonts.size > 0);
  const before = await widths(page);
  await expect.poll(() => count).toBeGreaterThan(0);
  // A browser still swaps an optional face in for a tenth of a second, by its own clock and without telling.
  await page.waitForTimeout(BLOCK_PERIOD_PASSED_MS);

  const come = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
  letGo();
  await come;
  await page.waitForLoadState('networkidle');
  expect(await widths(page)).toEqual(before);
  expect(await layoutShifts(page)).toEqual([]);
});
