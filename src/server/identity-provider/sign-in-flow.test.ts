import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { signInBrowser } from '#tests/support/embedded-sign-in.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';

let subject: TestApp;
const ahead = 0;

beforeAll(async () => {
  subject = await testApp({
    identity: 'configured',
    machine: () => Date.now() + ahead,
    environment: { SIGN_INS_PER_MINUTE: '100' },
  });
});
afterAll(() => subject.close());

const RUTH = DEMO_ACCOUNTS.shopper.email;

test('a demo account signs in', async () => {
  const browser = signInBrowser(subject.app);
  const interaction = await browser.begin();
  const answered = await browser.answer(interaction, RUTH, DEMO_PASSWORD);
  expect(answered.statusCode, answered.body).toBe(200);
  const back = await browser.goOn(answered);
  const opened = await browser.validate(back);
  expect(opened.statusCode, opened.body).toBe(200);
  expect(opened.json()).toMatchObject({ agentUserName: null });
  expect(opened.json<{ uuid: string }>().uuid).toMatch(/^[0-9a-f-]{36}$/);
});
