import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bootstrap, Viewer } from '#contract/bootstrap.ts';
import { type CallId, factsOf } from '#contract/calls.ts';
import { machineClock } from '#server/clock.ts';
import { findDemographics } from '#server/features/demographics/store.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS, type TestApp, testApp } from '#tests/support/app.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import { testClient } from '#tests/support/test-client.ts';
import { type Actor, actorsIn } from './actors.ts';
import { BUTTONS } from './buttons.ts';
import { CALLS_IN_ORDER, requestOf } from './calls.ts';
import { type Answer, MATRIX, WHOSE, type Who } from './matrix.ts';

const provider = fakeIdentity();
let subject: TestApp;
/** The same site with its own sign-in pages, on the same database: the same cookies are good there. */
let withSignInPages: TestApp;
let world: Awaited<ReturnType<typeof actorsIn>>;

beforeAll(async () => {
  // Their clock stands still: what a tab of an agent sends would be too old after half a minute of other calls.
  const at = machineClock();
  const machine = () => at;
  subject = await testApp({ identity: provider.gateway, machine });
  withSignInPages = await testApp({ identity: 'configured', beside: subject, machine });
  world = await actorsIn({ app: subject.app, pool: subject.pool, provider });
});
afterAll(async () => {
  await withSignInPages.close();
  await subject.close();
});

const REFUSALS: readonly string[] = [
  'invalid-session',
  'agent-view-ended',
  'view-only',
  'not-an-agent',
  'not-allowed',
  'not-found',
] satisfies Answer[];

const people = () => Object.entries(world.everybody) as [Who, Actor][];

/** The same browser each time: what one call ends, makes or forgets must not help the next. */
function browserOf({ browser: { jar } }: Actor, { app } = subject) {
  const browser = testClient(app);
  for (const [name, value] of jar) browser.jar.set(name, value);
  return browser;
}

const viewerOf = async (actor: Actor) =>
  (await browserOf(actor).get('/landrover/api/bootstrap', actor.headers)).json<Bootstrap>().viewer;

async function answerOf(call: CallId, actor: Actor, uuid: string) {
  const { method, path, body, headers } = requestOf(call, uuid);
  const site = factsOf(call).onlyWith === 'own-accounts' ? withSignInPages : subject;
  const reply = await browserOf(actor, site).send({
    method,
    url: path,
    headers: { ...headers, ...actor.headers },
    ...(body && { payload: body }),
  });
  const { code = '' } = reply.json<{ code?: string }>();
  // Of a plan, a pharmacy or an account that is not there, 'not found' is no question of who asks.
  const isRefused = REFUSALS.includes(code) && (code !== 'not-found' || factsOf(call).subject === 'profile');
  return { status: reply.statusCode, answer: isRefused ? code : 'yes' };
}

