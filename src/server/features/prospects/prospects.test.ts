import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { OwnData } from '#contract/own-data.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { Reply } from '#contract/schemas.ts';
import { unlockIdentity } from '#server/flows/unlock-identity.ts';
import { emailService } from '#server/gateways/reminders/email-service.ts';
import { jobRunner } from '#server/jobs/runner.ts';
import { stopRemindersJob } from '#server/jobs/stop-reminders.ts';
import { outbox } from '#server/mail/outbox.ts';
import { outgoingCalls } from '#server/mail/outgoing-calls.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS, type TestApp, testApp } from '#tests/support/app.ts';
import { agentJones, fakeIdentity } from '#tests/support/fake-identity.ts';
import { MERGE, MIA, MIA_TYPES, PROSPECTS, recordsProspect, signsInAs } from '#tests/support/prospects.ts';
import { runJob } from '#tests/support/run-job.ts';
import { signedIn } from '#tests/support/sign-in.ts';

const provider = fakeIdentity();
const sealer = fieldSealer(TEST_KEYS);
let subject: TestApp;

beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

const DAY = 24 * 3_600_000;
const asCalled = (name: string) => ({ ...MIA, person: { ...MIA.person, email: `${name}@example.org` } });

async function talkedTo(name: string) {
  const { prospect, agent } = await recordsProspect(subject.app, provider, asCalled(name));
  return { ...(await signsInAs(subject.app, provider, `${name}@example.org`)), prospect, agent };
}

const confirms = async (post: Awaited<ReturnType<typeof talkedTo>>['post'], name: string, change: object = {}) => {
  const reply = await post(MERGE, { ...MIA_TYPES, email: `${name}@example.org`, ...change });
  return reply.json<Reply<'mergeProfile'>>().data;
};

const listOf = async (get: Awaited<ReturnType<typeof talkedTo>>['get']) =>
  (await get(PROSPECTS)).json<Reply<'listProspects'>>().prospects;

const numberOf = async (from: string, uuid: string) => {
  const { rows } = await subject.pool.query(`select count(*)::int as count from ${from} where profile_uuid = $1`, [
    uuid,
  ]);
  return rows[0].count;
};

test('an agent sees whom they wrote down, with what was agreed, and no other agent does', async () => {
  const { agent, prospect } = await talkedTo('seen');
  expect((await listOf(agent.get)).find(({ prospectUuid }) => prospectUuid === prospect)).toMatchObject({
    firstName: 'Mia',
    email: 'seen@example.org',
    profileType: 'MEMBER-CONSENT',
    appointment: MIA.appointment,
    state: 'open',
    remindersSent: 0,
  });
  const other = await signedIn(subject.app, provider, agentJones);
  expect(await listOf(other.get)).toEqual([]);
  expect((await other.delete(`${PROSPECTS}/${prospect}`)).statusCode).toBe(404);
  expect((await agent.get(`/landrover/api/Users/${prospect}/all`)).statusCode).toBe(401);
});

test('a form that is sent twice writes down once', async () => {
  const { agent } = await talkedTo('twice');
  const before = (await listOf(agent.get)).length;
  const send = () => agent.post(PROSPECTS, asCalled('again'), { 'idempotency-key': 'one form' });
  const [one, other] = await Promise.all([send(), send()]);
  expect([one.statusCode, one.json()]).toEqual([201, other.json()]);
  expect(await listOf(agent.get)).toHaveLength(before + 1);
});

test.each([
  ['a member without the number that is asked', { person: { ...MIA.person, mbi: '' } }, 'person.mbi'],
  ['a number of who did not agree to it', { profileType: 'MEMBER-NO-CONSENT' }, 'person.mbi'],
  [
    'no gender of who is no member',
    { profileType: 'NON-MEMBER-CONSENT', person: { ...MIA.person, mbi: '' } },
    'person.gender',
  ],
  ['a birth date to come', { person: { ...MIA.person, dob: '01/01/2030' } }, 'person.dob'],
  ['an appointment to come', { appointment: { ...MIA.appointment, agreedOn: '2026-11-17' } }, 'appointment.agreedOn'],
  [
    'one of more than a year ago',
    { appointment: { ...MIA.appointment, agreedOn: '2025-11-15' } },
    'appointment.agreedOn',
  ],
  ['nothing that was agreed', { appointment: { ...MIA.appointment, products: [] } }, 'appointment.products'],
])('an agent can not write down %s', async (_story, change, field) => {
  const { agent } = await talkedTo('refused');
  const reply = await agent.post(PROSPECTS, { ...MIA, ...change });
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields)).toEqual([field]);
});

