import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operation, POLICY, ruleOf } from '#domain/access/policy.ts';
import { type Actor, actorsIn } from './support/actors.ts';
import { type TestApp, testApp } from './support/app.ts';
import { CORNER_PHARMACY } from './support/drugs.ts';
import { fakeIdentity } from './support/fake-identity.ts';
import { KING_COUNTY, PLANS } from './support/small-catalogue.ts';
import { visitor } from './support/visitor.ts';

/**
 * Every call, by everybody, on everybody's profile: what the policy says is what the server does. Those that only a
 * person at the provider's pages makes are proved beside them.
 */
const provider = fakeIdentity();
let subject: TestApp;
let world: Awaited<ReturnType<typeof actorsIn>>;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
  world = await actorsIn({ ...subject, provider });
});
afterAll(() => subject.close());

type Method = 'GET' | 'POST' | 'DELETE' | 'HEAD' | 'PUT' | 'PATCH';
type Call = { method: Method; path: string; body?: object; headers?: Record<string, string> };

/** The versions as they are after a sign-in, so that a change that is let in does change something. */
const AS_NEW = { 'if-match': '"1"' };
const AS_SIGNED_IN = { 'if-match': '"2"' };

/** Calls that are well formed, so that only the policy can refuse them; of profiles the whole path is tried. */
const callsOf = (uuid: string): Partial<Record<Operation, Call>> => {
  const profile = `/landrover/api/Users/${uuid}`;
  return {
    getBootstrap: { method: 'GET', path: '/landrover/api/bootstrap' },
    getSystemDate: { method: 'GET', path: '/landrover/api/systemDate' },
    getCounties: { method: 'GET', path: '/geolocationinfo/counties/98101' },
    createGuest: { method: 'POST', path: '/landrover/api/guests', body: {} },
    readSection: { method: 'GET', path: `${profile}/all` },
    readSectionOfYear: { method: 'GET', path: `${profile}/plans/2027` },
    readSectionWithFlag: { method: 'GET', path: `${profile}/demographics/2027/true` },
    savePlansOfYear: {
      ...{ method: 'POST', path: `${profile}/plans/2027`, headers: AS_NEW },
      body: { plans: [{ planId: PLANS.pdp, ...KING_COUNTY }] },
    },
    removeSavedPlan: { method: 'DELETE', path: `${profile}/plans/${PLANS.pdp}/2027`, headers: AS_NEW },
    saveDrugs: {
      ...{ method: 'POST', path: `${profile}/drugs/2027`, headers: AS_NEW },
      body: { pharmacyObj: CORNER_PHARMACY },
    },
    saveExtraHelp: {
      ...{ method: 'POST', path: `${profile}/extraHelp/2027`, headers: AS_NEW },
      body: { choice: 'no' },
    },
    saveDemographics: {
      ...{ method: 'POST', path: `${profile}/demographics/2027`, headers: AS_SIGNED_IN },
      body: { firstName: 'Changed' },
    },
    getSession: { method: 'GET', path: '/landrover/api/session' },
    staySignedIn: { method: 'POST', path: '/landrover/api/session', body: {} },
    findShoppers: { method: 'POST', path: '/landrover/api/agent/shoppers/search', body: { email: 'a@example.org' } },
    openShopper: { method: 'POST', path: '/landrover/api/agent/views', body: { uuid, reason: 'service-call' } },
  };
};

type Answer = 'let in' | 'invalid-session' | 'view-only' | 'agent-view-ended' | 'not-an-agent' | 'not-found';

/** Read from the policy's words and not from the code that enforces it. */
function expected(operation: Operation, { role, own, hasEnded }: Actor, uuid: string): Answer {
  const { subject: about, effect, roles } = ruleOf(operation);
  if (about === 'nobody') return 'let in';
  if (hasEnded && (about === 'profile' || about === 'desk')) return 'invalid-session';
  if (!roles.includes(role)) {
    if (role === 'guest') return 'invalid-session';
    if (about === 'desk') return 'not-an-agent';
    return role === 'agent' ? 'agent-view-ended' : effect === 'write' ? 'view-only' : 'let in';
  }
  if (about !== 'profile') return 'let in';
  if (own === null) return 'invalid-session';
  return own === uuid ? 'let in' : 'not-found';
}

