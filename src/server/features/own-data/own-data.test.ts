import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationLabel } from '#content/application-labels.ts';
import { AGENT_SESSION_HEADER } from '#contract/agent-desk.ts';
import type { OwnData } from '#contract/own-data.ts';
import { auditTrail } from '#server/profile/record.ts';
import { TEST_KEYS, type TestApp, testApp } from '#tests/support/app.ts';
import { addAnswers, addDraft, addSubmitted } from '#tests/support/applications.ts';
import { CORNER_PHARMACY, LISINOPRIL } from '#tests/support/drugs.ts';
import { agentSmith, fakeIdentity, ruth, sam } from '#tests/support/fake-identity.ts';
import { ANN_LEE, SAM_COLE } from '#tests/support/providers.ts';
import { codeBody, signedIn, signsIn } from '#tests/support/sign-in.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';
import { guest } from '#tests/support/test-client.ts';

const provider = fakeIdentity();
const trail = auditTrail(TEST_KEYS);
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

type Shopper = Awaited<ReturnType<typeof guest>>;
const exportOf = ({ get, profile }: Pick<Shopper, 'get' | 'profile'>) => get(`${profile}/export`);
const FIRST = { 'if-match': '"1"' };

async function guestWithThings() {
  const shopper = await guest(subject.app);
  const plans = { plans: [{ planId: PLANS.pdp, ...KING_COUNTY }] };
  await shopper.post(`${shopper.profile}/plans/2027`, plans, FIRST);
  const drugs = { drugInfoDetails: [LISINOPRIL], pharmacyObj: CORNER_PHARMACY };
  expect((await shopper.post(`${shopper.profile}/drugs/2027`, drugs, FIRST)).statusCode).toBe(200);
  const doctors = { providerIdList: [ANN_LEE] };
  expect((await shopper.post(`${shopper.profile}/providers/2027`, doctors, FIRST)).statusCode).toBe(200);
  return shopper;
}

test('a guest takes along what was saved, with what was changed when', async () => {
  const shopper = await guestWithThings();
  const data = (await exportOf(shopper)).json<OwnData>();
  expect(data.profile).toMatchObject({
    uuid: shopper.uuid,
    drugsAndPharmacyDetails: { pharmacyObj: { pharmacyNumber: CORNER_PHARMACY.pharmacyNumber } },
    providersDetails: { providerIdList: [ANN_LEE] },
  });
  expect(JSON.stringify(data.profile)).toContain(PLANS.pdp);
  expect(JSON.stringify(data.profile)).toContain(LISINOPRIL.nationalDrugCode);
  expect(data.shoppingZip).toBe(KING_COUNTY.zipCode);
  expect(data.changes.entries.map(({ action, who }) => [action, who])).toEqual([
    ['save-providers', 'you'],
    ['save-drugs', 'you'],
    ['save-plans', 'you'],
    ['create-guest', 'you'],
  ]);
  expect(data.access.entries.map(({ what }) => what)).toEqual(['data-exported']);
  expect([data.sessions, data.merged.entries, data.drugDraft, data.providerDraft]).toEqual([[], [], null, null]);
});

test('a shopper takes along what came along at the sign-in, the session, and who looked on, without what only the server may know', async () => {
  const before = await guestWithThings();
  const shopper = await signsIn(before, provider, ruth);
  const agent = await signedIn(subject.app, provider, agentSmith);
  const opened = await agent.post('/landrover/api/agent/views', { uuid: shopper.uuid, reason: 'shopper-asked' });
  const code = new URL(opened.json().profileUrl, 'http://site').searchParams.get('code') ?? '';
  const view = await agent.post('/landrover/api/apps/aarp/authValidate', codeBody(code));
  const header = { [AGENT_SESSION_HEADER]: String(view.headers[AGENT_SESSION_HEADER]) };
  const taken = await agent.get(`/landrover/api/Users/${shopper.uuid}/export`, header);
  expect([taken.statusCode, taken.json().code]).toEqual([403, 'not-allowed']);

  const profile = `/landrover/api/Users/${shopper.uuid}`;
  const answer = await exportOf({ get: before.get, profile });
  const data = answer.json<OwnData>();
  expect(answer.headers['cache-control']).toContain('no-store');
  expect(data.merged.entries.map(({ section }) => section)).toEqual(
    expect.arrayContaining(['plans', 'drugs', 'providers']),
  );
  expect(data.sessions).toMatchObject([{ isThis: true }]);
  expect(data.access.entries).toContainEqual(expect.objectContaining({ what: 'view-opened', agentNumber: 'a-smith' }));
  expect(data.profile.userDetails?.mbi ?? '').not.toMatch(/[A-Z\d]{11}/i);
  const { rows } = await subject.pool.query('select session_hash, id_token_sealed from session');
  for (const secret of rows.flatMap((row) => Object.values(row))) {
    if (secret !== null) expect(answer.body).not.toContain(secret);
  }
});