test('what an agent takes back is gone, nobody is asked about it, and what was agreed stays', async () => {
  const { agent, prospect, get, profile } = await talkedTo('withdrawn');
  const reply = await agent.delete(`${PROSPECTS}/${prospect}`);
  expect(reply.json()).toEqual({ state: 'withdrawn' });
  expect((await agent.delete(`${PROSPECTS}/${prospect}`)).json()).toEqual({ state: 'withdrawn' });
  const { userDetails } = (await get(`${profile}/demographics`)).json<ProfileReply>();
  expect(userDetails?.telesalesProfileType).toBeNull();
  for (const table of ['saved_drug', 'saved_provider', 'saved_plan', 'saved_pharmacy', 'demographics']) {
    expect([table, await numberOf(table, prospect)]).toEqual([table, 0]);
  }
  expect((await listOf(agent.get)).find(({ prospectUuid }) => prospectUuid === prospect)).toMatchObject({
    firstName: 'Mia',
    state: 'withdrawn',
    appointment: MIA.appointment,
  });
});

test('a year after it was agreed only that is left', async () => {
  const { prospect } = await talkedTo('expired');
  const agreed = Date.parse(MIA.appointment.agreedOn);
  await runJob(subject, 'end-prospects', { at: agreed + 365 * DAY });
  expect(await numberOf('saved_drug', prospect)).toBe(2);
  await runJob(subject, 'end-prospects', { at: agreed + 367 * DAY });
  expect([await numberOf('saved_drug', prospect), await numberOf('prospect', prospect)]).toEqual([0, 1]);
});

test('what was agreed stands in the copy of what is kept, and what was told goes with the account', async () => {
  const mia = await talkedTo('deleted');
  const data = (await mia.get(`${mia.profile}/export`)).json<OwnData>();
  expect(data.appointments.entries).toMatchObject([{ ...MIA.appointment, agentNumber: 'a-smith', state: 'open' }]);
  expect(data.identityCheck).toEqual({ remainingCount: 3, mergedAt: null, isSkipped: false });
  expect((await mia.delete(mia.profile)).statusCode).toBe(200);
  await runJob(subject, 'remove-profiles');
  for (const table of ['saved_drug', 'demographics']) expect(await numberOf(table, mia.prospect)).toBe(0);
  expect(await numberOf('identity_check', mia.uuid)).toBe(0);
  expect(await numberOf('prospect', mia.prospect)).toBe(1);
});

test('who has the database alone reads nothing of whom an agent wrote down', async () => {
  const { prospect } = await talkedTo('dump');
  const words = ['Mia', 'Teller', 'dump@example.org', '3GJ5VH7QR92', '1952', 'Lisinopril', 'Ann Lee', 'Corner'];
  for (const table of [
    'prospect',
    'demographics',
    'saved_drug',
    'saved_pharmacy',
    'saved_provider',
    'identity_check',
  ]) {
    const { rows } = await subject.pool.query(
      `select row_to_json(t)::text as row from ${table} t where profile_uuid = $1`,
      [prospect],
    );
    for (const { row } of rows) expect(words.filter((word) => row.includes(word))).toEqual([]);
  }
  const mia = await signsInAs(subject.app, provider, 'dump@example.org');
  await confirms(mia.post, 'dump');
  const { rows } = await subject.pool.query('select sealed from outgoing_call');
  expect(rows.length).toBeGreaterThan(0);
  for (const { sealed } of rows) expect(words.filter((word) => sealed.includes(word))).toEqual([]);
});

