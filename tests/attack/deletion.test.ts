import { afterAll, beforeAll, expect, test } from 'vitest';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import type { DeletionReceipt } from '#contract/deletion.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { CORNER_PHARMACY, LISINOPRIL } from '#tests/support/drugs.ts';
import { agentSmith, fakeIdentity, ruth, sam } from '#tests/support/fake-identity.ts';
import { ANN_LEE, SAM_COLE } from '#tests/support/providers.ts';
import { runJob } from '#tests/support/run-job.ts';
import { codeBody, signedIn, signsIn } from '#tests/support/sign-in.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';
import { guest, testClient } from '#tests/support/test-client.ts';
import { trailFaults } from '#tests/support/trail-fault.ts';

const provider = fakeIdentity();
let subject: TestApp;
let other: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
  other = await testApp({ identity: provider.gateway, beside: subject });
});
afterAll(async () => {
  await other.close();
  await subject.close();
});

const removeAll = (app = subject) => runJob(app, 'remove-profiles');

type Shopper = { profile: string; uuid: string } & ReturnType<typeof testClient>;

async function saveThings({ profile, post, get }: Shopper) {
  const { versions } = (await get(`${profile}/all`)).json();
  const as = (section: string) => ({ 'if-match': `"${versions[section]}"` });
  await post(`${profile}/plans/2027`, { plans: [{ planId: PLANS.pdp, ...KING_COUNTY }] }, as('plans'));
  const drugs = { drugInfoDetails: [LISINOPRIL], pharmacyObj: CORNER_PHARMACY };
  expect((await post(`${profile}/drugs/2027`, drugs, as('drugs'))).statusCode).toBe(200);
  const doctors = { providerIdList: [ANN_LEE, SAM_COLE] };
  expect((await post(`${profile}/providers/2027`, doctors, as('providers'))).statusCode).toBe(200);
  const draft = { zipCode: '98101', providers: [ANN_LEE] };
  expect((await post(`${profile}/providerDraft`, draft)).statusCode).toBe(200);
}

