import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '#content/en/texts.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { mustBeAccessibleAgain } from '#tests/support/browser/must-be-accessible.ts';
import { ZIP } from '#tests/support/browser/shopper.ts';
import { mustShowFocus, tabTo } from '#tests/support/browser/tab-to.ts';

const { planList, savedPlans, shell } = texts;

test('a person with a keyboard alone finds, saves, keeps and removes a plan', async ({ page, shopper }) => {
  await page.goto('/');
  await expect(shopper.zipField).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
  await expect(page.getByRole('link', { name: shell.skip })).toBeInViewport();
  await mustShowFocus(page);
  await page.keyboard.press('Enter');
  await tabTo(page, shopper.zipField);
  await page.keyboard.type(ZIP);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await tabTo(page, shopper.year(2027));
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/planYear=2026/);
  await expect(shopper.year(2026)).toBeChecked();
  await expect(shopper.year(2026)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/planYear=2027/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const ofAllTypes = await shopper.nameOfFirst();
  await tabTo(page, shopper.typeChoice);
  await page.keyboard.type(planList.types.PDP);
  await expect(page).toHaveURL(/planType=PDP/);
  // The rows follow the address a moment later.
  await expect(shopper.saveButton(ofAllTypes)).toHaveCount(0);

  const plan = await shopper.nameOfFirst();
  await tabTo(page, shopper.saveButton(plan));
  await page.keyboard.press('Space');
  await expect(shopper.savedButton(plan)).toBeFocused();
  await shopper.seesCount(1);

  await tabTo(page, shopper.profileLink, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: savedPlans.title })).toBeFocused();
  await expect(shopper.card(plan)).toBeVisible();
  await tabTo(page, shopper.removeButton(plan));

  await page.keyboard.press('Enter');
  await expect(shopper.dialog).toBeVisible();
  await mustBeAccessibleAgain(page);
  await mustKeepFocus(page, shopper.dialog);
  await page.keyboard.press('Escape');
  await expect(shopper.dialog).toBeHidden();
  await expect(shopper.removeButton(plan)).toBeFocused();
  await expect(shopper.card(plan)).toBeVisible();

  await page.keyboard.press('Enter');
  await tabTo(page, shopper.dialog.getByRole('button', { name: savedPlans.keep }));
  await page.keyboard.press('Enter');
  await expect(shopper.removeButton(plan)).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, shopper.dialog.getByRole('button', { name: savedPlans.confirmRemove }));
  await page.keyboard.press('Enter');
  await expect(shopper.card(plan)).toBeHidden();
  await expect(page.getByRole('button', { name: shell.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shopper.removeButton(plan)).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, shopper.dialog.getByRole('button', { name: savedPlans.confirmRemove }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: shell.undo })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: savedPlans.browse })).toBeFocused();
});

/** The browser's own bar may take the focus between the last stop and the first; the page behind may not. */
async function mustKeepFocus(page: Page, dialog: Locator) {
  const stops = new Set<string>();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press(step < 5 ? 'Tab' : 'Shift+Tab');
    const stop = await dialog.evaluate((box) => {
      const focused = document.activeElement ?? document.body;
      if (focused === document.body) return 'browser';
      return box.contains(focused)
        ? focused.textContent || focused.ariaLabel || 'dialog'
        : `behind: ${focused.outerHTML}`;
    });
    stops.add(stop);
  }
  expect([...stops].filter((stop) => stop.startsWith('behind'))).toEqual([]);
  expect(stops).toContain(savedPlans.confirmRemove);
  expect(stops).toContain(savedPlans.keep);
}
