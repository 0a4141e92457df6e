import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#server/identity/provider/demo-accounts.ts';
import { mustBeStrong } from '#server/identity/provider/password-strength.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { signInBrowser } from '#tests/support/embedded-sign-in.ts';

/** Somebody guesses passwords that many people have, or that are made of what is known of a person. */
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: 'configured' });
});
afterAll(() => subject.close());

const PERSON = { firstName: 'Nel', lastName: 'Ortiz', email: 'nel.ortiz@example.org' };
const GUESSED = ['1qaz2wsx3edc', 'Password1234!', 'qwerty123456', 'nel.ortiz2026', 'Lantern Medicare', '111111111111'];

test.each(GUESSED)('nobody makes an account with %s', async (password) => {
  const browser = signInBrowser(subject.app);
  const interaction = await browser.begin('register');
  const reply = await browser.post(`/landrover/api/identity/${interaction}/register`, { ...PERSON, password });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'weak-password']);
  const { rowCount } = await subject.pool.query('select from idp_account where email = $1', [PERSON.email]);
  expect(rowCount).toBe(0);
});

test('a weak one is refused alike whether the e-mail has an account or not, and in place of a good one too', async () => {
  const strong = 'four walls and a roof';
  const browser = signInBrowser(subject.app);
  const interaction = await browser.begin('register');
  const made = await browser.post(`/landrover/api/identity/${interaction}/register`, { ...PERSON, password: strong });
  await browser.validate(await browser.goOn(made));
  const again = signInBrowser(subject.app);
  const second = await again.begin('register');
  const weak = { ...PERSON, password: 'qwerty123456' };
  const answer = (await again.post(`/landrover/api/identity/${second}/register`, weak)).json();
  expect(answer.code).toBe('weak-password');

  const { email: _email, ...names } = PERSON;
  const change = { ...names, currentPassword: strong, newPassword: 'nel.ortiz@example' };
  expect((await browser.post('/landrover/api/identity/profile', change)).json().code).toBe('weak-password');
  const signIn = signInBrowser(subject.app);
  expect((await signIn.answer(await signIn.begin(), PERSON.email, strong)).statusCode).toBe(200);
});

test('the password of the demo accounts, which everybody reads, could be chosen by anybody', async () => {
  await expect(mustBeStrong(DEMO_PASSWORD, PERSON)).resolves.toBeUndefined();
});
