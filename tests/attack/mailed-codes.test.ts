import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/identity/provider/demo-accounts.ts';
import { agentUuid } from '#server/identity/sign-in/account-uuid.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/count-statements.ts';
import { signInBrowser } from '#tests/support/embedded-sign-in.ts';
import { codeIn, mailsTo } from '#tests/support/mails.ts';
import { registers } from '#tests/support/registers.ts';

/** Somebody wants to know who has an account, or to get into one by a code that was sent to its owner. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let ahead = 0;
const NOW = Math.floor(Date.now() / MINUTE) * MINUTE;

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({
    identity: 'configured',
    machine: () => NOW + ahead,
    environment: { TRUST_PROXY: '127.0.0.1' },
  });
  await registers(subject, signInBrowser(subject.app), OWNER);
});
afterAll(() => subject.close());

const PASSWORD = 'four walls and a roof';
const NEW_PASSWORD = 'two doors and a window';
const OWNER = { firstName: 'Nel', lastName: 'Ortiz', email: 'nel.ortiz@example.org', password: PASSWORD };
const NOBODYS = 'nobody.at.all@example.org';

let addresses = 0;
/** A browser in which a sign-in has begun, at an address of its own. */
async function begin(screen: 'sign-in' | 'register' = 'sign-in') {
  addresses += 1;
  const browser = signInBrowser(subject.app, undefined, `198.51.${addresses >> 8}.${addresses & 255}`);
  const interaction = await browser.begin(screen);
  const post = (path: string, body: object = {}) =>
    browser.post(`/landrover/api/identity/${interaction}/${path}`, body);
  return { ...browser, interaction, tell: post };
}
type Begun = Awaited<ReturnType<typeof begin>>;

/** Of two mails of one moment none is newer. */
const later = () => {
  ahead += 1;
};

const newestCode = async (email: string) => codeIn((await mailsTo(subject.pool, email))[0]) ?? '';

async function asksForCode(email: string): Promise<Begun> {
  const browser = await begin();
  expect((await browser.tell('forgotten-password', { email })).statusCode).toBe(200);
  return browser;
}

const setsPassword = async ({ tell }: Begun, code: string, password = NEW_PASSWORD) => {
  const reply = await tell('new-password', { code, password });
  return reply.statusCode === 200 ? 'changed' : reply.json<{ code: string }>().code;
};

/** Everything that can be seen of an answer from outside, and what was done for it. */
async function seen(ask: () => ReturnType<Begun['tell']>) {
  const counted = countStatements(subject.pool);
  const reply = await ask();
  counted.stop();
  return { status: reply.statusCode, body: reply.body, statements: counted.names() };
}

