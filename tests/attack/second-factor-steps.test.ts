import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Reply } from '#contract/schemas.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_SECRETS } from '#server/identity/provider/demo-accounts.ts';
import { unusedCode } from '#server/identity/provider/one-time-code.ts';
import { resetFactor } from '#server/identity/provider/reset-factor.ts';
import { agentUuid } from '#server/identity/sign-in/account-uuid.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS, type TestApp, testApp } from '#tests/support/app.ts';
import { locationOf, signInBrowser } from '#tests/support/embedded-sign-in.ts';
import { accountsOf } from '#tests/support/sealed-rows.ts';
import { trailFaults } from '#tests/support/trail-fault.ts';

const HOUR = 3_600_000;
const STEP = 30_000;
let at = Math.floor(Date.now() / HOUR) * HOUR;
const machine = () => at;
const GUESSES = process.env['LONG'] ? 300 : 30;
const SEARCH = '/landrover/api/agent/shoppers/search';
let subject: TestApp;

beforeAll(async () => {
  const environment = { SIGN_INS_PER_MINUTE: '1000' };
  subject = await testApp({ identity: 'configured', machine, environment });
});
// No code and no try of one test counts in the next.
beforeEach(() => {
  at += 2 * HOUR;
});
afterAll(() => subject.close());

const { agentSmith, agentJones, agentNew, shopper } = DEMO_ACCOUNTS;
/** Of a clock that is some steps ahead. */
const codeOf = (secret: string, steps = 0) =>
  unusedCode(secret, Math.floor(at / STEP) + steps - 1, at + steps * STEP) ?? '';

/** Somebody who knows the password. */
async function afterPassword(email: string) {
  const browser = signInBrowser(subject.app);
  const interaction = await browser.begin();
  expect((await browser.answer(interaction, email, DEMO_PASSWORD)).json()).toEqual({ continueUrl: null });
  const give = (code: string) => browser.giveCode(interaction, code);
  return { ...browser, interaction, give };
}

const problemOf = async (reply: ReturnType<Awaited<ReturnType<typeof afterPassword>>['give']>) =>
  (await reply).json<{ code?: string }>().code ?? null;

async function eventsOf(email: string) {
  const { rows } = await subject.pool.query<{ kind: string; account_id: string }>(
    `select kind, account_id from idp_account left join access_event on agent_id = 'embedded ' || account_id
     where account_id = any($1) order by position`,
    [await accountsOf(subject.pool, email)],
  );
  const about = agentUuid(`embedded ${rows[0]?.account_id}`);
  expect((await subject.pool.query('select 1 from access_chain where about_uuid = $1', [about])).rowCount).toBe(1);
  return rows.map(({ kind }) => kind);
}

test('a code that was used opens nothing, in this sign-in or another, and of ten at once one opens', async () => {
  const code = codeOf(DEMO_SECRETS.agentSmith);
  const all = await Promise.all(Array.from({ length: 10 }, () => afterPassword(agentSmith.email)));
  const opened = await Promise.all(all.map(({ give }) => problemOf(give(code))));
  expect(opened.filter((problem) => problem === null)).toHaveLength(1);
  expect(new Set(opened.filter(Boolean))).toEqual(new Set(['code-refused']));
  at += HOUR;
  expect(await problemOf((await afterPassword(agentSmith.email)).give(code))).toBe('code-refused');
});

test.each([
  ["another agent's", () => codeOf(DEMO_SECRETS.agentJones)],
  ['of a clock two steps behind', () => codeOf(DEMO_SECRETS.agentSmith, -2)],
  ['of a clock two steps ahead', () => codeOf(DEMO_SECRETS.agentSmith, 2)],
  [
    'of other numbers with the same value',
    () => codeOf(DEMO_SECRETS.agentSmith).replace(/./g, (n) => `٠١٢٣٤٥٦٧٨٩`.charAt(+n)),
  ],
])('a code %s opens nothing', async (_story, code) => {
  expect(await problemOf((await afterPassword(agentSmith.email)).give(code()))).toBe('code-refused');
});

test('of many wrong codes at once ten are looked at, and then also the right one is not looked at, in any sign-in, until the hour is over', async () => {
  const guesser = await afterPassword(agentJones.email);
  const answers = await Promise.all(
    Array.from({ length: GUESSES }, (_, guess) => problemOf(guesser.give(String(guess).padStart(6, '0')))),
  );
  expect(answers.filter((problem) => problem === 'code-refused')).toHaveLength(10);
  expect(answers.filter((problem) => problem === 'too-many-requests')).toHaveLength(GUESSES - 10);
  const other = await afterPassword(agentJones.email);
  const refused = await other.give(codeOf(DEMO_SECRETS.agentJones));
  expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  // Not who else comes from there.
  expect(await problemOf((await afterPassword(agentSmith.email)).give(codeOf(DEMO_SECRETS.agentSmith)))).toBeNull();
  at += HOUR;
  const later = await afterPassword(agentJones.email);
  expect(await problemOf(later.give(codeOf(DEMO_SECRETS.agentJones)))).toBeNull();
  // The 1st and the 10th of an hour are written, each.
  const kinds = await eventsOf(agentJones.email);
  expect(kinds.filter((kind) => kind === 'factor-refused')).toHaveLength(2);
  expect(kinds).toContain('factor-locked');
});