test('the doctors of the open search are in the file too', async () => {
  const shopper = await guestWithThings();
  const draft = { zipCode: '98101', providers: [SAM_COLE] };
  expect((await shopper.post(`${shopper.profile}/providerDraft`, draft)).statusCode).toBe(200);
  expect((await exportOf(shopper)).json<OwnData>().providerDraft).toMatchObject(draft);
});

const AT = Date.parse('2026-11-16T16:00:00Z');
const TYPED = {
  city: 'Seattle',
  firstName: 'Ruth',
  accountNumber: '000123456789',
  medicareClaimNumber: '1EG4-TE5-MK73',
  lastName: 'Shopper',
  dob: '1950-03-09',
  eligibility: JSON.stringify({
    person: { mbi: '1EG4TE5MK73', firstName: 'Ruth', lastName: 'Shopper', dob: '1950-03-09' },
    told: { outcome: 'matches' },
  }),
};

test('[ENROLL-700] applications are in the file, with every answer as it was typed, but of a secret its end alone', async () => {
  const shopper = await guestWithThings();
  const draft = { profileUuid: shopper.uuid, applicationUuid: randomUUID(), at: AT };
  await addDraft(subject.pool, trail, draft);
  await addAnswers(subject.pool, draft, TYPED);

  const reply = await exportOf(shopper);
  const [own, ...others] = reply.json<OwnData>().applications.entries;
  expect(others).toEqual([]);
  expect(own).toMatchObject({ applicationId: draft.applicationUuid, county: 'King', submittedAt: null, events: [] });
  expect(own?.answers.map(({ field, answer }) => [field, answer])).toEqual([
    ['firstName', 'Ruth'],
    ['lastName', 'Shopper'],
    ['dob', '1950-03-09'],
    ['medicareClaimNumber', '••••MK73'],
    ['city', 'Seattle'],
    ['accountNumber', '••••6789'],
  ]);
  expect(own?.eligibility).toMatchObject({ outcome: 'matches', original: { firstName: 'Ruth' } });
  expect(own?.answers[0]?.question).toBe(applicationLabel('en', 'firstName'));
  for (const secret of ['1EG4', '00012345']) expect(reply.body).not.toContain(secret);
});

test('what became of an application that was sent is in the file', async () => {
  const shopper = await guestWithThings();
  const confirmationNo = 'LM0123456789';
  await addSubmitted(subject.pool, trail, {
    profileUuid: shopper.uuid,
    applicationUuid: randomUUID(),
    at: AT,
    confirmationNo,
  });
  const at = new Date(AT).toISOString();
  expect((await exportOf(shopper)).json<OwnData>().applications).toMatchObject({
    entries: [{ confirmationNo, submittedAt: at, answers: [], events: [{ kind: 'submitted', code: null, at }] }],
    hasMore: false,
  });
});

test('what is kept of another person is not found, and the try stands in their trail', async () => {
  const shopper = await signedIn(subject.app, provider, { ...ruth, subject: 'asked for' });
  const curious = await signedIn(subject.app, provider, sam);
  expect((await exportOf({ get: curious.get, profile: shopper.profile })).statusCode).toBe(404);
  const data = (await exportOf(shopper)).json<OwnData>();
  expect(data.access.entries.map(({ what }) => what)).toContain('read-refused');
});

test('an hour has ten files, and the eleventh is told when to come again', async () => {
  const shopper = await guest(subject.app);
  for (let count = 0; count < 10; count += 1) expect((await exportOf(shopper)).statusCode).toBe(200);
  const refused = await exportOf(shopper);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
});

/** Each table with a column that names a person is in the file, or is here with the reason why not. */
const NOT_IN_THE_FILE: Record<string, string> = {
  idempotent_answer: 'digests of changes of the last day',
  kept_answer: 'answers that were given already',
  removed_plan: 'the plan removed last, kept for a day to be put back',
  write_count: 'counts of the last hour',
  access_chain: 'the length of the trail',
  agent_view: 'stands in the trail as opened and closed',
};

test('whatever table names a profile is in the file, or has a reason not to be', async () => {
  const { rows } = await subject.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('profile_uuid', 'about_uuid', 'subject_uuid')`,
  );
  const inTheFile = [
    'profile',
    'saved_plan',
    'saved_drug',
    'saved_pharmacy',
    'demographics',
    'drug_draft',
    'saved_provider',
    'provider_draft',
    'carried_item',
    'claims_consent',
    'member_import',
    'enrolled_plans',
    'audit_entry',
    'access_event',
    'session',
    'identity_check',
    'prospect',
    'application',
    'application_answer',
    'application_event',
  ];
  const known = new Set([...inTheFile, ...Object.keys(NOT_IN_THE_FILE)]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