test('making an account answers alike, and does the same, whether the e-mail has one or not', async () => {
  later();
  const [known, unknown] = [await begin('register'), await begin('register')];
  const ofKnown = await seen(() => known.tell('register', OWNER));
  const ofUnknown = await seen(() => unknown.tell('register', { ...OWNER, email: NOBODYS }));
  expect(ofKnown).toEqual(ofUnknown);
  expect(ofKnown).toMatchObject({ status: 200, body: '{"sent":true}' });
  const pageOf = async ({ readInteraction, interaction }: Begun) => (await readInteraction(interaction)).mailed;
  expect(await pageOf(known)).toEqual({ use: 'register', email: OWNER.email, mailbox: null });
  expect(await pageOf(unknown)).toEqual({ use: 'register', email: NOBODYS, mailbox: null });

  const [mail] = await mailsTo(subject.pool, OWNER.email);
  expect(codeIn(mail)).toBeNull();
  const guess = async ({ tell }: Begun) => (await tell('register/code', { code: '12345678' })).body;
  const withoutId = (body: string) => JSON.parse(body.replace(/"instance":"[^"]*"/, '"instance":""'));
  expect(withoutId(await guess(known))).toEqual(withoutId(await guess(unknown)));
});

test('a forgotten password answers alike, and does the same, whether the e-mail has an account or not', async () => {
  const [known, unknown] = [await begin(), await begin()];
  const ofKnown = await seen(() => known.tell('forgotten-password', { email: OWNER.email }));
  const ofUnknown = await seen(() => unknown.tell('forgotten-password', { email: 'no.body@example.org' }));
  expect(ofKnown).toEqual(ofUnknown);
  expect(codeIn((await mailsTo(subject.pool, 'no.body@example.org'))[0])).toBeNull();
  expect(await setsPassword(unknown, '12345678')).toBe('mailed-code-refused');
});

test('a code fits only in the browser that asked for it, and only for what was asked', async () => {
  ahead += HOUR;
  const owner = await asksForCode(OWNER.email);
  const code = await newestCode(OWNER.email);
  const other = await begin();
  expect(await setsPassword(other, code)).toBe('sign-in-ended');
  const stolen = await begin();
  const reply = await stolen.post(`/landrover/api/identity/${owner.interaction}/new-password`, {
    code,
    password: NEW_PASSWORD,
  });
  expect(reply.json()).toMatchObject({ code: 'sign-in-ended' });
  expect((await owner.tell('register/code', { code })).json()).toMatchObject({ code: 'sign-in-ended' });
});

test('after five wrong tries the right code is refused too, and a new one is needed', async () => {
  ahead += HOUR;
  const browser = await asksForCode(OWNER.email);
  const code = await newestCode(OWNER.email);
  const wrong = code === '0000 0000' ? '11111111' : '00000000';
  const tries = await Promise.all(Array.from({ length: 12 }, () => setsPassword(browser, wrong)));
  expect(new Set(tries)).toEqual(new Set(['mailed-code-refused']));
  expect(await setsPassword(browser, code)).toBe('mailed-code-refused');

  ahead += 1000;
  expect((await browser.tell('code')).statusCode).toBe(200);
  const next = await newestCode(OWNER.email);
  expect(await setsPassword(browser, code)).toBe('mailed-code-refused');
  expect(await setsPassword(browser, next.replace(' ', ''), PASSWORD)).toBe('changed');
});

test('a code is good for half an hour, and once', async () => {
  ahead += HOUR;
  const [late, inTime] = [await asksForCode(OWNER.email), await begin()];
  const code = await newestCode(OWNER.email);
  later();
  await inTime.tell('forgotten-password', { email: OWNER.email });
  ahead += 30 * MINUTE - 1;
  const second = await newestCode(OWNER.email);
  expect(await setsPassword(inTime, second, PASSWORD)).toBe('changed');
  expect(await setsPassword(inTime, second)).toBe('sign-in-ended');
  ahead += 1;
  expect(['mailed-code-refused', 'sign-in-ended']).toContain(await setsPassword(late, code));
});

test('a weak password costs no try, and the code is good for a better one', async () => {
  ahead += HOUR;
  const browser = await asksForCode(OWNER.email);
  const code = await newestCode(OWNER.email);
  for (let time = 0; time < 6; time += 1) {
    expect(await setsPassword(browser, code, 'nel.ortiz2026')).toBe('weak-password');
  }
  expect(await setsPassword(browser, code, PASSWORD)).toBe('changed');
});

test('a new password shows everybody out on both brands, is in the trails of both, and its owner is told', async () => {
  ahead += HOUR;
  const signIn = async (host?: string) => {
    const browser = signInBrowser(subject.app, host, '203.0.113.7');
    const brand = host ? 'uhc' : 'aarp';
    const back = await browser.goOn(await browser.answer(await browser.begin(), OWNER.email, PASSWORD));
    const { uuid } = (await browser.validate(back, brand)).json<{ uuid: string }>();
    return { ...browser, uuid };
  };
  const inside = [await signIn(), await signIn('harbor.localhost:4110')];
  // Proved the old password, and has not come back to the site with it.
  const waiting = signInBrowser(subject.app, undefined, '203.0.113.8');
  const proved = await waiting.answer(await waiting.begin(), OWNER.email, PASSWORD);
  const coming = signInBrowser(subject.app, undefined, '203.0.113.9');
  const back = await coming.goOn(await coming.answer(await coming.begin(), OWNER.email, PASSWORD));

  const browser = await asksForCode(OWNER.email);
  later();
  expect(await setsPassword(browser, await newestCode(OWNER.email))).toBe('changed');
  for (const { get, uuid } of inside) {
    expect((await get('/landrover/api/session')).json()).not.toMatchObject({ role: 'shopper' });
    const { rows } = await subject.pool.query('select kind from access_event where about_uuid = $1', [uuid]);
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['session-ended password', 'password-changed']),
    );
  }
  expect((await waiting.get(proved.json<{ continueUrl: string }>().continueUrl)).headers.location).not.toContain(
    'code=',
  );
  expect((await coming.validate(back)).json()).toMatchObject({ uuid: null });
  // The one who set it is not signed in either.
  expect((await browser.get('/landrover/api/identity/profile')).statusCode).toBe(401);
  const [notice] = await mailsTo(subject.pool, OWNER.email);
  expect(notice?.subject).toBe('Your password at Lantern Medicare was changed');

  const again = await begin();
  expect((await again.answer(again.interaction, OWNER.email, PASSWORD)).json()).toMatchObject({
    code: 'sign-in-refused',
  });
  expect((await again.answer(again.interaction, OWNER.email, NEW_PASSWORD)).statusCode).toBe(200);
});

test('an agent with a new password is asked for the second factor as ever', async () => {
  ahead += HOUR;
  const { email } = DEMO_ACCOUNTS.agentSmith;
  const browser = await asksForCode(email);
  expect(await setsPassword(browser, await newestCode(email))).toBe('changed');
  const signIn = await begin();
  expect((await signIn.answer(signIn.interaction, email, DEMO_PASSWORD)).statusCode).toBe(422);
  expect((await signIn.answer(signIn.interaction, email, NEW_PASSWORD)).json()).toEqual({ continueUrl: null });
  const { rows } = await subject.pool.query(
    "select agent_id, about_uuid from access_event where kind = 'password-changed' and agent_id is not null",
  );
  expect(rows.map(({ agent_id, about_uuid }) => agentUuid(agent_id) === about_uuid)).toEqual([true]);
});

test('nobody is sent more than ten mails in an hour, nor five from one place, with an account or without', async () => {
  for (const email of [OWNER.email, 'never.seen@example.org']) {
    ahead += 2 * HOUR;
    const one = await begin();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await one.tell('forgotten-password', { email })).statusCode);
    }
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await (await begin()).tell('forgotten-password', { email })).statusCode);
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429, ...Array(5).fill(200), 429]);
    expect((await one.tell('code')).headers['retry-after']).toMatch(/^\d{3,4}$/);
  }
});

test('neither the code nor whom it was sent to stands in the database as it is', async () => {
  ahead += 2 * HOUR;
  const email = 'canary.mail@example.org';
  const browser = await begin('register');
  await browser.tell('register', { ...OWNER, firstName: 'Canaryfirst', email });
  const code = await newestCode(email);
  expect(code).toMatch(/^\d{4} \d{4}$/);
  for (const table of ['mail', 'job', 'idp_payload', 'attempt', 'access_event']) {
    const { rows } = await subject.pool.query<{ all: string | null }>(
      `select string_agg(row::text, ' ') as all from ${table} as row`,
    );
    expect(rows[0]?.all ?? '').not.toMatch(new RegExp(`canary|${code}|${code.replace(' ', '')}`, 'i'));
  }
});
