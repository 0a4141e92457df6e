import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problems } from '#content/en/problems.ts';
import type { Bootstrap } from '#contract/bootstrap.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import { expiredRowsJob } from '#server/jobs/expired-rows.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { locationOf, signInBrowser } from '#tests/support/embedded-sign-in.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';

let subject: TestApp;
/** A second process on the same database. */
let other: TestApp;
let ahead = 0;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** It stands still but for what a test adds, so that no test runs over the end of a minute. */
const NOW = Math.floor(Date.now() / MINUTE) * MINUTE;
const machine = () => NOW + ahead;
const environment = { SIGN_INS_PER_MINUTE: '1000' };

beforeAll(async () => {
  subject = await testApp({ identity: 'configured', machine, environment });
  other = await testApp({ identity: 'configured', machine, environment, beside: subject });
});
// What one test tried does not count against the next.
beforeEach(() => {
  ahead += MINUTE;
});
afterAll(async () => {
  await other.close();
  await subject.close();
});

const { shopper, member } = DEMO_ACCOUNTS;

const signIn = async (browser: ReturnType<typeof signInBrowser>, email: string) =>
  browser.goOn(await browser.answer(await browser.begin(), email, DEMO_PASSWORD));

const uuidOf = async (validated: ReturnType<ReturnType<typeof signInBrowser>['validate']>) =>
  (await validated).json<{ uuid: string | null }>().uuid;

test('[AUTH-609] a code answers uuid, agent and newness once; the same code again answers no uuid', async () => {
  const browser = signInBrowser(subject.app);
  const back = await signIn(browser, shopper.email);
  expect(Object.keys(back).sort()).toEqual(['code', 'iss', 'state']);
  const cookies = new Map(browser.jar);

  const opened = await browser.validate(back);
  expect(opened.statusCode).toBe(200);
  expect(opened.json()).toEqual({
    uuid: expect.stringMatching(/^[\da-f-]{36}$/),
    agentUserName: null,
    isNewOptumIdProfileCreated: expect.any(Boolean),
  });

  // Everything as it was before, the cookie of the sign-in too.
  for (const [key, cookie] of cookies) browser.jar.set(key, cookie);
  expect(await uuidOf(browser.validate(back))).toBeNull();
  expect(await uuidOf(browser.validate({ ...back, code: 'never-given' }))).toBeNull();
});

test('of several tabs that bring one code at the same moment, one signs in', async () => {
  const browser = signInBrowser(subject.app);
  const back = await signIn(browser, shopper.email);
  const uuids = await Promise.all(Array.from({ length: 5 }, () => uuidOf(browser.validate(back))));
  expect(uuids.filter((uuid) => uuid !== null)).toHaveLength(1);
});

test('of two processes that are brought one code at the same moment, one signs in', async () => {
  const browser = signInBrowser(subject.app);
  const back = await signIn(browser, shopper.email);
  const elsewhere = signInBrowser(other.app);
  for (const [name, cookie] of browser.jar) elsewhere.jar.set(name, cookie);
  const tries = Array.from({ length: 6 }, (_none, turn) => uuidOf((turn % 2 ? browser : elsewhere).validate(back)));
  expect((await Promise.all(tries)).filter((uuid) => uuid !== null)).toHaveLength(1);
});

test('what a browser knows of a sign-in is worth nothing in another browser', async () => {
  const [ruth, stranger] = [signInBrowser(subject.app), signInBrowser(subject.app)];
  const back = await signIn(ruth, shopper.email);
  const own = await signIn(stranger, member.email);

  expect(await uuidOf(stranger.validate(back))).toBeNull();
  expect(await uuidOf(stranger.validate({ ...back, state: own.state }))).toBeNull();
  expect(await uuidOf(stranger.validate({ code: back.code }))).toBeNull();
});

test.each([
  ['the state of another sign-in', { state: 'a'.repeat(43) }],
  ['a state that is none', { state: '#x' }],
  ['another issuer', { iss: 'https://evil.example' }],
])('%s answers no uuid', async (_story, change) => {
  const browser = signInBrowser(subject.app);
  const back = await signIn(browser, shopper.email);
  expect(await uuidOf(browser.validate({ ...back, ...change }))).toBeNull();
});

