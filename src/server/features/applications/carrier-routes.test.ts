import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import type { CarrierGateway } from '#server/gateways/carrier/carrier-gateway.ts';
import { auditTrail } from '#server/profile/record.ts';
import { TEST_KEYS, type TestApp, testApp } from '#tests/support/app.ts';
import { addDraft, addSubmitted } from '#tests/support/applications.ts';
import { fakeIdentity, ruth, sam } from '#tests/support/fake-identity.ts';
import { listenToLog } from '#tests/support/listen-to-log.ts';
import { signedIn } from '#tests/support/sign-in.ts';

const provider = fakeIdentity();
const trail = auditTrail(TEST_KEYS);
const AT = Date.parse('2026-11-16T16:00:00Z');

const searchStatus = vi.fn<CarrierGateway['searchStatus']>();
const fetchPending = vi.fn<CarrierGateway['fetchPending']>();
const carrier: CarrierGateway = {
  submit: async () => 'received',
  withdraw: async () => 'withdrawn',
  checkEligibility: async () => ({ outcome: 'matches' }),
  searchStatus,
  fetchPending,
};

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway, carrier });
});
afterAll(() => subject.close());
beforeEach(() => {
  searchStatus.mockReset().mockResolvedValue([]);
  fetchPending.mockReset().mockResolvedValue(null);
});

/** Somebody of their own, with a Medicare number. */
const shopper = (change = {}) =>
  signedIn(subject.app, provider, { ...sam, userType: null, subject: randomUUID(), ...change });
type Shopper = Awaited<ReturnType<typeof shopper>>;

async function submits({ uuid }: Shopper) {
  const applicationUuid = randomUUID();
  const confirmationNo = `LM${applicationUuid.replaceAll('-', '').slice(0, 10)}`;
  await addSubmitted(subject.pool, trail, { profileUuid: uuid, applicationUuid, at: AT, confirmationNo });
  return { applicationUuid, confirmationNo };
}

const refreshes = async ({ post, profile }: Shopper) =>
  (await post(`${profile}/enrollments/refresh`, {})).json<{ outcome: string }>().outcome;
const enrollmentsOf = async ({ get, profile }: Shopper) => {
  const { enrollmentsDetails, versions } = (await get(`${profile}/all`)).json<ProfileReply>();
  return { enrollments: enrollmentsDetails?.enrollments ?? [], version: versions.enrollments };
};

test('[ENROLL-012][ENROLL-415][ENROLL-416] a refresh asks once with the number that only the server knows, and the status follows', async () => {
  const nel = await shopper();
  const { confirmationNo } = await submits(nel);
  searchStatus.mockResolvedValue([{ code: 3, imageIdentifier: confirmationNo }]);
  expect(await refreshes(nel)).toBe('changed');
  expect(searchStatus.mock.calls).toEqual([[{ mbi: sam.medicareNumber }]]);
  expect((await enrollmentsOf(nel)).enrollments).toMatchObject([{ status: 'Pending', isSubmitted: true }]);
  expect(await refreshes(nel)).toBe('unchanged');
});

test('[ENROLL-012][ENROLL-415] without a submitted application, or without a Medicare number, nobody is asked', async () => {
  const drafting = await shopper();
  await addDraft(subject.pool, trail, { profileUuid: drafting.uuid, applicationUuid: randomUUID(), at: AT });
  const nameless = await shopper({ medicareNumber: null });
  await submits(nameless);
  expect([await refreshes(drafting), await refreshes(nameless)]).toEqual(['unchanged', 'unchanged']);
  expect(searchStatus).not.toHaveBeenCalled();
});

test('an insurer that is down is said to be, and the status stays', async () => {
  const nel = await shopper();
  await submits(nel);
  searchStatus.mockRejectedValue(new Error('down'));
  expect(await refreshes(nel)).toBe('unavailable');
  expect((await enrollmentsOf(nel)).enrollments).toMatchObject([{ status: 'Submitted' }]);
});

const withdraws = async (person: Shopper, applicationUuid: string, version: number) =>
  person.post(`${person.profile}/applications/${applicationUuid}/withdraw`, {}, { 'if-match': `"${version}"` });

test('an application is taken back before the decision, once, and told to the insurer by a job', async () => {
  const nel = await shopper();
  const { applicationUuid } = await submits(nel);
  const { version } = await enrollmentsOf(nel);
  const first = await withdraws(nel, applicationUuid, version);
  expect([first.statusCode, first.json<ProfileReply>().enrollmentsDetails?.enrollments]).toMatchObject([
    200,
    [{ status: 'Withdrawn', timeline: [{ step: 'submitted' }, { step: 'withdrawn', state: 'done' }] }],
  ]);
  const again = await withdraws(nel, applicationUuid, version);
  expect(again.statusCode).toBe(200);
  const { rows } = await subject.pool.query(
    'select (select count(*)::int from job where job_id like $1) as jobs, (select count(*)::int from application_event where application_uuid = $2 and kind = $3) as events',
    [`withdraw-application%${applicationUuid}`, applicationUuid, 'withdrawal'],
  );
  expect(rows).toEqual([{ jobs: 1, events: 1 }]);
});

