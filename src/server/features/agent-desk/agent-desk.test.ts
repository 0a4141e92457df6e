import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import type { Bootstrap } from '#contract/bootstrap.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { machineClock } from '#server/clock.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { agentJones, agentSmith, fakeIdentity, ruth, sam } from '#tests/support/fake-identity.ts';
import { codeBody, signedIn, signsIn } from '#tests/support/sign-in.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';
import { guest, testClient } from '#tests/support/test-client.ts';
import { trailFaults } from '#tests/support/trail-fault.ts';

const provider = fakeIdentity();
let skipped = 0;
let subject: TestApp;
let shopper: Awaited<ReturnType<typeof signedIn>>;
let agent: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, machine: () => machineClock() + skipped });
  shopper = await signedIn(subject.app, provider, sam);
  agent = await signedIn(subject.app, provider, agentSmith);
});
afterAll(() => subject.close());

type Browser = Pick<typeof agent, 'post' | 'get'>;

const opens = (browser: Browser, uuid = shopper.uuid) =>
  browser.post('/landrover/api/agent/views', { uuid, reason: 'shopper-asked' });

/** Goes to the address in a tab of its own. @returns the answer, and the header that the tab keeps. */
async function followsIn(browser: Browser, profileUrl: string) {
  const code = new URL(profileUrl, 'http://site').searchParams.get('code') ?? '';
  const body = { ...codeBody(code), isMultiProfileCloakInEnabled: true };
  const reply = await browser.post('/landrover/api/apps/aarp/authValidate', body);
  return { answer: reply.json(), header: String(reply.headers[AGENT_SESSION_HEADER] ?? '') };
}

async function looksOn(browser: Browser = agent) {
  const { profileUrl } = (await opens(browser)).json<{ profileUrl: string }>();
  return followsIn(browser, profileUrl);
}

const withHeader = (header: string) => ({ [AGENT_SESSION_HEADER]: header });

test('[ROLE-005][ROLE-409][ROLE-600] an agent opens a profile and sees it as the shopper keeps it, marked as looked at', async () => {
  const { answer, header } = await looksOn();
  expect(answer).toEqual({ uuid: shopper.uuid, agentUserName: 'a.smith', isNewOptumIdProfileCreated: false });
  const profile = await agent.get(`${shopper.profile}/all`, withHeader(header));
  expect(profile.json<ProfileReply>().userDetails).toMatchObject({ uuid: shopper.uuid, isCSRLogin: true });
  const { viewer } = (await agent.get('/landrover/api/bootstrap', withHeader(header))).json<Bootstrap>();
  expect(viewer).toMatchObject({
    kind: 'cloaked',
    uuid: shopper.uuid,
    agentUserName: 'a.smith',
    firstName: null,
    may: [],
  });
});

test('[ROLE-604] whoever looks on changes nothing', async () => {
  const { header } = await looksOn();
  const writes = [
    agent.post(`${shopper.profile}/plans/2027`, { plans: [{ planId: PLANS.pdp, ...KING_COUNTY }] }, withHeader(header)),
    agent.post(`${shopper.profile}/demographics/2027`, { firstName: 'Changed' }, withHeader(header)),
    agent.delete(`${shopper.profile}/plans/${PLANS.pdp}/2027`, withHeader(header)),
    agent.post('/landrover/api/guests', {}, withHeader(header)),
  ];
  for (const write of await Promise.all(writes)) expect(write.json()).toMatchObject({ status: 403, code: 'view-only' });
});

