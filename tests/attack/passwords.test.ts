import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/identity/provider/demo-accounts.ts';
import { mustBeStrong } from '#server/identity/provider/password-strength.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { signInBrowser } from '#tests/support/embedded-sign-in.ts';
import { registers } from '#tests/support/registers.ts';
import { accountsOf } from '#tests/support/sealed-rows.ts';

/** Somebody guesses: passwords that many people have, or made of what is known of a person, or one after the other. */
const MINUTE = 60_000;
let ahead = 0;
const NOW = Math.floor(Date.now() / MINUTE) * MINUTE;
const machine = () => NOW + ahead;

let subject: TestApp;
beforeAll(async () => {
  // Addresses are told apart by what a proxy says, as behind one.
  subject = await testApp({ identity: 'configured', machine, environment: { TRUST_PROXY: '127.0.0.1' } });
});
beforeEach(() => {
  ahead += MINUTE;
});
afterAll(() => subject.close());

const PERSON = { firstName: 'Nel', lastName: 'Ortiz', email: 'nel.ortiz@example.org' };
const GUESSED = ['1qaz2wsx3edc', 'Password1234!', 'qwerty123456', 'nel.ortiz2026', 'Lantern Medicare', '111111111111'];

test.each(GUESSED)('nobody makes an account with %s', async (password) => {
  const browser = signInBrowser(subject.app);
  const interaction = await browser.begin('register');
  const reply = await browser.post(`/landrover/api/identity/${interaction}/register`, { ...PERSON, password });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'weak-password']);
  expect(await accountsOf(subject.pool, PERSON.email)).toEqual([]);
});

test('a weak one is refused alike whether the e-mail has an account or not, and in place of a good one too', async () => {
  const strong = 'four walls and a roof';
  const browser = signInBrowser(subject.app);
  const made = await registers(subject, browser, { ...PERSON, password: strong });
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

type Browser = ReturnType<typeof signInBrowser>;
const { shopper, member } = DEMO_ACCOUNTS;

/** A try from an address of its own. */
const tryFrom = async (address: string, email: string, password = 'a wrong password', browser?: Browser) => {
  const who = browser ?? signInBrowser(subject.app, undefined, address);
  return who.answer(await who.begin(), email, password);
};

const knownDevice = async (email: string, address: string) => {
  const browser = signInBrowser(subject.app, undefined, address);
  expect((await browser.answer(await browser.begin(), email, DEMO_PASSWORD)).statusCode).toBe(200);
  return browser;
};

test('strangers at many addresses hold up strangers, and not the device in which somebody signed in before', async () => {
  const known = await knownDevice(shopper.email, '203.0.113.1');
  ahead += MINUTE;
  const statuses: number[] = [];
  for (let address = 1; address <= (process.env['LONG'] ? 300 : 35); address += 1) {
    statuses.push((await tryFrom(`198.51.100.${address % 250}`, shopper.email)).statusCode);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  expect((await tryFrom('192.0.2.7', shopper.email, DEMO_PASSWORD)).statusCode).toBe(429);
  expect((await tryFrom('203.0.113.1', shopper.email, DEMO_PASSWORD, known)).statusCode).toBe(200);
  ahead += MINUTE;
  expect((await tryFrom('192.0.2.7', shopper.email, DEMO_PASSWORD)).statusCode).toBe(200);
});

test('who goes on guessing from one address waits a minute at first, and then until the hour is over', async () => {
  const guess = async () => tryFrom('198.51.100.251', 'nobody@example.org');
  for (let minute = 0; minute < 3; minute += 1) {
    for (let count = 0; count < 10; count += 1) expect((await guess()).statusCode).toBe(422);
    const refused = await guess();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    ahead += MINUTE;
  }
  const long = await guess();
  expect(long.statusCode).toBe(429);
  expect(Number(long.headers['retry-after'])).toBeGreaterThan(3000);
  // Somewhere else the same e-mail is tried as before.
  expect((await tryFrom('198.51.100.252', 'nobody@example.org')).statusCode).toBe(422);
});

test('who signs in often from one address is nobody who guesses', async () => {
  for (let count = 0; count < 40; count += 1) {
    ahead += MINUTE / 4;
    expect((await tryFrom('203.0.113.9', member.email, DEMO_PASSWORD)).statusCode).toBe(200);
  }
});

test('the cookie of a device helps with no other account, and not once it was changed', async () => {
  const device = await knownDevice(member.email, '203.0.113.2');
  ahead += MINUTE;
  for (let address = 1; address <= 31; address += 1) await tryFrom(`198.51.100.${address}`, shopper.email);
  expect((await tryFrom('203.0.113.2', shopper.email, DEMO_PASSWORD, device)).statusCode).toBe(429);

  const own = await knownDevice(member.email, '203.0.113.3');
  ahead += MINUTE;
  for (let address = 1; address <= 31; address += 1) await tryFrom(`198.51.100.${address}`, member.email);
  const [key, cookie] = [...own.jar].find(([name]) => name.startsWith('sp_device')) ?? [];
  if (key === undefined || cookie === undefined) throw new Error('No device was remembered.');
  expect(Buffer.from(cookie.value.split('.')[1] ?? '', 'base64url').toString()).not.toContain('@');
  own.jar.set(key, { ...cookie, value: cookie.value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) });
  expect((await tryFrom('203.0.113.3', member.email, DEMO_PASSWORD, own)).statusCode).toBe(429);
  own.jar.set(key, cookie);
  expect((await tryFrom('203.0.113.3', member.email, DEMO_PASSWORD, own)).statusCode).toBe(200);
});

test('one password tried on many accounts from one address ends with the minute of that address', async () => {
  const statuses: number[] = [];
  for (let account = 0; account < 35; account += 1) {
    statuses.push((await tryFrom('198.51.100.253', `somebody${account}@example.org`)).statusCode);
  }
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
});
