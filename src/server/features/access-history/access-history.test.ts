import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import type { Reply } from '#contract/schemas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { agentSmith, fakeIdentity, ruth, sam } from '#tests/support/fake-identity.ts';
import { codeBody, signedIn } from '#tests/support/sign-in.ts';
import { guest, testClient } from '#tests/support/test-client.ts';

const HISTORY = '/landrover/api/access-history';
const provider = fakeIdentity();
let subject: TestApp;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

type Browser = Pick<ReturnType<typeof testClient>, 'get'>;
const historyOf = async (browser: Browser, query = '') =>
  (await browser.get(`${HISTORY}${query}`)).json<Reply<'readAccessHistory'>>();

test('a shopper reads who came in, who looked on and who was kept out, the newest first, and each who did it', async () => {
  const shopper = await signedIn(subject.app, provider, ruth);
  const agent = await signedIn(subject.app, provider, agentSmith);
  const opened = await agent.post('/landrover/api/agent/views', { uuid: shopper.uuid, reason: 'shopper-asked' });
  const code = new URL(opened.json().profileUrl, 'http://site').searchParams.get('code') ?? '';
  const view = await agent.post('/landrover/api/apps/aarp/authValidate', codeBody(code));
  const header = { [AGENT_SESSION_HEADER]: String(view.headers[AGENT_SESSION_HEADER]) };
  const refused = await agent.get(HISTORY, header);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'not-allowed']);
  await agent.delete('/landrover/api/logout');
  const other = await signedIn(subject.app, provider, sam);
  await other.get(`${shopper.profile}/all`);
  await testClient(subject.app).get(`${shopper.profile}/all`);
  await (await guest(subject.app)).delete(`${shopper.profile}/drugDraft`);

  const { events, hasMore } = await historyOf(shopper);
  expect(events.map(({ what, who, agentNumber }) => [what, who, agentNumber])).toEqual([
    ['write-refused', 'somebody', null],
    ['asked-without-session', 'somebody', null],
    ['read-refused', 'another-account', null],
    ['view-closed', 'agent', 'a-smith'],
    ['view-opened', 'agent', 'a-smith'],
    ['signed-in', 'you', null],
    ['account-made', 'you', null],
  ]);
  expect(hasMore).toBe(false);
  // The other has a list of their own, and nothing of this one in it.
  expect((await historyOf(other)).events.map(({ what }) => what)).toEqual(['signed-in', 'account-made']);
});

test('a long trail comes in pages, without a gap or a repetition while it grows', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'long' });
  const add = (count: number) =>
    subject.pool.query(
      `insert into access_event (about_uuid, position, at, kind, role, times, key_id, hash)
       select $1, last + n, now(), 'signed-out', 'shopper', 1, 'k1', ''
       from (select max(position) as last from access_event where about_uuid = $1) as trail, generate_series(1, $2) as n`,
      [shopper.uuid, count],
    );
  await add(39);
  const first = await historyOf(shopper);
  await add(1);
  const second = await historyOf(shopper, `?before=${first.events.at(-1)?.position}`);
  const third = await historyOf(shopper, `?before=${second.events.at(-1)?.position}`);
  const positions = [first, second, third].flatMap(({ events }) => events.map(({ position }) => position));
  expect(positions).toEqual(Array.from({ length: 41 }, (_none, place) => 41 - place));
  expect([first, second, third].map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
});

test.each(['0', '-1', '1.5', 'x', '99999999999', '1%27'])('a place that is none, %s, is refused', async (before) => {
  const shopper = await signedIn(subject.app, provider, ruth);
  expect((await shopper.get(`${HISTORY}?before=${before}`)).statusCode).toBe(422);
});
