import { expect } from '@playwright/test';
import { texts } from '#content/en/texts.ts';
import { test } from '#tests/support/browser/journey.ts';
import { layoutShifts, watchLayout } from '#tests/support/browser/layout-shift.ts';
import { mustLookRightAgain, ZOOMED } from '#tests/support/browser/looks.ts';
import { mustBeAccessible } from '#tests/support/browser/must-be-accessible.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import { KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';
import { ONE_PLAN, refuse, slowDown } from '#tests/support/browser/trouble.ts';

const { planFacts, planList, savedPlans, shell } = texts;

/** A few rows with every type of plan, one with a high deductible: axe takes its time with each row. */
const ONE_OF_EACH_TYPE = `${KING_COUNTY_PLANS}&premium=25&carrier=Marrowby+Mutual+Care&carrier=Wickerwell+Drug+Cover`;

test('at 400 % zoom the question before a removal is answered, and the refusal is seen', async ({ page, shopper }) => {
  const [plan = ''] = await savePlans(page, ['MAPD', 'MA', 'SNP', 'PDP']);
  await page.goto(PROFILE);
  await expect(page.getByRole('article')).toHaveCount(4);
  await shopper.removeButton(plan).click();
  await expect(shopper.dialog).toBeVisible();
  await refuse(page, ONE_PLAN, { method: 'DELETE' });
  await page.setViewportSize(ZOOMED);
  await shopper.dialog.getByRole('button', { name: savedPlans.confirmRemove }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await mustLookRightAgain(page);
});

test('on paper stand the plans and their figures, and nothing to press', async ({ page, shopper }) => {
  await page.goto(KING_COUNTY_PLANS);
  const [plan = ''] = await shopper.savesOneOfEach(['PDP']);
  for (const [address, count] of [
    [`${KING_COUNTY_PLANS}&show=60`, 52],
    [PROFILE, 1],
  ] as const) {
    await page.goto(address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(shopper.card(plan).getByText(planFacts.monthlyPremium)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(shell.footer.madeUp)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('link', { name: shell.otherLanguage })).toHaveCount(0);
    await expect(shopper.removeButton(plan)).toHaveCount(0);
    const saveButtons = page.getByRole('button', { name: new RegExp(`^${planList.save} `) });
    await expect(saveButtons).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
  await page.emulateMedia({ media: 'print' });
  for (const address of [ONE_OF_EACH_TYPE, PROFILE]) {
    await page.goto(address);
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await mustBeAccessible(page);
  }
});

for (const [story, delay, size] of [
  ['on a wide screen', 0, { width: 1280, height: 900 }],
  ['on a phone', 0, { width: 390, height: 844 }],
  ['on a phone and a slow line', 400, { width: 390, height: 844 }],
] as const) {
  test(`nothing moves while home, list and profile load: ${story}`, async ({ page, shopper }) => {
    await page.goto(KING_COUNTY_PLANS);
    await shopper.savesOneOfEach(['MAPD', 'PDP']);
    await page.setViewportSize(size);
    await watchLayout(page);
    if (delay) await slowDown(page, delay);
    await page.goto('/');
    await expect(shopper.zipField).toBeVisible();
    await shopper.seesCount(2);
    expect(await layoutShifts(page)).toEqual([]);
    await page.goto(KING_COUNTY_PLANS);
    await expect(page.getByRole('article')).toHaveCount(20);
    await shopper.seesCount(2);
    expect(await layoutShifts(page)).toEqual([]);
    await page.goto(PROFILE);
    await expect(page.getByRole('article')).toHaveCount(2);
    await shopper.seesCount(2);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