test('what is decided is not taken back here, and neither is a draft or what is somebody else’s', async () => {
  const nel = await shopper();
  const { applicationUuid, confirmationNo } = await submits(nel);
  searchStatus.mockResolvedValue([{ code: 11, imageIdentifier: confirmationNo }]);
  await refreshes(nel);
  const draft = randomUUID();
  await addDraft(subject.pool, trail, { profileUuid: nel.uuid, applicationUuid: draft, at: AT });
  const others = await submits(await shopper());
  const { version } = await enrollmentsOf(nel);
  const codes = [];
  for (const id of [applicationUuid, draft, others.applicationUuid])
    codes.push((await withdraws(nel, id, version)).json<{ code: string }>().code);
  expect(codes).toEqual(['application-decided', 'application-not-found', 'application-not-found']);
});

const FETCHED = {
  formData: JSON.stringify({
    applicant: { zip: '98101' },
    plan: { id: 'H9901002000', name: 'Tumblewren Complete (HMO)', year: 2027, type: 'MAPD' },
  }),
  createDateTime: '2026-11-10T15:00:00Z',
  updateDateTime: null,
};
const TRACE = 'AARPM1763308800000';
const fetches = (person: Shopper, emailId: string, trace = TRACE) =>
  person.post(`/online-enrollment/user/fetchEnrollmentDataByEmailId/${trace}/v1`, { emailId });

test('[ENROLL-412][ENROLL-414][ENROLL-623] who is signed in gets what was begun elsewhere under their e-mail, in whichever letters', async () => {
  const person = await shopper({ email: 'nel.ortiz@example.org' });
  fetchPending.mockResolvedValue(FETCHED);
  const reply = await fetches(person, 'Nel.Ortiz@example.org');
  expect([reply.statusCode, reply.json()]).toEqual([200, { data: FETCHED }]);
  expect(fetchPending.mock.calls).toEqual([[{ emailId: 'Nel.Ortiz@example.org', traceId: TRACE }]]);
});

test('[ENROLL-412] another e-mail is refused, also one that was written into the profile, and nobody is asked', async () => {
  const person = await shopper({ email: 'nel.ortiz@example.org' });
  fetchPending.mockResolvedValue(FETCHED);
  const { versions } = (await person.get(`${person.profile}/all`)).json<ProfileReply>();
  const ifMatch = { 'if-match': `"${versions.demographics}"` };
  const saved = await person.post(`${person.profile}/demographics/2027`, { email: ruth.email }, ifMatch);
  expect(saved.statusCode).toBe(200);
  for (const email of [ruth.email ?? '', 'nobody@example.org']) {
    const reply = await fetches(person, email);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([403, 'not-your-email']);
  }
  const without = await shopper({ email: null });
  expect((await fetches(without, 'nel.ortiz@example.org')).statusCode).toBe(403);
  expect(fetchPending).not.toHaveBeenCalled();
});

test('[ENROLL-623] a trace id of the other site, or of none, is refused', async () => {
  const person = await shopper();
  for (const trace of ['UHCM1763308800000', 'AARPM', 'AARPM-1', '1763308800000'])
    expect((await fetches(person, sam.email ?? '', trace)).statusCode).toBe(422);
  expect(fetchPending).not.toHaveBeenCalled();
});

test.each([
  ['[ENROLL-414] form data that can not be read', { ...FETCHED, formData: '{"zq-canary' }],
  [
    '[ENROLL-409] an application without its plan',
    { ...FETCHED, formData: '{"applicant":{"zip":"98101"},"x":"zq-canary"}' },
  ],
])('%s is logged without a word of it, and makes no card', async (_story, fetched) => {
  const own = await testApp({
    identity: provider.gateway,
    carrier,
    beside: subject,
    environment: { LOG_LEVEL: 'info' },
  });
  const lines = listenToLog(own.app.log);
  const person = await signedIn(own.app, provider, { ...sam, subject: randomUUID() });
  fetchPending.mockResolvedValue(fetched);
  expect((await fetches(person as Shopper, sam.email ?? '')).json()).toEqual({ data: null });
  await own.close();
  expect(lines.join()).toContain('can not be shown');
  expect(lines.join()).not.toContain('zq-canary');
});

test('an enrollment service that is down is said to be', async () => {
  const person = await shopper();
  fetchPending.mockRejectedValue(new Error('down'));
  const reply = await fetches(person, sam.email ?? '');
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'applications-unavailable']);
});
