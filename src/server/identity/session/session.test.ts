import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bootstrap } from '#contract/bootstrap.ts';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { AGENT_IDLE_SECONDS, MOST_SECONDS } from '#domain/session/session-limits.ts';
import { machineClock } from '#server/clock.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { agentSmith, fakeIdentity, ruth, sam } from '#tests/support/fake-identity.ts';
import { codeBody, leavesForProvider, signedIn, signsIn } from '#tests/support/sign-in.ts';
import { guest, testClient } from '#tests/support/test-client.ts';

const provider = fakeIdentity();
let skipped = 0;
let subject: TestApp;

beforeAll(async () => {
  const machine = () => machineClock() + skipped;
  subject = await testApp({ identity: provider.gateway, machine });
});
afterAll(() => subject.close());

const VALIDATE = '/landrover/api/apps/aarp/authValidate';
const NOBODY = { uuid: null, agentUserName: null, isNewOptumIdProfileCreated: false };

test('[AUTH-400][AUTH-402][AUTH-609] a code opens a session, once', async () => {
  const browser = testClient(subject.app);
  const state = await leavesForProvider(browser);
  const code = provider.codeFor({ ...ruth, subject: 'once' });
  const cookies = new Map(browser.jar);
  const first = await browser.post(VALIDATE, codeBody(code, state));
  expect(first.json()).toEqual({ ...NOBODY, uuid: expect.any(String), isNewOptumIdProfileCreated: true });
  const profile = await browser.get(`/landrover/api/Users/${first.json().uuid}/demographics`);
  expect(profile.json<ProfileReply>().userDetails).toMatchObject({ firstName: 'Ruth', isGuestUser: false });

  const replay = testClient(subject.app);
  for (const [name, value] of cookies) replay.jar.set(name, value);
  expect((await replay.post(VALIDATE, codeBody(code, state))).json()).toEqual(NOBODY);
});

test.each([
  ['unknown to the provider', async (state: string) => codeBody('made-up', state)],
  ['without a state', async () => codeBody(provider.codeFor(ruth))],
  ['with a state of nobody', async () => codeBody(provider.codeFor(ruth), 'state-of-nobody')],
  [
    'with the state of another browser',
    async () => codeBody(provider.codeFor(ruth), await leavesForProvider(testClient(subject.app))),
  ],
])('[AUTH-609] a code %s answers no uuid and opens nothing', async (_story, make) => {
  const browser = testClient(subject.app);
  const body = await make(await leavesForProvider(browser));
  const reply = await browser.post(VALIDATE, body);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual(NOBODY);
  expect([...browser.jar.keys()].filter((name) => name.startsWith('sp_session'))).toEqual([]);
});

test('a code asked about at the other brand is not found', async () => {
  const reply = await testClient(subject.app).post('/landrover/api/apps/uhc/authValidate', codeBody('x', 'y'));
  expect(reply.statusCode).toBe(404);
});

test('[AUTH-406][AUTH-611] the cookies of an account end with the browser', async () => {
  const browser = testClient(subject.app);
  const state = await leavesForProvider(browser);
  const { cookies } = await browser.post(VALIDATE, codeBody(provider.codeFor(ruth), state));
  const set = cookies.filter(({ value }) => value !== '');
  expect(set.map(({ name }) => name).sort()).toEqual(['sp_session_aarp', 'ucp_identity', 'ucp_user_id']);
  for (const cookie of set) {
    expect(cookie.maxAge).toBeUndefined();
    expect(cookie.expires).toBeUndefined();
    expect(cookie.sameSite).toBe('Lax');
  }
  expect(set.find(({ name }) => name === 'sp_session_aarp')?.httpOnly).toBe(true);
});

test('the session of before the sign-in ends with it, and a cookie that was set by another is never adopted', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'rotates' });
  const before = shopper.jar.get('sp_session_aarp') ?? '';
  await signsIn(shopper, provider, { ...ruth, subject: 'rotates' });
  expect(shopper.jar.get('sp_session_aarp')).not.toBe(before);

  const thief = testClient(subject.app);
  thief.jar.set('sp_session_aarp', before);
  expect((await thief.get(`${shopper.profile}/plans`)).json()).toMatchObject({
    status: 401,
    detail: 'Invalid session',
  });
});

