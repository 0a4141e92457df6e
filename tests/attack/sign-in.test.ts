import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem } from '#contract/problem.ts';
import type { Reply } from '#contract/schemas.ts';
import { machineClock } from '#server/clock.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { agentJones, agentSmith, fakeIdentity, sam } from '#tests/support/fake-identity.ts';
import { codeBody, leavesForProvider, signedIn, signsIn } from '#tests/support/sign-in.ts';
import { testClient } from '#tests/support/test-client.ts';

const provider = fakeIdentity();

/** As RFC 6749 4.1.2 asks for: a code that comes again ends what it opened, also for who came first. */
const tries = new Map<string, number>();
const strictGateway: typeof provider.gateway = {
  ...provider.gateway,
  async finish(origin, transaction, answer) {
    tries.set(answer.code, (tries.get(answer.code) ?? 0) + 1);
    const found = await provider.gateway.finish(origin, transaction, answer);
    await sleep(100);
    if (tries.get(answer.code) !== 1) throw new Problem('sign-in-unavailable');
    return found;
  },
};

let skipped = 0;
let subject: TestApp;
let uuid: string;

beforeAll(async () => {
  // In the last seconds of an hour of the clock, from where a count by the clock's hours would begin anew at once.
  const start = machineClock();
  skipped = 3_600_000 - (start % 3_600_000) - 20_000;
  subject = await testApp({ identity: strictGateway, machine: () => machineClock() + skipped });
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

test('a code that is sent eight times at once by its own browser lets in one', async () => {
  const browser = testClient(subject.app);
  const state = await leavesForProvider(browser);
  const body = codeBody(provider.codeFor(sam), state);
  const sends = () => browser.post('/landrover/api/apps/aarp/authValidate', body);
  const replies = await Promise.all(Array.from({ length: 8 }, sends));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  const uuids = replies.map((reply) => reply.json<Reply<'authValidate'>>().uuid);
  expect(uuids.filter((each) => each !== null)).toEqual([uuid]);
});
