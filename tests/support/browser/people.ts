import { type Cookie, expect, type Page } from '@playwright/test';
import { identityPages } from '#content/en/identity.ts';
import { identityPages as spanish } from '#content/es/identity.ts';
import { CODE_REFUSED, SECOND_FACTOR } from './journey.ts';
import { codeSentTo } from './mailbox.ts';

type Person = keyof typeof identityPages.demo.people;

/** In the language of the page that is open. */
export const identityWords = async (page: Page) =>
  (await page.locator('html').getAttribute('lang')) === 'es' ? spanish : identityPages;

/** Through the pages of the embedded provider, with one of its demo accounts. */
export async function signsInAs(page: Page, person: Person) {
  await page.goto('/sign-in');
  const words = await identityWords(page);
  await page.getByRole('button', { name: words.demo.people[person], exact: true }).click();
  const validated = page.waitForResponse(/authValidate$/);
  const signIn = page.getByRole('main').getByRole('button', { name: words.signIn, exact: true });
  await signIn.click();
  if (person.startsWith('agent')) {
    const fill = page.getByRole('button', { name: words.secondStep.fill, exact: true });
    await expect(page.getByRole('heading', { name: words.secondStep.title })).toBeVisible();
    // An authenticator has one code for each half minute, and no code is good twice: another worker may be quicker.
    await expect(async () => {
      if (!(await fill.isVisible())) await page.reload();
      await expect(fill).toBeVisible({ timeout: 2_000 });
      await fill.click();
      const given = page.waitForResponse(SECOND_FACTOR);
      await signIn.click();
      expect((await given).status()).not.toBe(CODE_REFUSED);
    }).toPass();
  }
  await validated;
}

const keptSignIns = new Map<string, Cookie[]>();

/** For pictures of what an agent sees, since codes for the second step are few. */
export async function staysAgent(page: Page, agent: 'agentSmith' | 'agentJones', address = '/agent') {
  await staysSignedIn(page, agent, '/agent');
  await page.goto(address);
}

/** For pictures of what is a shopper's own. The next page that is opened is theirs. */
export const staysShopper = (page: Page, person: 'shopper' | 'member') =>
  staysSignedIn(page, person, '/shopper-profile');

/** One sign-in serves a worker. */
async function staysSignedIn(page: Page, person: Person, firstPage: string) {
  const context = page.context();
  const kept = keptSignIns.get(person);
  if (kept) return context.addCookies(kept);
  await signsInAs(page, person);
  await expect(page).toHaveURL(firstPage);
  const cookies = await context.cookies();
  keptSignIns.set(
    person,
    cookies.filter(({ name }) => name !== 'lang'),
  );
}

type Name = { firstName: string; lastName: string };

export const newEmailOf = ({ firstName }: Name) =>
  `${firstName}.ofaratherlongaddresswithoutabreak.${Math.random().toString(36).slice(2)}@example.org`.toLowerCase();

/** A new account of a made-up person, signed in: what another journey keeps is not in it. */
export async function makesAccount(page: Page, name: Name, email = newEmailOf(name)): Promise<string> {
  await page.goto('/register');
  await registers(page, name, email);
  await expect(page).toHaveURL(/\/shopper-profile$/);
  return email;
}

/** On the page on which an account is made, and through it. */
export async function registers(page: Page, name: Name, email = newEmailOf(name)) {
  const words = await identityWords(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(words.firstName).fill(name.firstName);
  await field(words.lastName).fill(name.lastName);
  await field(words.email).fill(email);
  await field(words.password).fill('a few words in a row');
  const create = page.getByRole('main').getByRole('button', { name: words.createAccount, exact: true });
  await create.click();
  await field(words.mailed.code).fill(await codeSentTo(page, email));
  const validated = page.waitForResponse(/authValidate$/);
  await create.click();
  await validated;
}
