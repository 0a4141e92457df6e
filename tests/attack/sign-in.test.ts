import { afterAll, beforeAll, expect, test } from 'vitest';
import { machineClock } from '#server/clock.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { agentJones, agentSmith, fakeIdentity, sam } from '#tests/support/fake-identity.ts';
import { signedIn, signsIn } from '#tests/support/sign-in.ts';

const provider = fakeIdentity();
let skipped = 0;
let subject: TestApp;
let uuid: string;

beforeAll(async () => {
  // In the last seconds of an hour of the clock, from where a count by the clock's hours would begin anew at once.
  const start = machineClock();
  skipped = 3_600_000 - (start % 3_600_000) - 20_000;
  subject = await testApp({ identity: provider.gateway, machine: () => machineClock() + skipped });
  ({ uuid } = await signedIn(subject.app, provider, sam));
});
afterAll(() => subject.close());

// A view is made.
const OPENED = 201;

const statusesOf = (replies: { statusCode: number }[], status: number) =>
  replies.filter(({ statusCode }) => statusCode === status).length;

test('an agent opens 30 profiles in an hour: not more at once, after a new hour of the clock, or after signing in anew', async () => {
  const agent = await signedIn(subject.app, provider, agentSmith);
  const opens = (browser = agent) => browser.post('/landrover/api/agent/views', { uuid, reason: 'service-call' });
  const many = await Promise.all(Array.from({ length: 40 }, () => opens()));
  expect([statusesOf(many, OPENED), statusesOf(many, 429)]).toEqual([30, 10]);
  expect((await opens()).json()).toMatchObject({ code: 'too-many-views' });

  skipped += 60_000;
  expect((await opens()).statusCode).toBe(429);
  await agent.delete('/landrover/api/logout');
  await signsIn(agent, provider, agentSmith);
  expect((await opens()).statusCode).toBe(429);
  expect((await opens(await signedIn(subject.app, provider, agentJones))).statusCode).toBe(OPENED);

  const { rows } = await subject.pool.query(
    "select times from access_event where about_uuid = $1 and kind = 'read-refused' order by position",
    [uuid],
  );
  expect(rows.length).toBeGreaterThan(0);
  skipped += 60 * 60_000;
  await signsIn(agent, provider, agentSmith);
  expect((await opens()).statusCode).toBe(OPENED);
});
