import { expect, type Page } from '@playwright/test';
import { providerSearch } from '#content/en/provider-search.ts';
import { texts as english } from '#content/en/texts.ts';
import { texts as spanish } from '#content/es/texts.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { doctorsNear, saveDoctors } from '#tests/support/browser/save-doctors.ts';
import { savePlans, savePlansById } from '#tests/support/browser/save-plans.ts';
import { PROFILE, ZIP } from '#tests/support/browser/shopper.ts';
import { refuse } from '#tests/support/browser/trouble.ts';
import { doctorWords, opensDoctors, opensEvidence, SAVED_DOCTORS } from '#tests/support/states/doctor-states.ts';

/** Opens the search over the profile and chooses the first doctor that it finds. @returns the search, still open. */
async function choosesFirst(page: Page, add: string) {
  await page.getByRole('button', { name: add, exact: true }).click();
  const search = page.getByRole('dialog');
  await search.getByLabel(providerSearch.form.zip).fill(ZIP);
  await search.getByRole('button', { name: providerSearch.form.search, exact: true }).click();
  await search
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  return search;
}

/** Health plans of the sample: more than stand beside each other on paper. */
const EIGHT = [
  'H9918001000',
  'H9918007001',
  'H9918009000',
  'H9919007001',
  'H9920001000',
  'H9920007001',
  'H9921001000',
  'H9921007001',
];

/** A box that closes goes back in the history, and a reload in the same moment would be broken off. */
const hasLeftBox = (page: Page) => page.waitForFunction(() => !window.history.state?.boxes);

