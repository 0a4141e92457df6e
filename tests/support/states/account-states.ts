import { expect, type Page } from '@playwright/test';
import { identityWords, staysShopper } from '#tests/support/browser/people.ts';
import { PROFILE } from '#tests/support/browser/shopper.ts';
import type { States } from './state.ts';

/** The pages of an account, and how a person gets there. */
export const ACCOUNT_STATES: States = {
  'account-sign-in': async ({ page }) => {
    await openSignIn(page);
  },
  'account-sign-in-incomplete': {
    after: 'account-sign-in',
    go: async ({ page }) => {
      const words = await identityWords(page);
      await page.getByRole('button', { name: words.signIn, exact: true }).click();
      await expect(page.getByText(words.check)).toBeVisible();
    },
  },
  'account-sign-in-refused': {
    after: 'account-sign-in-incomplete',
    go: async ({ page, texts }) => {
      const words = await identityWords(page);
      await page.getByRole('button', { name: words.demo.people.shopper, exact: true }).click();
      await page.getByLabel(words.password, { exact: true }).fill('not the password');
      await page.getByRole('button', { name: words.signIn, exact: true }).click();
      await expect(page.getByText(texts.problems['sign-in-refused'].detail)).toBeVisible();
    },
  },
  'account-second-step': async ({ page }) => {
    await openSecondStep(page, 'agentJones');
  },
  'account-second-step-refused': {
    after: 'account-second-step',
    go: async ({ page, texts }) => {
      const words = await identityWords(page);
      await page.getByLabel(words.secondStep.code, { exact: true }).fill('no code');
      await page.getByRole('button', { name: words.signIn, exact: true }).click();
      await expect(page.getByText(texts.problems['code-refused'].detail)).toBeVisible();
    },
  },
  'account-authenticator': async ({ page }) => {
    const words = await openSecondStep(page, 'agentNew');
    await expect(page.getByRole('img', { name: words.secondStep.picture })).toBeVisible();
  },
  'account-recovery-codes': {
    after: 'account-authenticator',
    go: async ({ page }) => {
      // An agent's authenticator becomes known only once, and many browsers come here.
      const recoveryCodes = Array.from({ length: 10 }, (_, at) => `abcdefghjkm${at}`);
      await page.route(/\/second-factor$/, (route) =>
        route.fulfill({ json: { continueUrl: '/sign-in', recoveryCodes } }),
      );
      const words = await identityWords(page);
      await page.getByRole('button', { name: words.secondStep.fill, exact: true }).click();
      await page.getByRole('button', { name: words.signIn, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.secondStep.recovery.title })).toBeFocused();
    },
  },
  'account-sign-in-ended': async ({ page }) => {
    await page.goto('/sign-in/ended');
    await expect(page.getByText((await identityWords(page)).ended.lead)).toBeVisible();
  },
  'account-register': async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByLabel((await identityWords(page)).email)).toBeVisible();
  },
  'account-mailed-code': { after: 'account-register', go: ({ page }) => asksForAccount(page) },
  'account-mailed-code-refused': {
    after: 'account-mailed-code',
    go: async ({ page, texts }) => {
      const words = await identityWords(page);
      await page.getByLabel(words.mailed.code, { exact: true }).fill('1');
      await page.getByRole('main').getByRole('button', { name: words.createAccount, exact: true }).click();
      await expect(page.getByText(texts.problems['mailed-code-refused'].detail)).toBeVisible();
    },
  },
  'account-mailed-again': {
    after: 'account-mailed-code',
    go: async ({ page }) => {
      const words = await identityWords(page);
      const form = page.getByRole('main');
      await form.getByRole('button', { name: words.mailed.again }).click();
      await expect(form.getByText(words.mailed.sentAgain)).toBeVisible();
    },
  },
  'account-forgotten-password': async ({ page }) => {
    const words = await openSignIn(page);
    await page.getByRole('link', { name: words.forgotten.open }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.forgotten.title })).toBeVisible();
    await expect(page.getByLabel(words.email, { exact: true })).toBeVisible();
  },
  'account-new-password': {
    after: 'account-forgotten-password',
    go: async ({ page }) => {
      const words = await identityWords(page);
      await page.getByLabel(words.email, { exact: true }).fill(newEmail());
      await page.getByRole('button', { name: words.forgotten.send, exact: true }).click();
      await expect(page.getByLabel(words.manage.newPassword, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: words.mailed.newPassword, exact: true }).click();
      await expect(page.getByText(words.check)).toBeVisible();
    },
  },
  'account-new-password-saved': async ({ page }) => {
    const words = await openSignIn(page);
    await page.goto(`${page.url()}?step=changed`);
    await expect(page.getByText(words.forgotten.changed)).toBeVisible();
  },
  'account-manage': async ({ page }) => {
    await staysShopper(page, 'shopper');
    await page.goto('/manage-profile');
    await expect(page.getByLabel((await identityWords(page)).firstName)).not.toHaveValue('');
  },
  'account-signed-out': async ({ page }) => {
    await page.goto('/sign-out');
  },
  'account-member-site': async ({ page }) => {
    await page.goto('/member-portal');
  },
};

/** At the profile of somebody who has signed in. */
export async function signInAs(page: Page, person: 'shopper' | 'member') {
  await staysShopper(page, person);
  await page.goto(PROFILE);
}

/** Nobody is sent many mails. */
const newEmail = () => `nel.ortiz.${crypto.randomUUID()}@example.org`;

async function asksForAccount(page: Page) {
  const words = await identityWords(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(words.firstName).fill('Nel');
  await field(words.lastName).fill('Ortiz');
  await field(words.email).fill(newEmail());
  await field(words.password).fill('a few words in a row');
  await page.getByRole('main').getByRole('button', { name: words.createAccount, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.mailed.title })).toBeVisible();
  return words;
}

async function openSecondStep(page: Page, agent: 'agentJones' | 'agentNew') {
  const words = await openSignIn(page);
  await page.getByRole('button', { name: words.demo.people[agent], exact: true }).click();
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
  await expect(page.getByLabel(words.secondStep.code, { exact: true })).toBeVisible();
  return words;
}

async function openSignIn(page: Page) {
  await page.goto('/sign-in');
  const words = await identityWords(page);
  await expect(page.getByRole('button', { name: words.demo.people.agentJones })).toBeVisible();
  return words;
}