test('[IDENT-616] the tries come back only by an operator', async () => {
  const mia = await talkedTo('locked');
  for (let at = 0; at < 3; at += 1) await confirms(mia.post, 'locked', { lastName: 'Weller' });
  expect(await confirms(mia.post, 'locked')).toMatchObject({ isProfileMerged: false, remainingRetryCount: 0 });
  const parts = { pool: subject.pool, machine: Date.now, sealer, auditKeys: TEST_KEYS };
  expect(await unlockIdentity(parts, 'nobody.here@example.org')).toBe(0);
  expect(await unlockIdentity(parts, 'Locked@example.org')).toBe(1);
  expect(await confirms(mia.post, 'locked')).toMatchObject({ isProfileMerged: true });
  const history = (await mia.get('/landrover/api/access-history')).json<Reply<'readAccessHistory'>>();
  expect(history.events.map(({ what }) => what).slice(0, 5)).toEqual([
    'prospect-merged',
    'identity-unlocked',
    'identity-locked',
    'identity-refused',
    'identity-refused',
  ]);
});

const mailsTo = async (to: string) => {
  const { rows } = await subject.pool.query<{ mail_id: string }>('select mail_id from mail');
  const { find } = outbox({ pool: subject.pool, sealer, machine: () => 0 });
  const mails = await Promise.all(rows.map(({ mail_id }) => find(mail_id)));
  return mails.filter((mail) => mail?.to === to);
};

test('[EMAIL-600] who agreed to it is reminded three times, and after the merge no more', async () => {
  await recordsProspect(subject.app, provider, asCalled('reminded'));
  const now = Date.now();
  const counts = [];
  for (const days of [2, 4, 5, 11, 31, 60]) {
    await Promise.all([1, 2].map(() => runJob(subject, 'remind-prospects', { at: now + days * DAY })));
    counts.push((await mailsTo('reminded@example.org')).length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 3, 3]);

  const mia = await talkedTo('proved');
  await confirms(mia.post, 'proved');
  const unwilling = { ...asCalled('unwilling'), profileType: 'MEMBER-NO-CONSENT' as const };
  await recordsProspect(subject.app, provider, { ...unwilling, person: { ...unwilling.person, mbi: '' } });
  await runJob(subject, 'remind-prospects', { at: now + 60 * DAY });
  expect([await mailsTo('proved@example.org'), await mailsTo('unwilling@example.org')]).toEqual([[], []]);
});

/** The system that reminds people, on this machine. */
async function reminderSystem(answers: readonly number[]) {
  const heard: { method: string; url: string; key: string; body: object }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      heard.push({ method, url, key: String(headers['idempotency-key']), body: JSON.parse(text) });
      response.writeHead(answers[heard.length - 1] ?? 200).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('[EMAIL-600][EMAIL-605][EMAIL-606] after a merge the system that reminds is told once, whatever goes wrong, and a try that does not fit tells nobody', async () => {
  await subject.pool.query("delete from job where kind = 'stop-reminders'");
  const mia = await talkedTo('told');
  await confirms(mia.post, 'told', { lastName: 'Weller' });
  await confirms(mia.post, 'told');
  await confirms(mia.post, 'told');

  const { heard, url } = await reminderSystem([503]);
  let at = Date.now();
  const machine = () => at;
  const calls = outgoingCalls({ pool: subject.pool, sealer, machine });
  const answers: string[] = [];
  const job = stopRemindersJob({
    calls,
    service: emailService({ url, fetch }),
    onAnswer: (answer) => answers.push(answer),
  });
  const runner = () => jobRunner({ pool: subject.pool, machine, oneOffJobs: [job], onFailure: () => {} });
  await runner().runDue();
  at += 3_600_000;
  await Promise.all([runner().runDue(), runner().runDue()]);

  expect(heard.map(({ method, url: path }) => `${method} ${path}`)).toEqual(
    Array(2).fill('POST /EmailWAR/emailrest/profile/email/v1'),
  );
  expect(new Set(heard.map(({ key }) => key)).size).toBe(1);
  expect(answers).toEqual(['accepted']);
  expect(heard[1]?.body).toEqual({
    emailAddress: 'told@example.org',
    firstName: 'Mia',
    lastName: 'Teller',
    mbi: '3GJ5VH7QR92',
    gender: '',
    dob: '1952-05-17',
    zip: '98101',
    siteId: 'AARPM',
    uhcstatus: 'M',
    deeplink: 'http://lantern.localhost/register',
    profileStatus: 'A',
  });
});