test('[DOC-600][DOC-604][DOC-606][DOC-613] a doctor is found over the profile, is there after a reload, and goes', async ({
  shopper,
}) => {
  const { page, texts } = shopper;
  await savePlans(page, ['MAPD']);
  await page.goto(`${PROFILE}#providers`);
  const words = await doctorWords(page);
  const search = await choosesFirst(page, words.add);
  const saved = page.waitForResponse(
    (answer) => SAVED_DOCTORS.test(answer.url()) && answer.request().method() === 'POST',
  );
  await search.getByRole('button', { name: providerSearch.close }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.locator('[data-doctor]')).toHaveCount(1);
  await hasLeftBox(page);
  await page.reload();
  const row = page.locator('[data-doctor]');
  await expect(row).toHaveCount(1);

  await row.getByRole('button', { name: new RegExp(`^${words.remove}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.removeDialog.keep }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: new RegExp(`^${words.remove}`) }).click();
  const removed = page.waitForResponse((answer) => SAVED_DOCTORS.test(answer.url()));
  await page.getByRole('dialog').getByRole('button', { name: words.removeDialog.confirm, exact: true }).click();
  await removed;
  await expect(page.getByRole('button', { name: texts.shell.undo })).toBeFocused();
  await hasLeftBox(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: words.heading.none })).toBeVisible();
});

test('[DOC-001][DOC-402][DOC-602][DOC-605] doctors stand beside what each plan says of them, and drug plans have no column', async ({
  shopper,
}) => {
  const { page } = shopper;
  const words = await opensDoctors(shopper);
  const table = page.getByRole('table', { name: words.grid.caption(2027) });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByText(words.answers['in-network']).first()).toBeAttached();
  await expect(table.getByText(words.answers['not-listed']).first()).toBeAttached();
  const icons = await page
    .locator('[data-icon]')
    .evaluateAll((all) => all.map((icon) => icon.getAttribute('data-icon')));
  expect(icons).toEqual(['default', 'dental', 'behavioral', 'place']);
  await expect(page.getByText(/out of network|not covered/i)).toHaveCount(0);
});

test('[DOC-612][ERR-414] a removal that the server refuses brings the doctor back, and the page says so', async ({
  shopper,
  faults,
}) => {
  const { page } = shopper;
  faults.expected.add(500);
  const words = await opensDoctors(shopper);
  await refuse(page, SAVED_DOCTORS, { method: 'POST' });
  await page
    .getByRole('button', { name: new RegExp(`^${words.remove}`) })
    .nth(1)
    .click();
  await page.getByRole('dialog').getByRole('button', { name: words.removeDialog.confirm, exact: true }).click();
  await expect(page.locator('[data-doctor]').nth(1).getByRole('alert')).toHaveText(words.notSaved);
  await expect(page.locator('[data-doctor]')).toHaveCount(4);
});

test('paper has room for eight plans: they stand below each doctor', async ({ page }) => {
  await savePlansById(page, EIGHT);
  await saveDoctors(page, await doctorsNear(page));
  await page.goto(`${PROFILE}#providers`);
  const doctors = page.locator('[data-doctor]');
  await expect(doctors).toHaveCount(4);
  // Letter paper without its margins, at 96 dots to the inch.
  await page.setViewportSize({ width: 720, height: 960 });
  await page.emulateMedia({ media: 'print' });
  await expect(doctors.first().getByRole('cell').filter({ visible: true })).toHaveCount(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
});

test('what was said on the phone stays with the doctor after a reload, and on paper its heading stands above a note alone', async ({
  shopper,
}) => {
  const { page } = shopper;
  const words = await opensEvidence(shopper);
  const dialog = page.getByRole('dialog');
  const heading = dialog.getByRole('heading', { name: words.note.heading });
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('radio', { name: words.note.answers.no, exact: true }).check();
  await dialog.getByRole('button', { name: words.note.save }).click();
  const said = dialog.getByText(words.note.said.no('November 16, 2026'));
  await expect(said).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: words.note.change }).click();
  await expect(said).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(said).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(page.getByText(words.grid.noted('November 16, 2026').no).first()).toBeVisible();
});

test('[DOC-613][ERR-608] Back closes the search over the profile with what was chosen, and waits where the server refuses', async ({
  shopper,
  faults,
}) => {
  const { page } = shopper;
  faults.expected.add(500);
  await savePlans(page, ['MAPD']);
  await page.goto(`${PROFILE}#providers`);
  const words = await doctorWords(page);
  const search = await choosesFirst(page, words.add);
  await expect(search.getByRole('button', { name: /^Saved: / })).toHaveCount(1);
  const refusal = await refuse(page, SAVED_DOCTORS, { method: 'POST' });
  for (const _try of [1, 2]) {
    await page.goBack();
    await expect(search.getByText(new RegExp(providerSearch.save.notSaved))).toBeVisible();
    await expect(search.getByRole('button', { name: providerSearch.save.done, exact: true })).toBeEnabled();
    await expect(page).toHaveURL(/#providers$/);
  }
  await refusal.stop();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page.locator('[data-doctor]')).toHaveCount(1);
  await expect(page).toHaveURL(/#providers$/);
});

test('[DOC-613] with the search open in two tabs neither takes away whom the other one saved', async ({
  shopper,
  context,
}) => {
  const { page } = shopper;
  await savePlans(page, ['MAPD']);
  await saveDoctors(page, await doctorsNear(page, ['hospital']));
  const words = await doctorWords(page);
  const tabs = [page, await context.newPage()] as const;
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(new URL(`${PROFILE}#providers`, page.url()).href);
    await expect(tab.locator('[data-doctor]')).toHaveCount(1);
    await tab.getByRole('button', { name: words.addOrEdit, exact: true }).click();
    const search = tab.getByRole('dialog');
    await search.getByLabel(providerSearch.form.zip).fill(ZIP);
    await search.getByRole('combobox', { name: providerSearch.form.specialty }).fill(index ? 'teeth' : 'heart doctor');
    await search.getByRole('listbox').getByRole('option').first().click();
    await search.getByRole('button', { name: providerSearch.form.search, exact: true }).click();
    await search
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(search.getByRole('button', { name: /^Saved: / })).toHaveCount(1);
  }
  for (const tab of tabs) {
    await tab.getByRole('button', { name: providerSearch.save.done, exact: true }).click();
    await expect(tab.getByRole('dialog')).toBeHidden();
    await hasLeftBox(tab);
  }
  await page.reload();
  await expect(page.locator('[data-doctor]')).toHaveCount(3);
  expect(
    await page.locator('[data-icon]').evaluateAll((all) => all.map((icon) => icon.getAttribute('data-icon'))),
  ).toEqual(['place', 'default', 'dental']);
});

test('a guest keeps no doctor in the browser, and another browser does not see them', async ({ shopper, browser }) => {
  const { page } = shopper;
  await savePlans(page, ['MAPD']);
  const doctors = await doctorsNear(page);
  await saveDoctors(page, doctors);
  await page.goto(`${PROFILE}#providers`);
  await expect(page.locator('[data-doctor]')).toHaveCount(4);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const { providerName, nationalProviderId } of doctors) {
    expect(stored).not.toContain(providerName);
    expect(stored).not.toContain(nationalProviderId);
  }
  const other = await browser.newPage();
  await other.goto(new URL(`${PROFILE}#providers`, page.url()).href);
  await expect(other.locator('[data-doctor]')).toHaveCount(0);
  await other.close();
});

for (const [language, texts] of Object.entries({ en: english, es: spanish })) {
  test(`[DOC-612][ERR-414] evidence, a refused removal and an undo, with a doctor and a dentist (${language})`, async ({
    page,
    faults,
  }) => {
    faults.expected.add(500);
    await page.goto(`/?lang=${language}`);
    await savePlans(page, ['MAPD', 'MA']);
    await saveDoctors(page, await doctorsNear(page, ['cardiology', 'dentistry']));
    await page.goto(`${PROFILE}#providers`);
    const words = await doctorWords(page);
    const rows = page.locator('[data-doctor]');
    await expect(rows).toHaveCount(2);
    const removes = async (index: number) => {
      await rows
        .nth(index)
        .getByRole('button', { name: new RegExp(`^${words.remove}`) })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: words.removeDialog.confirm, exact: true }).click();
    };

    await page
      .getByRole('button', { name: new RegExp(`^${words.grid.details}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText(words.evidence.wrong.heading)).toBeVisible();
    await page.keyboard.press('Escape');

    const refusal = await refuse(page, SAVED_DOCTORS, { method: 'POST' });
    await removes(1);
    await expect(rows.nth(1).getByRole('alert')).toHaveText(words.notSaved);
    await expect(rows.nth(1).getByRole('button', { name: new RegExp(`^${words.remove}`) })).toBeFocused();
    await refusal.stop();

    await removes(1);
    await expect(page.getByRole('button', { name: texts.shell.undo })).toBeFocused();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: texts.shell.undo }).click();
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1).getByRole('button', { name: new RegExp(`^${words.remove}`) })).toBeFocused();
  });
}
