import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '#contract/schemas.ts';
import { machineClock } from '#server/clock.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity, ruth, sam } from '#tests/support/fake-identity.ts';
import { signedIn } from '#tests/support/sign-in.ts';
import { testClient } from '#tests/support/test-client.ts';

const SESSIONS = '/landrover/api/sessions';
const provider = fakeIdentity();
let skipped = 0;
let subject: TestApp;
/** The same site in another process. */
let beside: TestApp;

type Browser = Awaited<ReturnType<typeof signsIn>>;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, machine: () => machineClock() + skipped });
  beside = await testApp({ identity: provider.gateway, machine: () => machineClock() + skipped, beside: subject });
});
afterAll(async () => {
  await beside.close();
  await subject.close();
});

const signsIn = (name: string, identity = ruth) => signedIn(subject.app, provider, { ...identity, subject: name });
const sessionOf = (id: string) => `${SESSIONS}/${id}`;
const listOf = async (browser: Browser) => (await browser.get(SESSIONS)).json<Reply<'listSessions'>>().sessions;
const idOf = async (browser: Browser) => (await listOf(browser)).find(({ isThis }) => isThis)?.id ?? '';
const statusOf = async (browser: Browser) => (await browser.get(`${browser.profile}/all`)).statusCode;

function elsewhere({ jar, profile, uuid }: Browser) {
  const browser = testClient(beside.app);
  for (const [name, value] of jar) browser.jar.set(name, value);
  return { ...browser, profile, uuid };
}

async function endsOf({ uuid }: Browser) {
  const { rows } = await subject.pool.query<{ kind: string }>(
    "select kind from access_event where about_uuid = $1 and kind like 'session-ended %' order by position",
    [uuid],
  );
  return rows.map(({ kind }) => kind);
}

test('of more sessions than anybody knows apart the hundred used last are listed, and all the others end at once', async () => {
  const browser = await signsIn('many');
  await subject.pool.query(
    `insert into session (session_hash, brand, subject_uuid, created_at, last_seen_at)
     select 'one of many ' || number, 'aarp', $1, $2, $2 from generate_series(1, 150) as number`,
    [browser.uuid, new Date(Date.now() + skipped - 1000)],
  );
  const list = await listOf(browser);
  expect([list.length, list.filter(({ isThis }) => isThis).length]).toEqual([100, 1]);
  await browser.delete(SESSIONS);
  expect(await listOf(browser)).toHaveLength(1);
});

test('the list has each living session of who asks and no other, the last used first, and marks the one that asks', async () => {
  const old = await signsIn('lists');
  skipped += 3_000_000;
  const first = await signsIn('lists');
  await signsIn('lists-not', sam);
  skipped += 60_000;
  const second = await signsIn('lists');
  const list = await listOf(second);
  expect(list.map(({ isThis }) => isThis)).toEqual([true, false, false]);
  expect((await listOf(first)).map(({ isThis }) => isThis)).toEqual([true, false, false]);
  for (const { id } of list) expect(id).toMatch(/^[\da-f]{64}$/);
  // Neither the cookie nor what the database keeps of it.
  const token = second.jar.get('sp_session_aarp') ?? '';
  expect(JSON.stringify(list)).not.toContain(token);
  expect(JSON.stringify(list)).not.toContain(createHash('sha256').update(token).digest('hex'));

  // Past the idle limit of the first, which nobody has asked for since; the others were used a while ago.
  skipped += 8_000_000;
  expect(await listOf(second)).toHaveLength(2);
  expect(await statusOf(old)).toBe(401);
});

test('a session that its shopper ends is refused at once in every process, and its end is written down once', async () => {
  const [here, there] = [await signsIn('ends-one'), await signsIn('ends-one')];
  const wanted = await idOf(there);
  expect(await statusOf(elsewhere(there))).toBe(200);
  // Those that are under way are answered whole or refused.
  const [ended, ...underWay] = await Promise.all([
    here.delete(sessionOf(wanted)),
    ...Array.from({ length: 8 }, () => statusOf(elsewhere(there))),
  ]);
  expect(ended.json()).toEqual({ ended: true });
  for (const status of underWay) expect([200, 401]).toContain(status);
  expect([await statusOf(there), await statusOf(elsewhere(there)), await statusOf(here)]).toEqual([401, 401, 200]);
  expect((await here.delete(sessionOf(wanted))).json()).toEqual({ ended: true });
  expect(await listOf(here)).toHaveLength(1);
  expect(await endsOf(here)).toEqual(['session-ended by-shopper']);
});

test('all others end with one call, and the one that asks stays', async () => {
  const [here, ...others] = [await signsIn('ends-all'), await signsIn('ends-all'), await signsIn('ends-all')];
  const stranger = await signsIn('ends-all-not', sam);
  expect((await here.delete(SESSIONS)).json()).toEqual({ ended: true });
  for (const other of others) expect(await statusOf(elsewhere(other))).toBe(401);
  expect([await statusOf(here), await statusOf(stranger)]).toEqual([200, 200]);
  expect(await endsOf(here)).toEqual(['session-ended all-by-shopper', 'session-ended all-by-shopper']);
});

test('two that end each other at once are both answered, and no session is ended twice', async () => {
  const both = [await signsIn('each-other'), await signsIn('each-other')];
  const answers = await Promise.all(both.map((one) => one.delete(SESSIONS)));
  for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode);
  const left = await Promise.all(both.map(statusOf));
  const [one] = both;
  if (!one) throw new Error('nobody signed in');
  expect(await endsOf(one)).toHaveLength(left.filter((status) => status === 401).length);
});

test('the id of another person’s session ends nothing, and a page of another site neither', async () => {
  const [victim, other] = [await signsIn('victim'), await signsIn('no-victim', sam)];
  const second = await signsIn('victim');
  expect((await other.delete(sessionOf(await idOf(victim)))).json()).toEqual({ ended: true });
  const hash = createHash('sha256')
    .update(victim.jar.get('sp_session_aarp') ?? '')
    .digest('hex');
  await second.delete(sessionOf(hash));
  for (const url of [SESSIONS, sessionOf(await idOf(victim))]) {
    expect((await second.delete(url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  }
  expect([await statusOf(victim), await statusOf(second)]).toEqual([200, 200]);
  expect(await endsOf(victim)).toEqual([]);
});