const REFUSALS = ['invalid-session', 'view-only', 'agent-view-ended', 'not-an-agent', 'not-allowed', 'not-found'];

const OPERATIONS = (Object.keys(POLICY) as Operation[]).filter((operation) => callsOf('')[operation]);

test('[ROLE-416][ROLE-604][ROLE-608] every call by everybody on every profile is let in or refused as the policy says', async () => {
  const wrong: string[] = [];
  let checks = 0;
  for (const [who, actor] of Object.entries(world.everybody)) {
    const cookies = new Map(actor.browser.jar);
    for (const [whose, uuidOf] of Object.entries(world.profiles)) {
      const uuid = uuidOf(actor);
      for (const operation of OPERATIONS) {
        const call = callsOf(uuid)[operation] as Call;
        // Each call from the same start: one that ends or makes something must not help the next.
        const browser = visitor(subject.app);
        for (const [name, value] of cookies) browser.jar.set(name, value);
        const reply = await browser.send({
          ...{ method: call.method, url: call.path, headers: { ...call.headers, ...actor.headers } },
          ...(call.body && { payload: call.body }),
        });
        const { code = '' } = reply.json<{ code?: string }>();
        // Opening answers 'not found' for a profile that is no account's; that is no question of who asks.
        const refused = REFUSALS.includes(code) && !(operation === 'openShopper' && code === 'not-found');
        const answer = refused ? code : 'let in';
        const right = expected(operation, actor, uuid);
        checks += 1;
        if (answer !== right)
          wrong.push(`${who}, ${operation}, ${whose} profile: ${reply.statusCode} ${answer}, not ${right}`);
        if (reply.statusCode >= 500) wrong.push(`${who}, ${operation}: ${reply.statusCode}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  console.log(`authorization: ${checks} checks of ${OPERATIONS.length} calls`);
});

test('[ROLE-416] another’s profile answers like a missing one in every spelling of its address', async () => {
  const { 'shopper A': owner, 'shopper B': curious, 'guest A': unknown } = world.everybody;
  const uuid = owner.own ?? '';
  const spellings = [
    ...[uuid, uuid.toUpperCase(), `${uuid.slice(0, 1)}%${uuid.charCodeAt(1).toString(16)}${uuid.slice(2)}`],
    ...[`${uuid}/`, `./${uuid}`, `${uuid}%2f..`],
  ];
  for (const actor of [curious, unknown]) {
    for (const spelling of spellings) {
      for (const method of ['GET', 'HEAD'] as const) {
        const reply = await actor.browser.send({ method, url: `/landrover/api/Users/${spelling}/plans` });
        expect([404, 422]).toContain(reply.statusCode);
        expect(reply.body).not.toContain('plansDetails');
      }
    }
    const override = await actor.browser.send({
      ...{ method: 'POST', url: `/landrover/api/Users/${uuid}/plans/2027`, payload: { plans: [] } },
      headers: { 'x-http-method-override': 'GET', 'if-match': '"1"' },
    });
    expect(override.statusCode).toBe(404);
  }
});

test('nothing that was refused has changed anything, and what was let in has', async () => {
  const { everybody, profiles } = world;
  const stateOf = async (uuid: string) => {
    const { rows } = await subject.pool.query(
      `select first_name, (select count(*)::int from saved_plan where profile_uuid = $1) as plans,
              (select count(*)::int from audit_entry where profile_uuid = $1 and action like 'save-%') as changes
       from demographics where profile_uuid = $1`,
      [uuid],
    );
    return rows[0];
  };
  const untouched = { first_name: 'Ruth', plans: 0, changes: 0 };
  expect(await stateOf(profiles['another’s']())).toEqual(untouched);
  expect(await stateOf(profiles['the other brand’s']())).toEqual(untouched);
  expect(await stateOf(everybody['shopper B'].own ?? '')).toMatchObject({ first_name: 'Changed', changes: 4 });
});
