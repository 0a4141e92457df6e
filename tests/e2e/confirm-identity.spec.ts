import { type BrowserContext, expect, type Page } from '@playwright/test';
import { importsTexts } from '#content/en/imports-texts.ts';
import { ask } from '#tests/support/browser/ask.ts';
import { prepare, test } from '#tests/support/browser/journey.ts';
import { mustLookRightAgain } from '#tests/support/browser/looks.ts';
import { makesAccount, newEmailOf, signsInAs } from '#tests/support/browser/people.ts';
import { FIVE_DRUGS } from '#tests/support/browser/save-drugs.ts';
import { PROFILE, ZIP } from '#tests/support/browser/shopper.ts';

const { personForm, profileMerge: words } = importsTexts;

const PEOPLE = {
  Mia: { profileType: 'MEMBER-CONSENT', mbi: '3GJ5VH7QR92', gender: '', zipCode: '' },
  Ned: { profileType: 'NON-MEMBER-CONSENT', mbi: '', gender: 'm', zipCode: ZIP },
  Max: { profileType: 'MEMBER-NO-CONSENT', mbi: '', gender: '', zipCode: ZIP },
  Nell: { profileType: 'NON-MEMBER-NO-CONSENT', mbi: '', gender: 'f', zipCode: ZIP },
} as const;
type Name = keyof typeof PEOPLE;

/** As an agent does with the form of the desk. */
async function writesDown(page: Page, firstName: Name): Promise<string> {
  const email = newEmailOf({ firstName, lastName: 'Teller' });
  const { profileType, ...details } = PEOPLE[firstName];
  await ask(page, '/landrover/api/agent/prospects', {
    profileType,
    language: 'en',
    person: { firstName, lastName: 'Teller', email, dob: '05/17/1952', ...details },
    appointment: { agreedOn: '2026-11-12', channel: 'phone', products: ['drug-plan'] },
    drugs: FIVE_DRUGS.slice(0, 1),
    pharmacy: null,
    providers: [],
    plans: [],
  });
  return email;
}

async function comes(home: BrowserContext, firstName: Name, email: string) {
  const page = await home.newPage();
  await makesAccount(page, { firstName, lastName: 'Teller' }, email);
  const popup = page.getByRole('dialog', { name: words.title });
  await expect(popup.getByLabel(words.required(personForm.firstName))).toHaveValue(firstName);
  const tries = async (day: string) => {
    const { mbi, gender, zipCode } = PEOPLE[firstName];
    if (mbi) await popup.getByLabel(words.required(personForm.mbi)).fill(mbi);
    if (gender) await popup.getByRole('radio', { name: personForm.genders[gender], exact: true }).check();
    if (zipCode) await popup.getByLabel(words.required(personForm.zipCode)).fill(zipCode);
    await popup.getByLabel(personForm.month, { exact: true }).fill('05');
    await popup.getByLabel(personForm.day, { exact: true }).fill(day);
    await popup.getByLabel(personForm.year, { exact: true }).fill('1952');
    await popup.getByRole('button', { name: words.submit }).click();
  };
  return { page, popup, tries };
}

test('[IDENT-606][IDENT-610][IDENT-615][IDENT-616][IDENT-618] who was written down, of each of the four types, succeeds at once, fails twice and then succeeds, fails three times and is locked out, or skips', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  await signsInAs(page, 'agentSmith');
  await expect(page).toHaveURL('/agent');
  const emails = {
    Mia: await writesDown(page, 'Mia'),
    Ned: await writesDown(page, 'Ned'),
    Max: await writesDown(page, 'Max'),
    Nell: await writesDown(page, 'Nell'),
  };
  const someone = async (name: Name) => {
    const home = await browser.newContext({ baseURL: baseURL ?? '' });
    await prepare(home, faults);
    return { home, ...(await comes(home, name, emails[name])) };
  };

  const mia = await someone('Mia');
  const form = await mia.popup.locator('form').boundingBox();
  expect(form?.width).toBeLessThanOrEqual(410);
  await mia.tries('18');
  await expect(mia.popup.getByText(words.attemptsLeft(2))).toBeVisible();
  await mia.tries('19');
  await expect(mia.popup.getByText(words.attemptsLeft(1))).toBeVisible();
  await expect(mia.popup.getByText(words.lastAttempt)).toBeVisible();
  await mia.tries('17');
  await expect(mia.popup.getByText(words.success)).toBeVisible();
  await mustLookRightAgain(mia.page);
  await mia.popup.getByRole('button', { name: words.continue }).click();
  await mia.page.goto(`${PROFILE}#drugs`);
  await expect(mia.page.getByText(/lisinopril/i).first()).toBeVisible();
  await mia.home.close();

  const nell = await someone('Nell');
  await nell.tries('17');
  await expect(nell.popup.getByText(words.success)).toBeVisible();
  await nell.popup.getByRole('button', { name: words.continue }).click();
  await nell.page.goto(`${PROFILE}#drugs`);
  await expect(nell.page.getByText(/lisinopril/i).first()).toBeVisible();
  await nell.home.close();

  const ned = await someone('Ned');
  for (const [day, left] of [
    ['18', 2],
    ['19', 1],
  ] as const) {
    await ned.tries(day);
    await expect(ned.popup.getByText(words.attemptsLeft(left))).toBeVisible();
  }
  await ned.tries('20');
  await expect(ned.popup.getByText(words.lockedOut.before)).toBeVisible();
  await expect(ned.popup.getByRole('button', { name: words.submit })).toBeDisabled();
  await ned.popup.getByRole('button', { name: words.close }).last().click();
  await ned.page.reload();
  await expect(ned.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ned.popup).toHaveCount(0);
  await ned.home.close();

  const max = await someone('Max');
  const skipped = max.page.waitForResponse(/\/profiles\/merge\/v1$/);
  await max.popup.getByRole('button', { name: words.closeDialog }).first().click();
  await skipped;
  await expect(max.popup).toHaveCount(0);
  await max.page.reload();
  await expect(max.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(max.popup).toHaveCount(0);
  await max.page.goto(`${PROFILE}#drugs`);
  await expect(max.page.getByText(/lisinopril/i)).toHaveCount(0);
  await max.home.close();
});