test('[AUTH-403][AUTH-610][DATA-401] after sign-out the session is gone in every tab', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'leaves' });
  const otherTab = testClient(subject.app);
  for (const [name, value] of shopper.jar) otherTab.jar.set(name, value);
  const plans = await shopper.get(`${shopper.profile}/plans`);
  expect(Object.keys(plans.json()).sort()).toEqual(['memberEnrolledPlans', 'plansDetails', 'uuid', 'versions']);

  const out = await shopper.delete('/landrover/api/logout');
  expect(out.json()).toEqual({ signedOutUrl: 'http://lantern.localhost/fake-provider/end' });
  expect([...shopper.jar.keys()]).not.toContain('sp_session_aarp');
  const answer = (await otherTab.get(`${shopper.profile}/plans`)).json();
  expect(answer).toMatchObject({ status: 401, code: 'invalid-session', detail: 'Invalid session' });
});

test('a provider that does not answer keeps nobody from signing out', async () => {
  const away = { ...provider.gateway, signOutUrl: () => Promise.reject(new Problem('sign-in-unavailable')) };
  const alone = await testApp({ identity: away });
  const shopper = await signedIn(alone.app, provider, ruth);
  expect((await shopper.delete('/landrover/api/logout')).json()).toEqual({ signedOutUrl: '/sign-out' });
  await alone.close();
});

test('signing out without a session is no fault', async () => {
  const reply = await testClient(subject.app).delete('/landrover/api/logout');
  expect(reply.json()).toEqual({ signedOutUrl: '/sign-out' });
});

test('the server ends a session that showed no sign of life, and asking how long is left is none', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'idle' });
  await shopper.post('/dev/scene', { idleSeconds: 60 });
  const most = 60 + 1 + 120;
  skipped += (most - 20) * 1000;
  const { secondsLeft, secondsUntilEnd } = (await shopper.get('/landrover/api/session')).json();
  expect(secondsLeft).toBeLessThanOrEqual(20);
  expect(secondsUntilEnd).toBeGreaterThan(MOST_SECONDS.shopper - most);
  expect((await shopper.post('/landrover/api/session', {})).json().secondsLeft).toBeGreaterThan(most - 5);
  skipped += (most - 5) * 1000;
  expect((await shopper.get(`${shopper.profile}/plans`)).statusCode).toBe(200);
  skipped += (most + 1) * 1000;
  expect((await shopper.get(`${shopper.profile}/plans`)).json()).toMatchObject({ detail: 'Invalid session' });
  expect((await shopper.get('/landrover/api/session')).statusCode).toBe(401);
});

test('a clock that is set back ends no session and makes none longer', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'clock' });
  skipped -= 3_600_000;
  const { secondsLeft } = (await shopper.get('/landrover/api/session')).json();
  expect(secondsLeft).toBe(9000 + 1 + 120);
  skipped += 3_600_000;
});

test('[AUTH-408] an operator may set an earlier end, which no sign of life puts off either', async () => {
  const strict = await testApp({
    identity: provider.gateway,
    machine: () => machineClock() + skipped,
    environment: { SESSION_MAX_SECONDS: '600', SESSION_IDLE_CAP_SECONDS: '120' },
  });
  const shopper = await signedIn(strict.app, provider, { ...ruth, subject: 'capped' });
  const { limits } = (await shopper.get('/landrover/api/bootstrap')).json<Bootstrap>();
  expect(limits).toEqual({ idleSeconds: 120, warningSeconds: 120 });
  const left = async () => (await shopper.get('/landrover/api/session')).json();
  const nearly = (seconds: number) => expect.toSatisfy((n: number) => n <= seconds && n > seconds - 5);
  const ofSession = { idleSeconds: 120, warningSeconds: 120 };
  expect(await left()).toEqual({ secondsLeft: nearly(241), secondsUntilEnd: nearly(600), ...ofSession });
  for (let minute = 0; minute < 9; minute += 1) {
    skipped += 60_000;
    expect((await shopper.get(`${shopper.profile}/plans`)).statusCode).toBe(200);
  }
  // Staying sets the idle time back, and says that the end stays where it is.
  const stayed = (await shopper.post('/landrover/api/session', {})).json();
  expect(stayed).toEqual({ secondsLeft: nearly(60), secondsUntilEnd: nearly(60), ...ofSession });
  skipped += 61_000;
  expect((await shopper.get(`${shopper.profile}/plans`)).statusCode).toBe(401);
  await strict.close();
});

const HALF_AN_HOUR = 30 * 60_000;
test.each([
  ['a shopper', { ...ruth, subject: 'busy' }, MOST_SECONDS.shopper],
  ['an agent', { ...agentSmith, subject: 'busy-agent' }, MOST_SECONDS.agent],
] as const)('[AUTH-408][AUTH-605] %s who never rests is signed out at the overall end', async (_story, who, most) => {
  const browser = await signedIn(subject.app, provider, who);
  const isAlive = async () => (await browser.post('/landrover/api/session', {})).statusCode === 200;
  const before = skipped;
  while (skipped - before + HALF_AN_HOUR < most * 1000) {
    skipped += HALF_AN_HOUR - 10_000;
    expect(await isAlive()).toBe(true);
  }
  skipped = before + most * 1000 - 5_000;
  expect(await isAlive()).toBe(true);
  skipped += 5_000;
  expect(await isAlive()).toBe(false);
});