test('a code is of no use on the other brand', async () => {
  const browser = signInBrowser(subject.app, 'lantern.localhost:4110');
  const back = await signIn(browser, shopper.email);
  const harbor = signInBrowser(subject.app, 'harbor.localhost:4110');
  for (const [key, cookie] of browser.jar) harbor.jar.set(key, cookie);
  expect(await uuidOf(harbor.validate(back, 'uhc'))).toBeNull();
});

test('each process goes on with what another has begun', async () => {
  const browser = signInBrowser(subject.app);
  const elsewhere = signInBrowser(other.app);
  const interaction = await browser.begin();
  for (const [key, cookie] of browser.jar) elsewhere.jar.set(key, cookie);
  const back = await elsewhere.goOn(await elsewhere.answer(interaction, shopper.email, DEMO_PASSWORD));
  expect(await uuidOf(browser.validate(back))).not.toBeNull();
});

test('two tabs of one browser sign in at once, even as two people', async () => {
  const browser = signInBrowser(subject.app);
  const [first, second] = [await browser.begin(), await browser.begin()];
  const answeredFirst = await browser.answer(first, shopper.email, DEMO_PASSWORD);
  const answeredSecond = await browser.answer(second, member.email, DEMO_PASSWORD);
  const [ruth, sam] = [await browser.goOn(answeredFirst), await browser.goOn(answeredSecond)];
  const [one, two] = [await uuidOf(browser.validate(ruth)), await uuidOf(browser.validate(sam))];
  expect(one).not.toBeNull();
  expect(two).not.toBeNull();
  expect(two).not.toBe(one);
});

test('a wrong password and an unknown e-mail are answered alike, and another try may follow', async () => {
  const browser = signInBrowser(subject.app);
  const interaction = await browser.begin();
  const wrong = await browser.answer(interaction, shopper.email, 'not the password');
  const unknown = await browser.answer(interaction, 'nobody@example.org', DEMO_PASSWORD);
  expect(wrong.statusCode).toBe(422);
  expect({ ...unknown.json<object>(), instance: '' }).toEqual({ ...wrong.json<object>(), instance: '' });
  expect(wrong.json()).toMatchObject({
    code: 'sign-in-refused',
    detail: problems['sign-in-refused'].detail,
  });
  expect((await browser.answer(interaction, ' RUTH@example.org ', DEMO_PASSWORD)).statusCode).toBe(200);
});

test('who took too long, came back twice or has another browser starts again', async () => {
  const browser = signInBrowser(subject.app);
  const interaction = await browser.begin();
  const stranger = signInBrowser(subject.app);
  await stranger.begin();
  expect((await stranger.answer(interaction, shopper.email, DEMO_PASSWORD)).json()).toMatchObject({
    status: 410,
    code: 'sign-in-ended',
  });

  const answered = await browser.answer(interaction, shopper.email, DEMO_PASSWORD);
  expect((await browser.answer(interaction, member.email, DEMO_PASSWORD)).statusCode).toBe(410);
  await browser.goOn(answered);
  const { continueUrl } = answered.json<{ continueUrl: string }>();
  expect(locationOf(await browser.get(continueUrl))).toBe('/sign-in/ended');

  const slow = await browser.begin();
  ahead += 601 * SECOND;
  expect((await browser.get(`/landrover/api/identity/${slow}`)).statusCode).toBe(410);
});

test('a code is good for a minute', async () => {
  const browser = signInBrowser(subject.app);
  const back = await signIn(browser, shopper.email);
  ahead += 61 * SECOND;
  expect(await uuidOf(browser.validate(back))).toBeNull();
});

test('where the site stands behind https, so does the provider, and its cookies are secure', async () => {
  const secure = await testApp({
    identity: 'configured',
    machine,
    beside: subject,
    environment: { ...environment, PUBLIC_ORIGIN_IS_HTTPS: 'true' },
  });
  const browser = signInBrowser(secure.app);
  const start = await browser.get('/sign-in');
  expect(new URL(locationOf(start)).searchParams.get('redirect_uri')).toBe(
    'https://lantern.localhost:4110/shopper-profile',
  );
  const page = await browser.get(locationOf(start));
  expect(page.cookies.filter(({ secure: isSecure }) => !isSecure)).toEqual([]);
  const interaction = locationOf(page).replace('/sign-in/', '');
  const back = await browser.goOn(await browser.answer(interaction, shopper.email, DEMO_PASSWORD));
  expect(back.iss).toBe('https://lantern.localhost:4110/idp');
  expect(await uuidOf(browser.validate(back))).not.toBeNull();
  await secure.close();
});

