import { expect } from '@playwright/test';
import { texts } from '#content/en/texts.ts';
import { test } from '#tests/support/browser/journey.ts';
import { aShopper, KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';
import { hold, holdAnswers, ONE_PLAN, PLANS_OF_YEAR } from '#tests/support/browser/trouble.ts';

const { planList, savedPlans } = texts;

// The slower of two tabs is told so by a refusal, and makes its change again on what the faster one left.
const SLOWER_TAB = 412;

test('two tabs that both make the guest, save and remove at once lose nothing', async ({ page, context, faults }) => {
  faults.expected.add(SLOWER_TAB);
  const [left, right] = [aShopper(page), aShopper(await context.newPage())];
  await Promise.all([left.page.goto(KING_COUNTY_PLANS), right.page.goto(KING_COUNTY_PLANS)]);
  await expect(left.page.getByRole('article').nth(5)).toBeVisible();
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = await left.names();

  await Promise.all([left.saveButton(a).click(), right.saveButton(b).click()]);
  await Promise.all([left.saves(c), right.saves(d)]);
  await Promise.all([left.seesCount(4), right.seesCount(4)]);
  for (const plan of [a, b, c, d]) {
    await expect(left.savedButton(plan)).toBeVisible();
    await expect(right.savedButton(plan)).toBeVisible();
  }

  await right.page.goto(PROFILE);
  await expect(right.page.getByRole('article')).toHaveCount(4);
  const savesTwo = async () => {
    await left.saveButton(e).click();
    await left.saveButton(f).click();
  };
  await Promise.all([savesTwo(), right.removes(a)]);
  await Promise.all([left.seesCount(5), right.seesCount(5)]);
  await Promise.all([left.savedButton(c).click(), right.removes(b)]);

  await Promise.all([left.seesCount(3), right.seesCount(3)]);
  await left.page.goto(PROFILE);
  await right.page.reload();
  for (const tab of [left, right]) {
    await expect(tab.page.getByRole('article')).toHaveCount(3);
    expect((await tab.names()).toSorted()).toEqual([d, e, f].toSorted());
  }
});

test('two tabs that remove the same plan both end without it', async ({ page, context, shopper, faults }) => {
  faults.expected.add(SLOWER_TAB);
  await page.goto(KING_COUNTY_PLANS);
  const [stays = '', goes = ''] = await shopper.savesOneOfEach(['PDP', 'MAPD']);
  const other = aShopper(await context.newPage());
  await Promise.all([page.goto(PROFILE), other.page.goto(PROFILE)]);
  await Promise.all([
    expect(page.getByRole('article')).toHaveCount(2),
    expect(other.page.getByRole('article')).toHaveCount(2),
  ]);

  const slow = await hold(other.page, ONE_PLAN, 'DELETE');
  await other.removes(goes);
  await shopper.removes(goes);
  await expect(page.getByText(savedPlans.removed(goes))).toHaveCount(2);
  slow.letGo();
  await expect(other.page.getByText(savedPlans.removed(goes))).toHaveCount(2);
  for (const tab of [shopper, other]) {
    await tab.seesCount(1);
    expect(await tab.names()).toEqual([stays]);
    await expect(tab.page.getByRole('alert')).toHaveCount(0);
  }
});

test('an answer that comes late does not hide what another tab saved meanwhile', async ({ page, context, shopper }) => {
  const late = await holdAnswers(page, 'POST', PLANS_OF_YEAR);
  await page.goto(KING_COUNTY_PLANS);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const [first = '', second = '', third = ''] = await shopper.names();
  await shopper.saveButton(first).click();
  await late.letGo();
  await shopper.seesCount(1);

  await shopper.saveButton(second).click();
  await late.hasOne();
  const other = aShopper(await context.newPage());
  await other.page.goto(KING_COUNTY_PLANS);
  await other.saves(third);
  await shopper.seesCount(3);
  await late.letGo();
  await expect(page.getByText(planList.nowSaved(second))).toBeAttached();
  await shopper.seesCount(3);
  await expect(shopper.savedButton(third)).toBeVisible();
});
