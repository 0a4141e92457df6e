import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { testClient } from '#tests/support/test-client.ts';

const MINUTE = 60_000;
const MOST = 4;

let at = Date.parse('2026-11-16T16:00:00Z');
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  const options = { environment: { GUESTS_PER_MINUTE: String(MOST) }, machine: () => at };
  one = await testApp(options);
  other = await testApp({ ...options, beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const makeGuest = async ({ app }: TestApp) => (await testClient(app).post('/landrover/api/guests', {})).statusCode;

test('the guests that one address makes in a minute are counted by all processes together', async () => {
  const made = [];
  for (const process of [one, other, other, one, one, other]) made.push(await makeGuest(process));
  expect(made).toEqual([201, 201, 201, 201, 429, 429]);

  at += MINUTE;
  expect([await makeGuest(other), await makeGuest(one)]).toEqual([201, 201]);
});

test('the address is kept as a digest', async () => {
  const windows = async () =>
    (await one.pool.query<{ who_digest: string }>("select who_digest from attempt where what = 'guest from'")).rows;
  await makeGuest(one);
  at += MINUTE;
  await makeGuest(other);
  const kept = await windows();
  expect(kept.length).toBeGreaterThan(1);
  for (const { who_digest } of kept) expect(who_digest).not.toContain('127.0.0.1');
});
