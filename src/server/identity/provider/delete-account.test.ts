import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { signInBrowser } from '#tests/support/embedded-sign-in.ts';
import { registers } from '#tests/support/registers.ts';
import { runJob } from '#tests/support/run-job.ts';
import { accountsOf } from '#tests/support/sealed-rows.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: 'configured' });
});
afterAll(() => subject.close());

const PERSON = { firstName: 'Nel', lastName: 'Ortiz', email: 'nel.ortiz@example.org', password: 'a long password' };
const DELETION = '/landrover/api/identity/profile/deletion';

async function register() {
  const browser = signInBrowser(subject.app);
  const made = await registers(subject, browser, PERSON);
  await browser.validate(await browser.goOn(made));
  return browser;
}

const countAccounts = async () => (await accountsOf(subject.pool, PERSON.email)).length;

test('an account goes with the password that it has, and nobody signs in with it from then on', async () => {
  const browser = await register();
  const wrong = await browser.post(DELETION, { currentPassword: 'a wrong one' });
  expect(wrong.json()).toMatchObject({ code: 'sign-in-refused' });
  expect(await countAccounts()).toBe(1);

  const requested = await browser.post(DELETION, { currentPassword: PERSON.password });
  expect(requested.statusCode).toBe(200);
  expect((await browser.get('/landrover/api/bootstrap')).json().viewer.kind).toBe('guest');
  const tryAgain = async () => {
    const other = signInBrowser(subject.app);
    return (await other.answer(await other.begin(), PERSON.email, PERSON.password)).json().code;
  };
  expect(await tryAgain()).toBe('sign-in-refused');
  // The provider knew this browser: it has to ask anew.
  expect(await browser.begin()).toMatch(/^[\w-]+$/);

  await runJob(subject, 'remove-profiles');
  expect(await countAccounts()).toBe(0);
  expect(await tryAgain()).toBe('sign-in-refused');
  const receipt = await browser.get(`/landrover/api/deletions/${requested.json().receipt}`);
  expect(receipt.json().removed).toMatchObject({ accounts: 1 });
  // The e-mail is free, and what comes after it is another person to this site.
  const again = await register();
  expect((await again.get('/landrover/api/bootstrap')).json().viewer.kind).toBe('authenticated');
});

test('without a session there is nothing to delete', async () => {
  const nobody = signInBrowser(subject.app);
  const requested = await nobody.post(DELETION, { currentPassword: PERSON.password });
  expect(requested.json()).toMatchObject({ code: 'invalid-session' });
});
