import { expect, type Page } from '@playwright/test';
import { providerSearch as words } from '#content/en/provider-search.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { savePlans } from '#tests/support/browser/save-plans.ts';
import { PROFILE, ZIP } from '#tests/support/browser/shopper.ts';
import { mustShowFocus, tabTo } from '#tests/support/browser/tab-to.ts';
import { doctorWords, SAVED_DOCTORS } from '#tests/support/states/doctor-states.ts';
import { PROVIDER_SEARCH, searchesProviders } from '#tests/support/states/provider-states.ts';
import { TOOL_CLOSED } from '#web/features/provider-search/tool-settings.ts';

const HEART = { kind: 'heart doctor' };
const PHONE = { width: 390, height: 844 };

/** The first doctor who was found at two addresses, with the buttons of both. */
async function atTwoAddresses(page: Page) {
  const doctor = page.getByRole('listitem').filter({ has: page.getByText(words.results.places(2), { exact: true }) });
  const buttons = doctor.first().getByRole('button');
  await expect(buttons).toHaveCount(2);
  const name = (await doctor.first().getByRole('heading').innerText()).replace(/,.*/, '');
  const streets = await Promise.all(
    [0, 1].map(async (index) => (await buttons.nth(index).getAttribute('aria-label'))?.split(', ').at(-1) ?? ''),
  );
  return { doctor: doctor.first(), buttons, name, streets };
}

/** Which doctors somebody looks for is told to the server alone. */
async function mustKeepSecret(page: Page, secrets: readonly string[]) {
  const told = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (key) => (await window.caches.open(key)).keys()),
    );
    const kept = [location.href, history.state, document.cookie, { ...localStorage }, { ...sessionStorage }];
    return JSON.stringify([...kept, caches.flat().map(({ url }) => url), await indexedDB.databases()]).toLowerCase();
  });
  for (const secret of secrets) expect(told).not.toContain(secret.toLowerCase());
}

test('paper says what was searched for, and has no form', async ({ shopper }) => {
  const { page } = shopper;
  await searchesProviders(shopper, HEART);
  const zip = page.getByLabel(words.form.zip);
  await expect(zip).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(zip).toBeHidden();
  await expect(page.getByText(`${words.form.zip} ${ZIP}`)).toBeVisible();
});

test('[DOC-600][DOC-602] a heart doctor is saved at one of two addresses, and no address or storage of the browser tells', async ({
  shopper,
}) => {
  const { page } = shopper;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url().toLowerCase()));
  await searchesProviders(shopper, HEART);
  const { buttons, name, streets } = await atTwoAddresses(page);
  await buttons.nth(1).click();
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(buttons.nth(1)).toBeEnabled();
  const secrets = [name, streets[1] ?? '', 'heart', 'cardiology'];
  await mustKeepSecret(page, secrets);

  await page.getByRole('link', { name: words.toProfile }).click();
  const saved = page.locator('[data-doctor]');
  await expect(saved).toHaveCount(1);
  await expect(saved).toContainText(name);
  await expect(saved).toContainText(streets[1] ?? '');
  await expect(saved).not.toContainText(streets[0] ?? '');
  await mustKeepSecret(page, secrets);
  const telling = addresses.filter((address) =>
    [name, encodeURIComponent(name)].some((told) => address.includes(told.toLowerCase())),
  );
  expect(telling).toEqual([]);

  await page.goBack();
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('[DOC-604][DOC-606] the search over the profile raises its close event, and the saved doctors are read again', async ({
  shopper,
}) => {
  const { page } = shopper;
  await savePlans(page, ['MAPD']);
  await page.goto(`${PROFILE}#providers`);
  await page.evaluate((event) => {
    document.addEventListener(event, (closed) => {
      document.body.dataset['closedBy'] = JSON.stringify((closed as CustomEvent).detail);
    });
  }, TOOL_CLOSED);
  await page.getByRole('button', { name: (await doctorWords(page)).add, exact: true }).click();
  const search = page.getByRole('dialog');
  await search.getByLabel(words.form.zip).fill(ZIP);
  await search.getByRole('button', { name: words.form.search, exact: true }).click();
  await search
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(search.locator('[aria-pressed="true"]')).toHaveCount(1);
  // Until it closes, the list is only a draft.
  await expect(page.locator('[data-doctor]')).toHaveCount(0);

  const saved = page.waitForResponse(
    (answer) => SAVED_DOCTORS.test(answer.url()) && answer.request().method() === 'POST',
  );
  await search.getByRole('button', { name: words.save.done, exact: true }).click();
  await saved;
  await expect(search).toBeHidden();
  await expect(page.locator('[data-doctor]')).toHaveCount(1);
  const detail = await page.locator('body').getAttribute('data-closed-by');
  expect(JSON.parse(detail ?? '{}')).toEqual({ consumer: 'vpp', partnerCode: expect.any(String) as unknown });
});

test('[DOC-606] a person with a keyboard alone finds a doctor, chooses the address, and takes it off again', async ({
  shopper,
}) => {
  const { page } = shopper;
  await page.goto(PROVIDER_SEARCH);
  const zip = page.getByLabel(words.form.zip);
  await expect(zip).toBeVisible();
  await tabTo(page, zip);
  await page.keyboard.type(ZIP);
  const kind = page.getByRole('combobox', { name: words.form.specialty });
  await tabTo(page, kind);
  await page.keyboard.type(HEART.kind);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(kind).toHaveValue(/\(cardiologist\)/);
  await page.keyboard.press('Enter');
  const { buttons } = await atTwoAddresses(page);
  await tabTo(page, buttons.nth(1));
  await page.keyboard.press('Space');
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(buttons.nth(1)).toBeFocused();
  await mustShowFocus(page);
  await page.keyboard.press('Enter');
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(buttons.nth(1)).toBeFocused();
});

test('on a phone the search fits over the profile, and its buttons are easy to hit', async ({ shopper }) => {
  const { page } = shopper;
  await page.setViewportSize(PHONE);
  await page.goto(`${PROFILE}#providers`);
  await page.getByRole('button', { name: (await doctorWords(page)).add, exact: true }).click();
  const search = page.getByRole('dialog');
  await search.getByLabel(words.form.zip).fill(ZIP);
  await search.getByRole('combobox', { name: words.form.specialty }).fill(HEART.kind);
  await search.getByRole('listbox').getByRole('option').first().click();
  await search.getByRole('button', { name: words.form.search, exact: true }).click();
  const { buttons, name } = await atTwoAddresses(page);
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width);
  }
  expect(await search.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await buttons.nth(0).click();
  await expect(buttons.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await search.getByRole('button', { name: words.save.done, exact: true }).click();
  await expect(search).toBeHidden();
  await expect(page.locator('[data-doctor]')).toContainText(name);
});
