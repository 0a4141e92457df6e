import { expect, type Page } from '@playwright/test';
import { profileTexts } from '#content/en/profile-texts.ts';
import { texts } from '#content/en/texts.ts';
import { prepare, test } from '#tests/support/browser/journey.ts';
import { layoutShifts, watchLayout } from '#tests/support/browser/layout-shift.ts';
import { aShopper, KING_COUNTY_PLANS, PROFILE } from '#tests/support/browser/shopper.ts';
import { hold } from '#tests/support/browser/trouble.ts';

const { contact, faq, learnMore, supplement } = profileTexts;
const { savedPlans } = texts;

test('[PLAN-002][PLAN-004] a saved plan is learned about by phone, and removed', async ({ page, shopper, site }) => {
  await page.goto(KING_COUNTY_PLANS);
  const [plan = ''] = await shopper.savesOneOfEach(['PDP']);
  await page.goto(PROFILE);
  const card = shopper.card(plan);
  await card.getByRole('button', { name: learnMore.title }).click();
  const dialog = page.getByRole('dialog', { name: learnMore.title });
  const phone = site.phones.enroll.PDP ?? '';
  await expect(dialog.getByRole('link', { name: contact.call(phone) })).toHaveAttribute('href', `tel:${phone}`);
  await expect(dialog.getByText(learnMore.text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await shopper.removeButton(plan).click();
  await expect(shopper.dialog.getByText(plan)).toBeVisible();
  // The card goes at once; a page that is left before the answer may take the request with it.
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await shopper.dialog.getByRole('button', { name: savedPlans.confirmRemove }).click();
  await expect(card).toBeHidden();
  await removed;
  await page.reload();
  await expect(page.getByText(savedPlans.empty)).toBeVisible();
});

test('[PLAN-418] the tab keeps the plan year over a reload, and another browser starts with its own', async ({
  page,
  shopper,
  browser,
  baseURL,
  faults,
}) => {
  await page.goto(PROFILE);
  await expect(shopper.year(2027)).toBeChecked();
  await shopper.year(2026).click();
  await page.reload();
  await expect(shopper.year(2026)).toBeChecked();
  await expect(page.getByText(savedPlans.emptyOfYear(2026))).toBeVisible();

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  await prepare(elsewhere, faults);
  const other = aShopper(await elsewhere.newPage());
  await other.page.goto(PROFILE);
  await expect(other.year(2027)).toBeChecked();
  await elsewhere.close();
});

/** Where the rows of each card begin, by the line of the grid that the card stands in. */
const rowsOfCards = (page: Page) =>
  page.evaluate(() => {
    const tops = new Map<number, string[]>();
    for (const card of document.querySelectorAll('article')) {
      const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
      const line = topOf(card);
      const rows = [...card.children].map(topOf).join(' ');
      tops.set(line, [...(tops.get(line) ?? []), rows]);
    }
    return [...tops.values()];
  });

test('[PLAN-009][SHELL-405][PLAN-606] cards stand in one column or two, and their rows line up after each resize', async ({
  page,
  shopper,
}) => {
  await page.goto(KING_COUNTY_PLANS);
  await shopper.savesOneOfEach(['MAPD', 'MA', 'SNP']);
  await shopper.looksAt('PDP');
  for (const plan of (await shopper.names()).slice(0, 2)) await shopper.saves(plan);
  await page.goto(PROFILE);
  await expect(page.getByRole('article')).toHaveCount(5);
  const usual = page.viewportSize();
  for (const [width, inLine] of [
    [1280, [2, 1, 2]],
    [400, [1, 1, 1, 1, 1]],
    [800, [2, 1, 2]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await rowsOfCards(page);
    expect(lines.map(({ length }) => length)).toEqual(inLine);
    for (const rows of lines) expect(new Set(rows).size).toBe(1);
  }
  if (usual) await page.setViewportSize(usual);
});

for (const [story, width, height] of [
  ['on a wide screen', 1280, 900],
  ['on a tall screen', 1280, 1600],
  ['on a phone', 390, 844],
] as const) {
  test(`nothing moves when the Supplement notice comes late: ${story}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchLayout(page);
    const held = await hold(page, /\/approved-states$/);
    await page.goto(PROFILE);
    await expect(page.getByText(savedPlans.empty)).toBeVisible();
    await expect(page.getByRole('heading', { name: faq.title })).toBeVisible();
    const notice = page.getByRole('region', { name: supplement.title });
    await expect(notice).toHaveCount(0);
    held.letGo();
    await expect(notice).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });
}