test('another site can not post to the provider, and a host that is none of ours has none', async () => {
  const post = (headers: Record<string, string>) =>
    subject.app.inject({
      method: 'POST',
      url: '/idp/token',
      payload: 'grant_type=authorization_code',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'lantern.localhost', ...headers },
    });
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403);
  // A program may, and is asked for the secret that it can not know.
  expect((await post({})).json()).toMatchObject({ error: 'invalid_request' });
  expect((await post({ host: 'evil.example' })).statusCode).toBe(404);

  const start = await signInBrowser(subject.app, 'evil.example').get('/sign-in');
  expect(locationOf(start)).toBe('/shopper-profile?signin=unavailable');
});

test('the provider keeps no session, and of codes and tokens only hashes', async () => {
  const browser = signInBrowser(subject.app);
  const { code } = await signIn(browser, shopper.email);
  const { rows } = await subject.pool.query<{ kind: string; text: string }>(
    'select kind, row_to_json(idp_payload)::text as text from idp_payload',
  );
  expect(rows.map(({ kind }) => kind)).toContain('AuthorizationCode');
  expect(rows.map(({ kind }) => kind)).not.toContain('Session');
  expect(rows.filter(({ text }) => text.includes(code))).toEqual([]);
  expect([...browser.jar.keys()].filter((key) => key.startsWith('_session'))).toEqual([]);
});

test('what identifies a person is sealed, and what is too old is removed', async () => {
  const { rows } = await subject.pool.query<{ text: string }>(
    'select row_to_json(idp_account)::text as text from idp_account',
  );
  const all = rows.map(({ text }) => text).join();
  const { dateOfBirth, medicareNumber, email, firstName, lastName } = member;
  for (const secret of [dateOfBirth, medicareNumber, email, firstName, lastName, DEMO_PASSWORD]) {
    expect(all).not.toContain(secret);
  }

  ahead += 3600 * SECOND;
  await signInBrowser(subject.app).begin();
  await expiredRowsJob(subject.pool).step(machine());
  const { rows: left } = await subject.pool.query('select kind from idp_payload');
  expect(left).toEqual([{ kind: 'Interaction' }]);
});

test('the demo accounts show every kind of shopper', async () => {
  const browser = signInBrowser(subject.app);
  const interaction = await browser.begin();
  const { demo } = (await browser.get(`/landrover/api/identity/${interaction}`)).json<{
    demo: { password: string; accounts: { email: string }[] };
  }>();
  expect(demo.password).toBe(DEMO_PASSWORD);
  expect(demo.accounts.map(({ email }) => email)).toEqual(Object.values(DEMO_ACCOUNTS).map(({ email }) => email));
  for (const { email, medicareNumber } of Object.values(DEMO_ACCOUNTS)) {
    expect(email).toMatch(/@example\.org$/);
    if (medicareNumber !== undefined) expect(parseMedicareNumber(medicareNumber)).toBe(medicareNumber);
  }

  const viewerOf = async (email: string, answer: 'answer' | 'answerAsAgent' = 'answer') => {
    const somebody = signInBrowser(subject.app);
    const answered = await somebody[answer](await somebody.begin(), email, DEMO_PASSWORD);
    await somebody.validate(await somebody.goOn(answered));
    return (await somebody.get('/landrover/api/bootstrap')).json<Bootstrap>().viewer;
  };
  expect(await viewerOf(shopper.email)).toMatchObject({ kind: 'authenticated', isMember: false, firstName: 'Ruth' });
  expect(await viewerOf(member.email)).toMatchObject({ kind: 'authenticated', isMember: true, firstName: 'Sam' });
  expect(await viewerOf('a.smith@example.org', 'answerAsAgent')).toMatchObject({
    kind: 'agent',
    agentUserName: 'a.smith',
  });
});