test('[AUTH-408] an agent who shows no sign of life for 30 minutes is signed out, whatever content says', async () => {
  const agent = await signedIn(subject.app, provider, { ...agentSmith, subject: 'away' });
  const left = (await agent.get('/landrover/api/session')).json();
  expect(left).toMatchObject({ idleSeconds: AGENT_IDLE_SECONDS - 121, warningSeconds: 120 });
  skipped += AGENT_IDLE_SECONDS * 1000 - 5_000;
  expect((await agent.get('/landrover/api/session')).statusCode).toBe(200);
  skipped += 5_000;
  expect((await agent.get('/landrover/api/session')).statusCode).toBe(401);
});

test('[ROLE-603] the cookies that scripts may read decide nothing', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'readable' });
  const liar = testClient(subject.app);
  liar.jar.set('ucp_identity', 'isGuest=false');
  liar.jar.set('ucp_user_id', shopper.uuid);
  expect((await liar.get(`${shopper.profile}/plans`)).statusCode).toBe(401);
  const { viewer } = (await liar.get('/landrover/api/bootstrap')).json<Bootstrap>();
  expect(viewer).toMatchObject({ kind: 'guest', uuid: null });
});

test('[ROLE-004][ROLE-406] a member is known by the login of a health plan and both names', async () => {
  const viewerOf = async (identity: typeof sam) => {
    const shopper = await signedIn(subject.app, provider, identity);
    return (await shopper.get('/landrover/api/bootstrap')).json<Bootstrap>().viewer;
  };
  expect(await viewerOf(sam)).toMatchObject({ kind: 'authenticated', isMember: true, firstName: 'Sam' });
  expect((await viewerOf(sam)).may).toContain('importItems');
  expect(await viewerOf({ ...sam, subject: 'plain', userType: null })).toMatchObject({ isMember: false });
  expect((await viewerOf({ ...sam, subject: 'nameless', lastName: null })).isMember).toBe(false);
  // Importing needs the second reading too.
  for (const lacks of [{ medicareNumber: null }, { optumId: null }, { salesforceRecordType: 'p' }]) {
    const viewer = await viewerOf({ ...sam, subject: JSON.stringify(lacks), ...lacks });
    expect(viewer).toMatchObject({ isMember: true });
    expect(viewer.may).not.toContain('importItems');
  }
});

test('ten sign-ins at once make one profile and ten sessions', async () => {
  const once = { ...ruth, subject: 'ten-times' };
  const all = await Promise.all(Array.from({ length: 10 }, () => signedIn(subject.app, provider, once)));
  expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(1);
  const reads = await Promise.all(all.map((shopper) => shopper.get(`${shopper.profile}/demographics`)));
  expect(reads.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  const { rows } = await subject.pool.query('select count(*)::int from profile where profile_uuid = $1', [
    all[0]?.uuid,
  ]);
  expect(rows[0].count).toBe(1);
});

test('a session of one brand is none of the other', async () => {
  const shopper = await signedIn(subject.app, provider, ruth);
  const harbor = testClient(subject.app, 'harbor.localhost');
  const token = shopper.jar.get('sp_session_aarp') ?? '';
  harbor.jar.set('sp_session_aarp', token);
  harbor.jar.set('sp_session_uhc', token);
  expect((await harbor.get(`${shopper.profile}/plans`)).json()).toMatchObject({
    status: 401,
    detail: 'Invalid session',
  });
});

test('a page that has not heard of the sign-in saves into the account, not beside it', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'late-page' });
  const { uuid } = (await shopper.post('/landrover/api/guests', {})).json();
  expect(uuid).toBe(shopper.uuid);
});

test('who looks and is refused leaves a trace, and hears what a missing profile answers', async () => {
  const owner = await signedIn(subject.app, provider, { ...ruth, subject: 'owner' });
  const curious = await guest(subject.app);
  const reply = await curious.get(`${owner.profile.replace(owner.uuid, owner.uuid.toUpperCase())}/plans`);
  expect(reply.json()).toMatchObject({ status: 404, code: 'not-found' });
  const { rows } = await subject.pool.query(
    "select role, fields from audit_entry where profile_uuid = $1 and action = 'refused-other-profile'",
    [curious.uuid],
  );
  expect(rows).toEqual([{ role: 'guest', fields: ['plans'] }]);
});
