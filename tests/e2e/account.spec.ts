import { expect, type Page } from '@playwright/test';
import { accessHistory } from '#content/en/access-history.ts';
import { banners } from '#content/en/banners.ts';
import { identityPages as words } from '#content/en/identity.ts';
import { texts } from '#content/en/texts.ts';
import { identityPages as spanish } from '#content/es/identity.ts';
import { test } from '#tests/support/browser/kept-page.ts';
import { mustLookRight, mustLookRightAgain } from '#tests/support/browser/looks.ts';
import { codeSentTo } from '#tests/support/browser/mailbox.ts';
import { makesAccount } from '#tests/support/browser/people.ts';
import { PROFILE } from '#tests/support/browser/shopper.ts';

const { demo, forgotten, mailed, manage, needs, registerPage, signedOut, signInPage } = words;
const { problems } = texts;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('somebody signs in: what is missing is said, a wrong password is refused, a right one leads to the profile', async ({
  page,
  faults,
}) => {
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInPage.title);
  await expect(button(page, demo.people.shopper)).toBeVisible();
  await button(page, words.signIn).click();
  const alert = page.getByRole('alert').filter({ hasText: words.check });
  await expect(alert.getByRole('link')).toHaveText([needs.email, needs.password]);
  await alert.getByRole('link', { name: needs.password }).click();
  await expect(field(page, words.password)).toBeFocused();
  await mustLookRightAgain(page);

  faults.expected.add(422);
  await button(page, demo.people.member).click();
  await expect(field(page, words.email)).toHaveValue('sam@example.org');
  await field(page, words.password).fill('not the password');
  await page.getByRole('button', { name: words.showPassword(words.password) }).click();
  await expect(field(page, words.password)).toHaveAttribute('type', 'text');
  await field(page, words.password).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: problems['sign-in-refused'].detail })).toBeVisible();

  await button(page, demo.people.member).click();
  await button(page, words.signIn).click();
  // The code has left the address.
  await expect(page).toHaveURL(PROFILE);
});

test('somebody new makes an account, changes it, and sees what was written down of it', async ({
  page,
  site,
  faults,
}) => {
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(registerPage.title);
  await field(page, words.firstName).fill('Nel');
  await field(page, words.lastName).fill('Ortiz');
  const email = `nel.the.one.with.a.long.address.${site.code}.${Math.random().toString(36).slice(2)}@example.org`;
  await field(page, words.email).fill(email);
  await field(page, words.password).fill('too short');
  await button(page, words.createAccount).click();
  await expect(field(page, words.password)).toHaveAccessibleDescription(new RegExp(needs.newPassword(12)));
  await mustLookRight(page);
  await field(page, words.password).fill('a few words in a row');
  await button(page, words.createAccount).click();
  await expect(page.getByRole('heading', { level: 1, name: mailed.title })).toBeFocused();
  await mustLookRightAgain(page);
  faults.expected.add(422);
  await field(page, mailed.code).fill('0000 0000');
  await button(page, words.createAccount).click();
  await expect(page.getByRole('alert').filter({ hasText: problems['mailed-code-refused'].detail })).toBeVisible();
  await button(page, mailed.again).click();
  await expect(page.getByText(mailed.sentAgain).first()).toBeVisible();
  // What was typed in another tab, or before the page was loaded again, waits for the code all the same.
  await page.reload();
  await field(page, mailed.code).fill(await codeSentTo(page, email, 2));
  const validated = page.waitForResponse(/authValidate$/);
  await button(page, words.createAccount).click();
  await validated;
  await expect(page).toHaveURL(PROFILE);

  await page.goto('/manage-profile');
  await expect(field(page, words.firstName)).toHaveValue('Nel');
  await field(page, words.firstName).fill('Nelida');
  await field(page, manage.currentPassword).fill('a few words in a row');
  await button(page, manage.save).click();
  await expect(page.getByText(manage.saved).first()).toBeVisible();
  await mustLookRight(page);
  await page.reload();
  await expect(field(page, words.firstName)).toHaveValue('Nelida');

  await page.goto(PROFILE);
  await page.getByRole('link', { name: banners.account.accessHistory }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accessHistory.title);
  await expect(page.getByText(accessHistory.happened['account-made'](''))).toBeVisible();
  await expect(page.getByText(accessHistory.sessions.onlyHere)).toBeVisible();
});

test('a forgotten password is made new with a code by mail, and signs nobody in', async ({ page }) => {
  const email = await makesAccount(page, { firstName: 'Fay', lastName: 'Lind' });
  await page.goto('/sign-out');
  await page.goto('/sign-in');
  await page.getByRole('link', { name: forgotten.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: forgotten.title })).toBeFocused();
  await mustLookRightAgain(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInPage.title);
  await page.goForward();
  await button(page, forgotten.send).click();
  await expect(field(page, words.email)).toHaveAccessibleDescription(new RegExp(needs.email));
  await field(page, words.email).fill(email);
  await button(page, forgotten.send).click();
  await expect(page.getByRole('heading', { level: 1, name: mailed.title })).toBeFocused();
  await mustLookRightAgain(page);
  await field(page, mailed.code).fill(await codeSentTo(page, email, 2));
  await field(page, manage.newPassword).fill('four walls and a roof');
  await button(page, mailed.newPassword).click();
  await expect(page.getByText(forgotten.changed).first()).toBeVisible();
  await mustLookRightAgain(page);
  await field(page, words.email).fill(email);
  await field(page, words.password).fill('four walls and a roof');
  await button(page, words.signIn).click();
  await expect(page).toHaveURL(PROFILE);
});

test('the way out and the ways round say where they lead, in both languages', async ({ page, faults }) => {
  await page.goto('/sign-out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signedOut.title);
  await mustLookRightAgain(page);
  await expect(page.getByRole('main').getByRole('link', { name: words.signIn })).toHaveAttribute('href', '/sign-in');

  faults.expected.add(410);
  await page.goto('/sign-in/ended?lang=es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.ended.title);
  await mustLookRightAgain(page);
  await page.getByRole('link', { name: spanish.ended.again }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanish.signInPage.title);
  await expect(button(page, spanish.demo.people.agentSmith)).toBeVisible();
  await mustLookRightAgain(page);
});

test('[SHELL-023] member benefits open a tab of their own, which goes on to the member site of the brand', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/sign-in');
  await button(page, demo.people.member).click();
  await button(page, words.signIn).click();
  await expect(page).toHaveURL(PROFILE);
  const link = page.getByRole('link', { name: words.benefits.title });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL(site.addresses.memberPortal);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(words.portal.title);
  await mustLookRightAgain(tab);
});