test('who gives right codes is not held up', async () => {
  for (let times = 0; times < 12; times += 1) {
    at += 2 * STEP;
    expect(await problemOf((await afterPassword(agentSmith.email)).give(codeOf(DEMO_SECRETS.agentSmith)))).toBeNull();
  }
});

test('the step can not be skipped: neither by going on, nor without a question, nor without the password', async () => {
  const skipper = await afterPassword(agentSmith.email);
  // Where the provider goes on asks for the password anew, and knows nothing of the one before.
  const asksAnew = locationOf(await skipper.get(`/idp/auth/${skipper.interaction}`));
  expect(asksAnew).toMatch(/^\/sign-in\//);
  expect((await skipper.readInteraction(asksAnew.replace('/sign-in/', ''))).secondFactor).toBeNull();
  expect(await problemOf(skipper.give(codeOf(DEMO_SECRETS.agentSmith)))).toBe('sign-in-ended');
  const silent = new URL(locationOf(await skipper.get('/sign-in')));
  silent.searchParams.set('prompt', 'none');
  expect(locationOf(await skipper.get(silent.href))).toContain('error=login_required');

  const thief = await afterPassword(agentSmith.email);
  const without = signInBrowser(subject.app);
  const interaction = await without.begin();
  const code = codeOf(DEMO_SECRETS.agentSmith);
  expect((await without.giveCode(interaction, code)).json()).toMatchObject({ code: 'sign-in-ended' });
  // Nor with the password in another browser, or of a shopper.
  expect((await without.giveCode(thief.interaction, code)).json()).toMatchObject({ code: 'sign-in-ended' });
  await without.answer(interaction, shopper.email, DEMO_PASSWORD);
  expect((await without.giveCode(interaction, code)).json()).toMatchObject({ code: 'sign-in-ended' });
  // Nor was the code used up by that.
  expect(await problemOf(thief.give(code))).toBeNull();
});

test('an authenticator becomes known once; its recovery codes and the reset of an operator bring its agent back', async () => {
  const [agent, thief] = [await afterPassword(agentNew.email), await afterPassword(agentNew.email)];
  const secretOf = async ({ readInteraction, interaction }: typeof agent) =>
    (await readInteraction(interaction)).secondFactor?.enrol?.secret ?? '';
  const [own, foreign] = [await secretOf(agent), await secretOf(thief)];
  expect(own).not.toBe(foreign);
  const kept = await subject.pool.query<{ text: string }>('select payload::text as text from idp_payload');
  expect(kept.rows.filter(({ text }) => text.includes(own))).toEqual([]);

  const enrolled = (await agent.give(codeOf(own))).json<Reply<'giveSecondFactor'>>();
  expect(enrolled.recoveryCodes).toHaveLength(10);
  expect(await problemOf(thief.give(codeOf(foreign)))).toBe('code-refused');
  expect((await thief.readInteraction(thief.interaction)).secondFactor?.enrol).toBeNull();

  const [recovery = ''] = enrolled.recoveryCodes ?? [];
  expect(await problemOf((await afterPassword(agentSmith.email)).give(recovery))).toBe('code-refused');
  expect(await problemOf((await afterPassword(agentNew.email)).give(recovery))).toBeNull();
  expect(await problemOf((await afterPassword(agentNew.email)).give(recovery))).toBe('code-refused');

  const signedIn = await afterPassword(agentNew.email);
  await signedIn.validate(await signedIn.goOn(await signedIn.give(codeOf(own, 1))));
  expect((await signedIn.post(SEARCH, { email: shopper.email })).statusCode).toBe(200);
  const parts = { pool: subject.pool, machine, sealer: fieldSealer(TEST_KEYS), auditKeys: TEST_KEYS };
  expect(await resetFactor(parts, ' C.Brown@example.org ')).toBe(true);
  expect([await resetFactor(parts, agentNew.email), await resetFactor(parts, 'nobody@example.org')]).toEqual([
    false,
    false,
  ]);
  expect((await signedIn.post(SEARCH, { email: shopper.email })).statusCode).toBe(401);
  const anew = await afterPassword(agentNew.email);
  expect(await problemOf(anew.give(codeOf(own)))).toBe('code-refused');
  expect(await problemOf(anew.give(codeOf(await secretOf(anew))))).toBeNull();
  const kinds = await eventsOf(agentNew.email);
  expect(kinds.filter((kind) => kind !== 'factor-refused')).toEqual([
    'factor-enrolled',
    'signed-in',
    'agent-searched',
    'session-ended factor-reset',
    'factor-reset',
    'factor-enrolled',
  ]);
  expect(await trailFaults(subject.pool)).toEqual([]);
});