test('[ROLE-604] a saved plan offers whoever looks on nothing but to compare it', async () => {
  const { versions } = (await shopper.get(`${shopper.profile}/plans`)).json<ProfileReply>();
  const body = { plans: [{ planId: PLANS.of2027[0], ...KING_COUNTY }] };
  await shopper.post(`${shopper.profile}/plans/2027`, body, { 'if-match': `"${versions['plans']}"` });
  const seenBy = async (browser: Pick<typeof agent, 'get'>, headers = {}) =>
    (await browser.get(`${shopper.profile}/plans`, headers)).json<ProfileReply>().plansDetails?.plans[0];
  expect((await seenBy(shopper))?.actions).toEqual(['enroll', 'compare', 'remove']);
  const { header } = await looksOn();
  const seen = await seenBy(agent, withHeader(header));
  expect(seen?.actions).toEqual(['compare']);
  expect(seen?.button).toMatchObject({ disabled: true });
});

test('an agent who finds a shopper has it written down', async () => {
  await agent.post('/landrover/api/agent/shoppers/search', { email: 'sam@example.org' });
  const { rows } = await subject.pool.query(
    'select action, agent_id from audit_entry where profile_uuid = $1 order by position desc limit 1',
    [shopper.uuid],
  );
  expect(rows).toEqual([{ action: 'found-by-agent', agent_id: 'fake a-smith' }]);
});

test('every look is written down with the agent, and the chain holds', async () => {
  const { header } = await looksOn();
  await agent.get(`${shopper.profile}/plans`, withHeader(header));
  await agent.get(`${shopper.profile}/demographics`, withHeader(header));
  const { rows } = await subject.pool.query(
    'select action, fields, agent_id from audit_entry where profile_uuid = $1 order by position desc limit 3',
    [shopper.uuid],
  );
  expect(rows.reverse()).toEqual([
    { action: 'open-profile shopper-asked', fields: [], agent_id: 'fake a-smith' },
    { action: 'look-at-profile', fields: ['plans'], agent_id: 'fake a-smith' },
    { action: 'look-at-profile', fields: ['demographics'], agent_id: 'fake a-smith' },
  ]);
  expect(await trailFaults(subject.pool)).toEqual([]);
});

test('an agent sees the end of a Medicare number and never the whole', async () => {
  const { header } = await looksOn();
  const { userDetails } = (await agent.get(`${shopper.profile}/demographics`, withHeader(header))).json<ProfileReply>();
  expect(userDetails?.mbi).toBe('•••• ••• MK73');
});

test('the code opens once, for a minute, and for the agent who asked alone', async () => {
  const other = await signedIn(subject.app, provider, agentJones);
  const { profileUrl } = (await opens(agent)).json<{ profileUrl: string }>();
  const nobody = { uuid: null, agentUserName: null, isNewOptumIdProfileCreated: false };
  expect((await followsIn(other, profileUrl)).answer).toEqual(nobody);
  expect((await followsIn(shopper, profileUrl)).answer).toEqual(nobody);
  expect((await followsIn(agent, profileUrl)).answer.uuid).toBe(shopper.uuid);
  expect((await followsIn(agent, profileUrl)).answer).toEqual(nobody);

  const late = (await opens(agent)).json<{ profileUrl: string }>();
  skipped += 61_000;
  expect((await followsIn(agent, late.profileUrl)).answer).toEqual(nobody);
});

test('two tabs look at two profiles, each at its own', async () => {
  const second = await signedIn(subject.app, provider, ruth);
  const ofSam = await looksOn();
  const { profileUrl } = (await opens(agent, second.uuid)).json<{ profileUrl: string }>();
  const ofRuth = await followsIn(agent, profileUrl);
  expect((await agent.get(`${shopper.profile}/plans`, withHeader(ofSam.header))).statusCode).toBe(200);
  expect((await agent.get(`${second.profile}/plans`, withHeader(ofRuth.header))).statusCode).toBe(200);
  expect((await agent.get(`${second.profile}/plans`, withHeader(ofSam.header))).statusCode).toBe(404);
});

