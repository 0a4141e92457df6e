import { expect } from '@playwright/test';
import { texts } from '#content/en/texts.ts';
import { test } from '#tests/support/browser/journey.ts';
import { mustBeAccessible } from '#tests/support/browser/must-be-accessible.ts';
import { onRealRows, WITH_REAL_ROWS } from '#tests/support/browser/real-rows.ts';
import { ZIP } from '#tests/support/browser/shopper.ts';

const { planFacts, planList, savedPlans, shell } = texts;

const isRealDataHere = Boolean(process.env['REAL_DATA_DIR']);
const WHY_NOT = 'REAL_DATA_DIR is not set: the journey on the real rows of 2026 DOES NOT RUN';
if (!isRealDataHere) console.warn(`\n!!! ${WHY_NOT} !!!\n`);

test('the real plans of 2026 stand beside the made-up ones of 2027, each with its source', async ({
  page,
  shopper,
  baseURL,
}) => {
  test.skip(!isRealDataHere, WHY_NOT);
  test.setTimeout(WITH_REAL_ROWS);
  await page.goto(await onRealRows(baseURL));
  await shopper.zipField.fill(ZIP);
  await shopper.findButton.click();
  await expect(page.getByText(planList.count(52, 2027))).toBeVisible();
  const [madeUp = ''] = await shopper.savesOneOfEach(['MAPD']);
  await expect(page.getByRole('main').getByText(planFacts.madeUp)).toHaveCount(1);

  await shopper.year(2026).click();
  await shopper.looksAt('ALL');
  await expect(page.getByText(planList.count(78, 2026))).toBeVisible();
  await expect(page.getByRole('main').getByText(planFacts.madeUp)).toHaveCount(0);
  await mustBeAccessible(page);
  const [real = ''] = await shopper.savesOneOfEach(['PDP']);
  await shopper.seesCount(2);

  const sources = page.getByRole('contentinfo').getByRole('listitem');
  for (const name of [shell.sources.plans('2026'), shell.sources.stars('2026'), shell.sources.madeUpPlans('2027')]) {
    await expect(sources.filter({ hasText: name })).toHaveCount(1);
  }
  await expect(page.getByRole('contentinfo').getByText(shell.footer.madeUp)).toBeVisible();

  await shopper.profileLink.click();
  await expect(shopper.card(real)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText(savedPlans.noLongerOffered)).toHaveCount(0);
  await mustBeAccessible(page);
  await page.reload();
  await shopper.year(2027).click();
  await expect(shopper.card(madeUp)).toBeVisible();
  await expect(page.getByText(planFacts.madeUpPage)).toBeVisible();
});
