import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/identity/provider/demo-accounts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { signInBrowser } from '#tests/support/embedded-sign-in.ts';
import { codeIn, mailsTo } from '#tests/support/mails.ts';
import { registers } from '#tests/support/registers.ts';

let subject: TestApp;
/** A second process on the same database. */
let other: TestApp;
let ahead = 0;

const MINUTE = 60_000;
/** It stands still but for what a test adds, so that no test runs over the end of a minute. */
const NOW = Math.floor(Date.now() / MINUTE) * MINUTE;
const machine = () => NOW + ahead;

beforeAll(async () => {
  subject = await testApp({ identity: 'configured', machine });
  other = await testApp({ identity: 'configured', machine, beside: subject });
});
// What one test tried does not count against the next.
beforeEach(() => {
  ahead += MINUTE;
});
afterAll(async () => {
  await other.close();
  await subject.close();
});

test('somebody new makes an account once', async () => {
  const browser = signInBrowser(subject.app);
  const interaction = await browser.begin('register');
  const person = { firstName: 'Nel', lastName: 'Ortiz', email: 'nel.ortiz@example.org', password: 'a long password' };
  const register = (change = {}) =>
    browser.post(`/landrover/api/identity/${interaction}/register`, { ...person, ...change });

  expect((await browser.get(`/landrover/api/identity/${interaction}`)).json()).toMatchObject({ screen: 'register' });
  expect((await register({ password: 'too short' })).json()).toMatchObject({
    fields: { password: expect.any(String) },
  });
  expect((await register({ password: 'NEL.Ortiz@example.org' })).json()).toMatchObject({ code: 'invalid-input' });

  expect((await register()).json()).toEqual({ sent: true });
  const code = codeIn((await mailsTo(subject.pool, person.email))[0]);
  const confirm = (given: string | null) =>
    browser.post(`/landrover/api/identity/${interaction}/register/code`, { code: given });
  expect((await confirm('1234 567')).json()).toMatchObject({ status: 422, code: 'mailed-code-refused' });
  const back = await browser.goOn(await confirm(code));
  const opened = await browser.validate(back);
  expect(opened.json()).toMatchObject({ isNewOptumIdProfileCreated: true });

  const again = { ...person, email: 'NEL.ortiz@example.org', password: 'another long one' };
  await registers(subject, signInBrowser(subject.app), again);
  const [mail] = await mailsTo(subject.pool, again.email);
  expect([mail?.subject, codeIn(mail)]).toEqual(['You have an account at Lantern Medicare', null]);
});

test('the account page changes names and password, for who knows the password', async () => {
  const browser = signInBrowser(subject.app);
  const email = 'kim.ade@example.org';
  const person = { firstName: 'Kim', lastName: 'Ade', email, password: 'the first password' };
  const made = await registers(subject, browser, person);
  await browser.validate(await browser.goOn(made));
  const change = (body: object) => browser.post('/landrover/api/identity/profile', body);
  const names = { firstName: 'Kimberly', lastName: 'Ade' };

  expect((await browser.get('/landrover/api/identity/profile')).json()).toEqual({
    email,
    firstName: 'Kim',
    lastName: 'Ade',
  });
  expect((await change({ ...names, currentPassword: 'a wrong one' })).json()).toMatchObject({
    code: 'sign-in-refused',
  });
  const thief = signInBrowser(other.app);
  await thief.validate(await thief.goOn(await thief.answer(await thief.begin(), email, 'the first password')));
  const kindOf = async (who: typeof thief) => (await who.get('/landrover/api/bootstrap')).json().viewer.kind;
  expect(await kindOf(thief)).toBe('authenticated');
  const newPassword = 'the second password';
  expect((await change({ ...names, currentPassword: 'the first password', newPassword })).statusCode).toBe(200);
  expect((await browser.get('/landrover/api/identity/profile')).json()).toMatchObject(names);
  // Whoever knew the old one is shown out, and who changed it is not.
  expect([await kindOf(thief), await kindOf(browser)]).toEqual(['guest', 'authenticated']);
  // The greeting follows.
  expect((await browser.get('/landrover/api/bootstrap')).json()).toMatchObject({ viewer: { firstName: 'Kimberly' } });

  const later = signInBrowser(subject.app);
  const next = await later.begin();
  expect((await later.answer(next, email, 'the first password')).statusCode).toBe(422);
  expect((await later.answer(next, email, newPassword)).statusCode).toBe(200);
});

test.each(['GET', 'POST'] as const)('nobody and no agent has an account page: %s', async (method) => {
  const body = method === 'POST' ? { firstName: 'A', lastName: 'B', currentPassword: 'x' } : undefined;
  const guest = signInBrowser(subject.app);
  expect((await guest.send(method, '/landrover/api/identity/profile', body)).json()).toMatchObject({
    code: 'invalid-session',
  });
  const agent = signInBrowser(subject.app);
  const agentSmith = await agent.answerAsAgent(await agent.begin(), DEMO_ACCOUNTS.agentSmith.email, DEMO_PASSWORD);
  await agent.validate(await agent.goOn(agentSmith));
  expect((await agent.send(method, '/landrover/api/identity/profile', body)).statusCode).toBe(401);
});

test('eleven tries for one e-mail in a minute are one too many; a minute later it goes on', async () => {
  const browser = signInBrowser(subject.app);
  const interaction = await browser.begin();
  const tries = [];
  for (let count = 0; count < 11; count += 1) {
    tries.push((await browser.answer(interaction, 'nora@example.org', 'not the password')).statusCode);
  }
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  expect((await browser.answer(interaction, 'nora@example.org', DEMO_PASSWORD)).statusCode).toBe(429);
  // Counted for all processes, and for this e-mail only.
  const elsewhere = signInBrowser(other.app);
  const there = await elsewhere.begin();
  expect((await elsewhere.answer(there, 'nora@example.org', DEMO_PASSWORD)).statusCode).toBe(429);
  expect((await elsewhere.answer(there, DEMO_ACCOUNTS.shopper.email, DEMO_PASSWORD)).statusCode).toBe(200);
  ahead += MINUTE;
  expect((await browser.answer(interaction, 'nora@example.org', DEMO_PASSWORD)).statusCode).toBe(200);
});

test('one network address may try as often as the operator says', async () => {
  const strict = await testApp({
    identity: 'configured',
    machine,
    beside: subject,
    environment: { SIGN_INS_PER_MINUTE: '2' },
  });
  const browser = signInBrowser(strict.app);
  const interaction = await browser.begin();
  const tries = [];
  for (const name of ['a', 'b', 'c']) {
    tries.push((await browser.answer(interaction, `${name}@example.org`, 'not the password')).statusCode);
  }
  expect(tries).toEqual([422, 422, 429]);
  ahead += MINUTE;
  expect((await browser.answer(interaction, 'c@example.org', 'not the password')).statusCode).toBe(422);
  await strict.close();
});
