import { expect } from '@playwright/test';
import { doctors } from '#content/en/doctors.ts';
import { providerSearch } from '#content/en/provider-search.ts';
import { texts } from '#content/en/texts.ts';
import { test } from '#tests/support/browser/journey.ts';
import { mustBeAccessible } from '#tests/support/browser/must-be-accessible.ts';
import { onRealRows, WITH_REAL_ROWS } from '#tests/support/browser/real-rows.ts';
import { PROFILE, ZIP } from '#tests/support/browser/shopper.ts';

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

for (const [state, zip, typed, doctor] of [
  ['Maine', '04102', 'gilman', 'David Gilman'],
  ['Connecticut', '06105', 'soucier', 'Richard Soucier'],
] as const) {
  test(`a real doctor of ${state} is found and saved, and what a real plan says is not available`, async ({
    page,
    shopper,
    baseURL,
  }) => {
    test.skip(!isRealDataHere, WHY_NOT);
    test.setTimeout(WITH_REAL_ROWS);
    await page.goto(await onRealRows(baseURL));
    await shopper.zipField.fill(zip);
    await shopper.findButton.click();
    await shopper.year(2026).click();
    const [plan = ''] = await shopper.savesOneOfEach(['MAPD']);

    await page.goto(new URL(`${PROFILE}#providers`, page.url()).href);
    await page.getByRole('button', { name: doctors.add, exact: true }).click();
    const search = page.getByRole('dialog');
    await search.getByLabel(providerSearch.form.zip).fill(zip);
    await search.getByLabel(providerSearch.form.name).fill(typed);
    await search.getByRole('button', { name: providerSearch.form.search, exact: true }).click();
    await expect(search.getByText(providerSearch.results.allMadeUp)).toHaveCount(0);
    await search
      .getByRole('button', { name: new RegExp(`^Save ${doctor}`) })
      .first()
      .click();
    await search.getByRole('button', { name: providerSearch.save.done, exact: true }).click();
    await expect(search).toBeHidden();
    // A box that closes takes its step in the history back, and whoever goes on at once would go back with it.
    await page.waitForFunction(() => !history.state?.boxes);

    await page.goto(new URL(`${PROFILE}#plans`, page.url()).href);
    await shopper.year(2026).click();
    await page.goto(new URL(`${PROFILE}#providers`, page.url()).href);
    const row = page.locator('[data-doctor]');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(doctor);
    await expect(row.locator('[data-answer]')).toHaveAttribute('data-answer', 'not-available');
    await row.getByRole('button', { name: new RegExp(`^${doctors.grid.details}`) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(plan);
    await expect(dialog.getByText(doctors.evidence.means['not-available'])).toBeVisible();
    await expect(dialog.getByText(doctors.evidence.publisher)).toHaveCount(0);
    await mustBeAccessible(page);
  });
}