test('[ROLE-416] a profile that was deleted, and one of the other brand, answer as a missing one', async () => {
  const wrong: string[] = [];
  for (const call of CALLS_IN_ORDER.filter((name) => typeof MATRIX[name]['a guest'] === 'object')) {
    for (const [who, actor] of people()) {
      for (const uuid of [world.deleted, world.ofOtherBrand]) {
        const right = MATRIX[call][who][WHOSE.indexOf('a missing one')];
        const { answer } = await answerOf(call, actor, uuid);
        if (answer !== right) wrong.push(`${call} by ${who}: ${answer}, not ${right}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('[ROLE-416] another’s profile answers like a missing one in every spelling of its address', async () => {
  const uuid = world.profiles['another shopper’s'](world.everybody['a guest']);
  const spellings = [
    uuid,
    uuid.toUpperCase(),
    `${uuid.slice(0, 1)}%${uuid.charCodeAt(1).toString(16)}${uuid.slice(2)}`,
    `${uuid}/`,
    `./${uuid}`,
    `${uuid}%2f..`,
  ];
  for (const actor of [world.everybody['a signed-in shopper'], world.everybody['a guest']]) {
    const browser = browserOf(actor);
    for (const spelling of spellings) {
      for (const method of ['GET', 'HEAD'] as const) {
        const reply = await browser.send({ method, url: `/landrover/api/Users/${spelling}/plans` });
        expect([404, 422]).toContain(reply.statusCode);
        expect(reply.body).not.toContain('plansDetails');
      }
    }
    const overridden = await browser.send({
      method: 'POST',
      url: `/landrover/api/Users/${uuid}/plans/2027`,
      payload: { plans: [] },
      headers: { 'x-http-method-override': 'GET', 'if-match': '"1"' },
    });
    expect(overridden.statusCode).toBe(404);
  }
});

test('[ROLE-405][ROLE-411][ROLE-605] the pages are told to offer the buttons of the table to everybody', async () => {
  const wrong: string[] = [];
  for (const [action, row] of Object.entries(BUTTONS)) {
    for (const [who, right] of Object.entries(row)) {
      const viewer = await viewerOf(world.everybody[who as Who]);
      const offer = viewer.may.some((name) => name === action) ? 'offered' : 'not offered';
      if (offer !== right) wrong.push(`${action} to ${who}: ${offer}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each<[Who, Viewer['kind'], boolean]>([
  ['nobody known', 'guest', false],
  ['a guest', 'guest', false],
  ['a signed-in shopper', 'authenticated', false],
  ['a member', 'authenticated', true],
  ['a member without a Medicare number', 'authenticated', true],
  // Whoever has opened no profile stands for no shopper yet.
  ['an agent at the desk', 'agent', false],
  // Cloaked wins over whose profile it is. Decision ROLE-010.
  ['an agent looking on at a shopper', 'cloaked', false],
  ['an expired session', 'guest', false],
  ['a session that was signed out', 'guest', false],
  ['a tampered cookie', 'guest', false],
  ['the cookie of the other brand', 'guest', false],
])(
  '[AUTH-009][ROLE-003][ROLE-010][ROLE-403][ROLE-600] %s is taken for: %s, a member: %s',
  async (who, kind, isMember) => {
    const actor = world.everybody[who];
    const viewer = await viewerOf(actor);
    const seesTheirOwn = kind === 'authenticated' || kind === 'cloaked' || who === 'a guest';
    expect(viewer).toMatchObject({ kind, isMember });
    expect(viewer.uuid !== null && viewer.uuid === actor.own).toBe(seesTheirOwn);
  },
);

// After the others: it signs everybody out in the end.
test('[ROLE-416][ROLE-604][ROLE-608] every call by everybody on every profile answers what the matrix says', async () => {
  const wrong: string[] = [];
  let checks = 0;
  for (const call of CALLS_IN_ORDER) {
    for (const [who, actor] of people()) {
      const cell = MATRIX[call][who] ?? [];
      const expected = typeof cell === 'string' ? [cell] : cell;
      // Their own last: what ends their session there comes after the others.
      for (const [column, right] of [...expected.entries()].reverse()) {
        const whose = WHOSE[column] ?? 'their own';
        const { status, answer } = await answerOf(call, actor, world.profiles[whose](actor));
        checks += 1;
        if (answer !== right || status >= 500)
          wrong.push(`${call} by ${who}, ${whose}: ${status} ${answer}, not ${right}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  console.log(`authorization: ${checks} checks of ${CALLS_IN_ORDER.length} calls`);
});

test('[ROLE-604] what was refused has changed nothing, and what was let in has', async () => {
  const stateOf = async (uuid: string | null) => {
    const { rows } = await subject.pool.query(
      `select (select count(*)::int from saved_plan where profile_uuid = $1) as plans,
              (select count(*)::int from audit_entry where profile_uuid = $1 and action like 'save-%') as changes`,
      [uuid],
    );
    const { firstName } = await findDemographics(subject.pool, uuid ?? '', fieldSealer(TEST_KEYS));
    return { firstName, ...rows[0] };
  };
  const untouched = { firstName: 'Ruth', plans: 0, changes: 0 };
  expect(await stateOf(world.profiles['another shopper’s'](world.everybody['a guest']))).toEqual(untouched);
  expect(await stateOf(world.ofOtherBrand)).toEqual(untouched);
  expect(await stateOf(world.everybody['an expired session'].own)).toEqual(untouched);
  const changedSections = new Set(CALLS_IN_ORDER.flatMap((call) => factsOf(call).section ?? []));
  expect(await stateOf(world.everybody['a signed-in shopper'].own)).toMatchObject({
    firstName: 'Changed',
    changes: changedSections.size,
  });
});
