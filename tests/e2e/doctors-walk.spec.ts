import { expect, type Locator, type Page } from '@playwright/test';
import { doctors as words } from '#content/en/doctors.ts';
import { providerSearch as search } from '#content/en/provider-search.ts';
import { test } from '#tests/support/browser/journey.ts';
import { mustLookRightAgain } from '#tests/support/browser/looks.ts';
import { PROFILE, ZIP } from '#tests/support/browser/shopper.ts';
import { refuse } from '#tests/support/browser/trouble.ts';
import { SAVED_DOCTORS } from '#tests/support/states/doctor-states.ts';
import { CARRIERS, savesPlansOf } from '#tests/support/states/doctors-of-years.ts';

const KINDS = ['gp', 'internist', 'heart doctor', 'teeth'];

/** Finds the nearest of each kind in the search over the profile, and saves them with its close. */
async function findsDoctors(page: Page, kinds: readonly string[]) {
  await page.getByRole('button', { name: words.add, exact: true }).click();
  const tool = page.getByRole('dialog');
  await tool.getByLabel(search.form.zip).fill(ZIP);
  for (const [index, kind] of kinds.entries()) {
    await tool.getByRole('combobox', { name: search.form.specialty }).fill(kind);
    await tool.getByRole('listbox').getByRole('option').first().click();
    await tool.getByRole('button', { name: search.form.search, exact: true }).click();
    await tool
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(tool.getByText(search.save.saved, { exact: true })).not.toHaveCount(0);
    await expect(tool.getByRole('button', { name: /^Saved: / })).toHaveCount(1);
    if (index === 0) await mustLookRightAgain(page);
  }
  await tool.getByRole('button', { name: search.save.done, exact: true }).click();
  await expect(tool).toBeHidden();
}

const nameOf = async (row: Locator) => (await row.getByRole('rowheader').locator('p').first().innerText()).trim();

test('[DOC-001][DOC-600][DOC-602][DOC-612][ENV-404][ERR-414] a new person finds three doctors and a dentist, sees what four plans say of them, and takes one off and back', async ({
  shopper,
  faults,
}) => {
  const { page, texts } = shopper;
  faults.expected.add(500);
  const [inBothYears = ''] = await savesPlansOf(shopper, 2026, CARRIERS.slice(0, 1));
  expect(await savesPlansOf(shopper, 2027, CARRIERS)).toContain(inBothYears);

  await page.goto(`${PROFILE}#providers`);
  await findsDoctors(page, KINDS);
  const rows = page.locator('[data-doctor]');
  await expect(rows).toHaveCount(4);
  await expect(page.locator('[data-icon="dental"]')).toHaveCount(1);
  const names = [];
  for (const row of await rows.all()) names.push(await nameOf(row));
  const [, internist = '', , dentist = ''] = names;

  // The heart doctor is seen at another address.
  const heart = rows.nth(2);
  const addressBefore = await heart.getByRole('rowheader').innerText();
  await heart.getByRole('button', { name: new RegExp(`^${words.edit}`) }).click();
  await page.getByRole('group', { name: words.move.heading }).getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: words.move.save }).click();
  await expect(heart.getByRole('rowheader')).not.toHaveText(addressBefore);
  expect(await nameOf(heart)).toBe(names[2]);

  // Each of four plans, with who says so and since when, or that nobody does.
  const grid = page.getByRole('table', { name: words.grid.caption(2027) });
  await expect(grid.getByRole('columnheader')).toHaveCount(5);
  await expect(rows.first().locator('[data-answer]')).toHaveCount(4);
  for (const [index, carrier] of CARRIERS.entries()) {
    await rows
      .first()
      .getByRole('button', { name: new RegExp(`^${words.grid.details}`) })
      .nth(index)
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(carrier);
    await expect(dialog.getByText(words.evidence.wrong.heading)).toBeVisible();
    const isPublished = index < 3;
    await expect(dialog.getByText(words.evidence.publisher)).toHaveCount(isPublished ? 1 : 0);
    await expect(dialog.locator('[data-answer]')).toHaveAttribute(
      'data-answer',
      isPublished ? 'in-network' : 'not-available',
    );
    const showed = isPublished ? words.answers['in-network'] : words.answers['not-available'];
    await expect(dialog.getByText(words.evidence.shown.on('November 16, 2026', showed))).toBeVisible();
    if (index === 2) await expect(dialog.getByText(/45 days old/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  // The year before, and back: the internist has left one of the lists.
  await page.goto(`${PROFILE}#plans`);
  await shopper.year(2026).click();
  await page.goto(`${PROFILE}#providers`);
  await expect(page.getByRole('table', { name: words.grid.caption(2026) })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.yearChanges.heading(2026) })).toHaveCount(0);
  await page.goto(`${PROFILE}#plans`);
  await shopper.year(2027).click();
  await page.goto(`${PROFILE}#providers`);
  const changes = page.getByRole('region', { name: words.yearChanges.heading(2027) });
  await expect(changes.getByText(words.yearChanges.left(internist, inBothYears, 2027))).toBeVisible();
  const notCompared = words.yearChanges.notCompared['no-list']('', 2027);
  await expect(changes.getByText(new RegExp(`^${CARRIERS[3]}`)).filter({ hasText: notCompared })).toBeVisible();

  // The server fails, and the dentist is back where they were; then they go, and come back at that place.
  const removes = async () => {
    await rows
      .nth(3)
      .getByRole('button', { name: new RegExp(`^${words.remove}`) })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: words.removeDialog.confirm, exact: true }).click();
  };
  const refusal = await refuse(page, SAVED_DOCTORS, { method: 'POST' });
  await removes();
  await expect(rows.nth(3).getByRole('alert')).toHaveText(words.notSaved);
  expect(await nameOf(rows.nth(3))).toBe(dentist);
  await refusal.stop();
  await removes();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: texts.shell.undo }).click();
  await expect(rows).toHaveCount(4);
  expect(await nameOf(rows.nth(3))).toBe(dentist);
  await page.reload();
  await expect(rows).toHaveCount(4);
  expect(await nameOf(rows.nth(3))).toBe(dentist);
});
