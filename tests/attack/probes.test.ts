import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallId, factsOf } from '#contract/calls.ts';
import { machineClock } from '#server/clock.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { agentSmith, fakeIdentity, ruth } from '../support/fake-identity.ts';
import { fixedPages } from '../support/fixed-pages.ts';
import { codeBody, leavesForProvider, signedIn } from '../support/sign-in.ts';
import { PLANS } from '../support/small-catalogue.ts';
import { testClient } from '../support/test-client.ts';

const provider = fakeIdentity();
let subject: TestApp;
let shopper: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, webFolder: fixedPages() });
  shopper = await signedIn(subject.app, provider, ruth);
});
afterAll(() => subject.close());

const JSON_BODY = { 'content-type': 'application/json' };

/** Every call that changes something, with what a browser could be made to send along. */
const changes = () => {
  const { profile, uuid } = shopper;
  return [
    ['POST', `${profile}/plans/2027`, { plans: [] }],
    ['DELETE', `${profile}/plans/${PLANS.pdp}/2027`, undefined],
    ['POST', `${profile}/demographics/2027`, { firstName: 'Changed' }],
    ['POST', '/landrover/api/guests', {}],
    ['POST', '/landrover/api/apps/aarp/authValidate', codeBody('x', 'y')],
    ['POST', '/landrover/api/session', {}],
    ['DELETE', '/landrover/api/logout', undefined],
    ['POST', '/landrover/api/agent/views', { uuid, reason: 'service-call' }],
    ['POST', '/landrover/api/agent/shoppers/search', { email: 'ruth@example.org' }],
    ['POST', '/dev/scene', { brand: 'uhc' }],
  ] as const;
};