/** All that names the profile, as text, but the trails, which hold no personal word. */
async function rowsOf(uuid: string) {
  const { rows: tables } = await subject.pool.query<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('profile_uuid', 'subject_uuid')
       and table_name not in ('profile', 'audit_entry')`,
  );
  const found: unknown[] = [];
  for (const { name, column } of tables) {
    found.push(...(await subject.pool.query(`select * from ${name} where ${column} = $1`, [uuid])).rows);
  }
  return found;
}

const receiptOf = async (receipt: string) =>
  (await testClient(subject.app).get(`/landrover/api/deletions/${receipt}`)).json<DeletionReceipt>();

test('a shopper is closed and signed out at once, and what was kept goes with a receipt that counts it', async () => {
  const shopper = (await signedIn(subject.app, provider, ruth)) as Shopper;
  await saveThings(shopper);
  const elsewhere = await signedIn(other.app, provider, ruth);
  const agent = await signedIn(subject.app, provider, agentSmith);
  const opened = await agent.post('/landrover/api/agent/views', { uuid: shopper.uuid, reason: 'shopper-asked' });
  const code = new URL(opened.json().profileUrl, 'http://site').searchParams.get('code') ?? '';
  const view = await agent.post('/landrover/api/apps/aarp/authValidate', codeBody(code));
  const header = { [AGENT_SESSION_HEADER]: String(view.headers[AGENT_SESSION_HEADER]) };

  const requested = await shopper.delete(shopper.profile);
  expect(requested.statusCode).toBe(200);
  const { receipt } = requested.json<{ receipt: string }>();
  expect(shopper.jar.has('sp_session_aarp')).toBe(false);
  expect((await elsewhere.get(`${shopper.profile}/all`)).statusCode).toBe(401);
  expect((await agent.get(`${shopper.profile}/all`, header)).json().code).toBe('agent-view-ended');
  expect(await receiptOf(receipt)).toMatchObject({ doneAt: null, removed: null });

  await Promise.all([removeAll(), removeAll(other)]);
  const done = await receiptOf(receipt);
  expect(done.removed).toEqual({ plans: 1, drugs: 1, pharmacies: 1, doctors: 2, accounts: 0 });
  expect(await rowsOf(shopper.uuid)).toEqual([]);
  const { rows } = await subject.pool.query('select * from profile where profile_uuid = $1', [shopper.uuid]);
  expect(rows[0]).toMatchObject({ shopping_zip: null, extra_help: null, optum_id: null, user_type: null });
  expect(await trailFaults(subject.pool)).toEqual([]);
  await removeAll();
  expect(await receiptOf(receipt)).toEqual(done);
});

test('whoever signs in again begins with nothing, and before that is told to wait', async () => {
  const identity = { ...ruth, subject: 'comes again' };
  const shopper = (await signedIn(subject.app, provider, identity)) as Shopper;
  await saveThings(shopper);
  await shopper.delete(shopper.profile);
  const refused = await signsIn(testClient(subject.app), provider, identity);
  expect(refused).toMatchObject({ code: 'sign-in-unavailable' });
  await removeAll();
  const again = (await signedIn(subject.app, provider, identity)) as Shopper;
  expect(again.uuid).toBe(shopper.uuid);
  const { plansDetails, drugsAndPharmacyDetails, providersDetails } = (await again.get(`${again.profile}/all`)).json();
  expect([plansDetails.plans, drugsAndPharmacyDetails.drugInfoDetails, providersDetails.providerIdList]).toEqual([
    [],
    [],
    [],
  ]);
  await saveThings(again);
  await removeAll();
  expect(await rowsOf(again.uuid)).not.toEqual([]);
  expect(await trailFaults(subject.pool)).toEqual([]);
});

test('what another tab writes in the same moment is removed with the rest, or refused', async () => {
  const shopper = (await guest(subject.app)) as Shopper;
  const tabs = [subject, other].map(({ app }) => {
    const tab = testClient(app);
    for (const [name, value] of shopper.jar) tab.jar.set(name, value);
    return tab;
  });
  const writes = tabs.flatMap((tab) =>
    Array.from({ length: 10 }, (_none, turn) =>
      tab.post(
        `${shopper.profile}/extraHelp/2027`,
        { choice: turn % 2 ? 'yes' : 'no' },
        { 'if-match': `"${turn + 1}"` },
      ),
    ),
  );
  const requested = shopper.delete(shopper.profile);
  const statuses = (await Promise.all(writes)).map(({ statusCode }) => statusCode);
  expect(statuses.every((status) => status < 500)).toBe(true);
  expect((await requested).statusCode).toBe(200);
  await removeAll();
  expect(await rowsOf(shopper.uuid)).toEqual([]);
  const late = await tabs[0]?.post(`${shopper.profile}/extraHelp/2027`, { choice: 'no' }, { 'if-match': '"1"' });
  expect(late?.statusCode).toBe(404);
});

test('asked twice in the same moment it is done once, and the second is told that there is nothing', async () => {
  const shopper = (await guest(subject.app)) as Shopper;
  const second = testClient(other.app);
  for (const [name, value] of shopper.jar) second.jar.set(name, value);
  const answers = await Promise.all([shopper.delete(shopper.profile), second.delete(shopper.profile)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 404]);
});

test('a job that dies in the middle has removed nothing, and the next removes all', async () => {
  const shopper = (await guest(subject.app)) as Shopper;
  await saveThings(shopper);
  const { receipt } = (await shopper.delete(shopper.profile)).json<{ receipt: string }>();
  await subject.pool.query('alter table kept_answer rename to kept_answer_away');
  await expect(removeAll()).rejects.toThrow('kept_answer');
  await subject.pool.query('alter table kept_answer_away rename to kept_answer');
  expect(await rowsOf(shopper.uuid)).not.toEqual([]);
  expect(await receiptOf(receipt)).toMatchObject({ doneAt: null });
  await removeAll();
  expect(await rowsOf(shopper.uuid)).toEqual([]);
});

test('what a guest had on its way into the account goes with it', async () => {
  const account = (await signedIn(subject.app, provider, { ...ruth, subject: 'with a guest' })) as Shopper;
  const shopper = (await guest(subject.app)) as Shopper;
  await saveThings(shopper);
  await subject.pool.query('update profile set carried_to = $2 where profile_uuid = $1', [shopper.uuid, account.uuid]);
  await account.delete(account.profile);
  await removeAll();
  expect(await rowsOf(shopper.uuid)).toEqual([]);
});

test('nobody deletes what is another person’s: a stranger, an agent who looks on, another site', async () => {
  const shopper = (await signedIn(subject.app, provider, { ...ruth, subject: 'stays' })) as Shopper;
  await saveThings(shopper);
  const stranger = await signedIn(subject.app, provider, sam);
  const agent = await signedIn(subject.app, provider, agentSmith);
  const opened = await agent.post('/landrover/api/agent/views', { uuid: shopper.uuid, reason: 'shopper-asked' });
  const code = new URL(opened.json().profileUrl, 'http://site').searchParams.get('code') ?? '';
  const view = await agent.post('/landrover/api/apps/aarp/authValidate', codeBody(code));
  const header = { [AGENT_SESSION_HEADER]: String(view.headers[AGENT_SESSION_HEADER]) };
  const answers = [
    await stranger.delete(shopper.profile),
    await agent.delete(shopper.profile, header),
    await shopper.delete(shopper.profile, { 'sec-fetch-site': 'cross-site' }),
  ];
  expect(answers.map((reply) => reply.json().code)).toEqual(['not-found', 'view-only', 'cross-site']);
  expect((await shopper.get(`${shopper.profile}/all`)).statusCode).toBe(200);
});

test('a receipt that is none is not found, and none tells whose it is', async () => {
  const nobody = testClient(subject.app);
  expect((await nobody.get(`/landrover/api/deletions/${crypto.randomUUID()}`)).statusCode).toBe(404);
  expect((await nobody.get('/landrover/api/deletions/1')).statusCode).toBe(422);
  const shopper = (await guest(subject.app)) as Shopper;
  const { receipt } = (await shopper.delete(shopper.profile)).json<{ receipt: string }>();
  expect(JSON.stringify(await receiptOf(receipt))).not.toContain(shopper.uuid);
});