test('the header moves on, the one before stays good for parallel calls, and an old copy of the tab is refused', async () => {
  const { header: opened } = await looksOn();
  const read = async (header: string) => {
    const reply = await agent.get(`${shopper.profile}/plans`, withHeader(header));
    return { status: reply.statusCode, next: String(reply.headers[AGENT_SESSION_HEADER] ?? '') };
  };
  skipped += 31_000;
  const calls = await Promise.all([read(opened), read(opened), read(opened)]);
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
  const next = calls[0]?.next ?? '';
  expect(next).not.toBe(opened);
  expect(new Set(calls.map((call) => call.next))).toEqual(new Set([next]));

  skipped += 31_000;
  expect((await agent.get(`${shopper.profile}/plans`, withHeader(opened))).json()).toMatchObject({
    status: 401,
    code: 'agent-view-ended',
  });
  expect((await read(next)).status).toBe(200);
});

test.each([
  ['without a header', ''],
  ['with a header that nobody gave', 'k1.e30.AAAA'],
])('%s an agent reads nobody', async (_story, header) => {
  const reply = await agent.get(`${shopper.profile}/plans`, header ? withHeader(header) : {});
  expect(reply.json()).toMatchObject({ status: 401, code: 'agent-view-ended' });
});

test('the header of another agent opens nothing', async () => {
  const other = await signedIn(subject.app, provider, agentJones);
  const { header } = await looksOn(agent);
  expect((await other.get(`${shopper.profile}/plans`, withHeader(header))).statusCode).toBe(401);
});

test('an agent finds a shopper by a whole e-mail, or a whole last name and ZIP code, and a guest by nothing', async () => {
  const find = async (body: object) => (await agent.post('/landrover/api/agent/shoppers/search', body)).json();
  const found = { shoppers: [expect.objectContaining({ uuid: shopper.uuid, lastName: 'Okafor' })] };
  expect(await find({ email: 'SAM@example.org' })).toEqual(found);
  expect(await find({ lastName: 'okafor', zipCode: '98101' })).toEqual(found);
  expect(await find({ lastName: 'Oka', zipCode: '98101' })).toEqual({ shoppers: [] });
  expect(await find({ lastName: '%', zipCode: '98101' })).toEqual({ shoppers: [] });

  const unnamed = await guest(subject.app);
  await unnamed.post(`${unnamed.profile}/demographics/2027`, { email: 'guest@example.org' }, { 'if-match': '"1"' });
  expect(await find({ email: 'guest@example.org' })).toEqual({ shoppers: [] });
});

test('the desk is for agents', async () => {
  const search = { email: 'sam@example.org' };
  const visitorReply = await testClient(subject.app).post('/landrover/api/agent/shoppers/search', search);
  expect(visitorReply.json()).toMatchObject({ status: 401, code: 'invalid-session' });
  const shopperReply = await shopper.post('/landrover/api/agent/shoppers/search', search);
  expect(shopperReply.json()).toMatchObject({ status: 403, code: 'not-an-agent' });
  expect((await opens(shopper)).statusCode).toBe(403);
});

test.each([
  ['a guest', async () => (await guest(subject.app)).uuid],
  ['nobody', async () => '5b0c0d6e-6c4e-4b6a-9f57-1d2c3b4a5f60'],
  [
    'a shopper of the other brand',
    async () => {
      const harbor = testClient(subject.app, 'harbor.localhost');
      return (await signsIn(harbor, provider, ruth, 'uhc')).uuid ?? '';
    },
  ],
])('the profile of %s can not be opened', async (_story, uuidOf) => {
  const uuid = await uuidOf();
  expect((await opens(agent, uuid)).json()).toMatchObject({ status: 404, code: 'not-found' });
});

test('after the agent signs out, every tab is closed', async () => {
  const leaving = await signedIn(subject.app, provider, { ...agentSmith, subject: 'leaving' });
  const { header } = await looksOn(leaving);
  const cookies = new Map(leaving.jar);
  await leaving.delete('/landrover/api/logout');
  const tab = testClient(subject.app);
  for (const [name, value] of cookies) tab.jar.set(name, value);
  expect((await tab.get(`${shopper.profile}/plans`, withHeader(header))).json()).toMatchObject({
    code: 'invalid-session',
  });
});