const OTHER_SITES: [story: string, headers: Record<string, string | undefined>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' }],
  ['an old browser of another site', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
  ['an old browser that hides where it is', { 'sec-fetch-site': undefined, origin: 'null' }],
];

test.each(OTHER_SITES)('a change that %s asks for is refused, whatever it is', async (_story, headers) => {
  for (const [method, url, payload] of changes()) {
    const reply = await shopper.send({ method, url, ...(payload && { payload }), headers });
    expect(reply.json(), url).toMatchObject({ status: 403, code: 'cross-site' });
  }
  expect((await shopper.get(`${shopper.profile}/plans`)).statusCode).toBe(200);
});

test('where https is used, an old browser changes nothing from a page of ours that came without it', async () => {
  const secure = await testApp({ identity: provider.gateway, environment: { PUBLIC_ORIGIN_IS_HTTPS: 'true' } });
  const send = (origin: string) =>
    testClient(secure.app).send({
      method: 'POST',
      url: '/landrover/api/guests',
      payload: {},
      headers: { 'sec-fetch-site': undefined, origin },
    });
  expect((await send('http://lantern.localhost')).json()).toMatchObject({ status: 403, code: 'cross-site' });
  expect((await send('https://lantern.localhost')).statusCode).toBe(201);
  await secure.close();
});

test.each([
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'text/plain; charset=utf-8',
])('a change that a form could send, as %s, is refused', async (type) => {
  for (const [method, url, payload] of changes()) {
    if (method !== 'POST') continue;
    const reply = await shopper.send({
      method,
      url,
      payload: JSON.stringify(payload),
      headers: { 'content-type': type },
    });
    expect([415, 403], url).toContain(reply.statusCode);
  }
});

test('nothing changes by GET', () => {
  const { paths } = subject.app.swagger() as { paths: Record<string, { get?: { operationId: CallId } }> };
  const reads = Object.values(paths).flatMap(({ get }) => get?.operationId ?? []);
  expect(reads.length).toBeGreaterThan(10);
  expect(reads.filter((id) => factsOf(id).effect !== 'read')).toEqual([]);
});

test('a session that was planted before the sign-in is not adopted, and a guest cookie is none afterwards', async () => {
  const victim = testClient(subject.app);
  const planted = 'A'.repeat(43);
  await victim.post('/landrover/api/guests', {});
  expect(victim.jar.has('sp_guest_aarp')).toBe(true);
  victim.jar.set('sp_session_aarp', planted);
  const state = await leavesForProvider(victim);
  const code = provider.codeFor({ ...ruth, subject: 'victim' });
  await victim.post('/landrover/api/apps/aarp/authValidate', codeBody(code, state));
  expect(victim.jar.get('sp_session_aarp')).not.toBe(planted);
  expect(victim.jar.has('sp_guest_aarp')).toBe(false);
});

test('the cookie of a view, a guest or dev overrides passes for none of another kind', async () => {
  const agent = await signedIn(subject.app, provider, agentSmith);
  const browser = testClient(subject.app);
  await browser.post('/landrover/api/guests', {});
  const guestCookie = browser.jar.get('sp_guest_aarp') ?? '';
  const reply = await agent.get(`${shopper.profile}/plans`, { 'x-agent-session': guestCookie });
  expect(reply.json()).toMatchObject({ code: 'agent-view-ended' });
  const forger = testClient(subject.app);
  forger.jar.set('sp_scene', guestCookie);
  forger.jar.set('sp_session_aarp', guestCookie);
  expect((await forger.get(`${shopper.profile}/plans`)).statusCode).toBe(401);
});

test('no page of ours stands in a frame, runs a script of others or tells its address to others', async () => {
  for (const url of ['/', '/shopper-profile', '/sign-in/x', '/landrover/api/bootstrap']) {
    const { headers } = await testClient(subject.app).get(url, { accept: 'text/html' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  }
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/%2f%2fevil.example',
  '/sign-in?return=//evil.example',
  '//evil.example?lang=es',
  '/\\evil.example?lang=es',
  '/%5cevil.example?lang=es',
])('the address %s leads nowhere but here', async (url) => {
  const reply = await testClient(subject.app).send({ method: 'GET', url, headers: { accept: 'text/html' } });
  const location = String(reply.headers['location'] ?? '/');
  expect(new URL(location, 'http://lantern.localhost').host).toMatch(/^lantern\.localhost$/);
});

test.each([
  'evil.example',
  'lantern.localhost.evil.example',
  'lantern.localhost@evil.example',
  '',
  'localhost, evil.example',
])('the host name %s gets into no address of ours', async (host) => {
  const reply = await testClient(subject.app).send({
    method: 'GET',
    url: '/sign-in',
    headers: { host, accept: 'text/html' },
  });
  expect(String(reply.headers['location'] ?? '')).not.toContain('evil');
});

test('a body that reaches for the prototype changes nothing but what it may', async () => {
  const body = '{"firstName":"Ruth","__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
  const reply = await shopper.send({
    method: 'POST',
    url: `${shopper.profile}/demographics/2027`,
    payload: body,
    headers: { ...JSON_BODY, 'if-match': '"2"' },
  });
  expect([400, 422]).toContain(reply.statusCode);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('nobody writes what is not theirs to write: kind, role and ids are no fields of a person', async () => {
  const reserved = [
    { isGuestUser: true },
    { isCSRLogin: true },
    { userType: 'hsid' },
    { optumId: 'x' },
    { uuid: shopper.uuid },
  ];
  for (const body of [...reserved, { createdBy: 'AGENT' }, { profileStatus: 'Z' }, { salesforceRecordType: 'p' }]) {
    const reply = await shopper.post(`${shopper.profile}/demographics/2027`, body, { 'if-match': '"2"' });
    expect(reply.statusCode).toBe(422);
  }
});

test('codes are asked about a few times a minute, and then the answer says when to try again', async () => {
  // The clock stands still: the tries are counted by the minute, and a slow machine would spread them over two.
  const now = machineClock();
  const guessing = await testApp({ identity: provider.gateway, machine: () => now });
  const guesser = testClient(guessing.app);
  const answers = [];
  for (let attempt = 0; attempt < 40; attempt += 1) {
    answers.push(await guesser.post('/landrover/api/apps/aarp/authValidate', codeBody(`guess-${attempt}`, 'x')));
  }
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toBeDefined();
  await guessing.close();
});
