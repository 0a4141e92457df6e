import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { importAgreement } from '#content/en/import-agreement.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { importItemsJob } from '#server/jobs/import-items.ts';
import { jobRunner } from '#server/jobs/runner.ts';
import { eventRecorder } from '#server/profile/access-events.ts';
import { auditTrail } from '#server/profile/record.ts';
import { fieldSealer } from '#server/security/sealed-field.ts';
import { TEST_KEYS, type TestApp, testApp } from '#tests/support/app.ts';
import { fakeClaims, found } from '#tests/support/fake-claims.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import { importItems, OKAFOR } from '#tests/support/imports.ts';
import { patiently } from '#tests/support/patiently.ts';
import { signedIn } from '#tests/support/sign-in.ts';
import { importRunner } from './run-import.ts';

const provider = fakeIdentity();
const keeper = fakeClaims();
let subject: TestApp;
/** Another process on the same database. */
let other: TestApp;
let later = 0;
const machine = () => Date.now() + later;

beforeAll(async () => {
  const claims = { gateway: keeper.gateway, embedded: null };
  subject = await testApp({ identity: provider.gateway, sample: true, claims, machine });
  other = await testApp({ identity: provider.gateway, beside: subject, claims, machine });
});
afterAll(async () => {
  await other.close();
  await subject.close();
});
beforeEach(() => {
  later = 0;
  keeper.asked.length = 0;
  keeper.answer(async () => found());
});

async function member(name: string) {
  const shopper = await signedIn(subject.app, provider, { ...OKAFOR, subject: name });
  await shopper.post(`${shopper.profile}/import/consent`, { version: importAgreement.version });
  await shopper.get('/shopper-profile/claims?code=code&state=state-of-a-test');
  const read = async () => (await shopper.get(`${shopper.profile}/all`)).json<ProfileReply>();
  return { ...shopper, read };
}

/** What another process does when the job is due. @returns what failed. */
async function runJobs({ pool, catalogue }: TestApp, minutes: number) {
  later = minutes * 60_000;
  const failures: string[] = [];
  const run = importRunner({
    pool,
    machine,
    sealer: fieldSealer(TEST_KEYS),
    trail: auditTrail(TEST_KEYS),
    events: { record: eventRecorder({ machine, auditKeys: TEST_KEYS }) },
    catalogue,
    gateway: keeper.gateway,
  });
  const onFailure = (kind: string, error: string) => failures.push(`${kind} ${error}`);
  await jobRunner({ pool, machine, oneOffJobs: [importItemsJob(run)], onFailure }).runDue();
  return failures;
}

test('what came too late for who asked is there at the next load, once', async () => {
  const shopper = await member('late');
  keeper.fail('busy');
  expect((await importItems(shopper)).json()).toMatchObject({ code: 'claims-unavailable', status: 503 });
  expect((await shopper.read()).memberImport).toMatchObject({ isRunning: true, atStartup: false, allowed: true });
  expect(await runJobs(other, 3)).toEqual(['import-items Error']);
  keeper.answer(async () => found());
  expect(await runJobs(other, 6)).toEqual([]);
  const { memberImport, drugsAndPharmacyDetails } = await shopper.read();
  expect(memberImport).toMatchObject({ isRunning: false, allowed: false, undoable: true });
  expect(drugsAndPharmacyDetails?.drugInfoDetails).toHaveLength(1);
  expect(await runJobs(other, 60)).toEqual([]);
  expect(keeper.asked).toHaveLength(3);
});

test('an import whose process hangs is taken over, and the first adds nothing when it wakes', async () => {
  const shopper = await member('hangs');
  let wake = () => {};
  const asleep = new Promise<void>((done) => {
    wake = done;
  });
  const isAsked = new Promise<void>((isHere) => {
    keeper.answer(async () => {
      isHere();
      await asleep;
      return found();
    });
  });
  const first = importItems(shopper);
  await isAsked;
  keeper.answer(async () => found());
  expect(await runJobs(other, 3)).toEqual([]);
  expect((await shopper.read()).memberImport).toMatchObject({ isRunning: false, undoable: true });
  wake();
  expect((await first).statusCode).toBe(200);
  const { drugsAndPharmacyDetails, providersDetails, memberImport } = await shopper.read();
  expect(drugsAndPharmacyDetails?.drugInfoDetails).toHaveLength(1);
  expect(providersDetails?.providerIdList).toHaveLength(1);
  expect(memberImport?.importHistory).toHaveLength(1);
});

test('who asks another process while one is at work hears of the same import', async () => {
  const shopper = await member('two-processes');
  let isDone = () => {};
  const waits = new Promise<void>((done) => {
    isDone = done;
  });
  const isAsked = new Promise<void>((isHere) => {
    keeper.answer(async () => {
      isHere();
      await waits;
      return found();
    });
  });
  const here = importItems(shopper);
  await isAsked;
  const looks = vi.spyOn(subject.pool, 'query');
  const cookie = [...shopper.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const there = other.app.inject({
    method: 'POST',
    url: '/landrover/api/profiles/import/member-items/v1',
    headers: { host: 'lantern.localhost', 'sec-fetch-site': 'same-origin', cookie },
    payload: { uuid: shopper.uuid, isAuthUser: true, triggeredBy: 'MEMBER' },
  });
  // Whoever waits for what another process does looks at its row.
  await patiently(() => expect(JSON.stringify(looks.mock.calls)).toContain('from member_import'));
  looks.mockRestore();
  isDone();
  const [one, two] = await Promise.all([here, there]);
  expect([one.statusCode, two.json()]).toEqual([200, one.json()]);
  expect(keeper.asked).toHaveLength(1);
});

test.each([
  ['unreachable', true],
  ['too-slow', true],
  ['busy', true],
  ['out-of-order', true],
  ['not-allowed', false],
  ['unknown-person', false],
  ['wrong-person', false],
  ['unreadable', false],
  ['too-large', false],
  ['redirected', false],
  ['strange-link', false],
] as const)('a keeper that is %s changes nothing of the profile, and is tried again: %s', async (because, isAgain) => {
  const shopper = await member(`fault ${because}`);
  const before = await shopper.read();
  keeper.fail(because);
  const reply = await importItems(shopper);
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'claims-unavailable']);
  const { memberImport, versions, drugsAndPharmacyDetails } = await shopper.read();
  expect(memberImport).toMatchObject({ isRunning: isAgain, allowed: true, importHistory: [], lastSummary: null });
  expect([versions, drugsAndPharmacyDetails]).toEqual([before.versions, before.drugsAndPharmacyDetails]);
  // Nothing is left for the jobs of the other tests.
  keeper.fail('unreadable');
  await runJobs(subject, 5);
});

test('claims that nothing proves to be of this person are not taken, and the leave ends as with those of another', async () => {
  const shopper = await member('unproved');
  const before = await shopper.read();
  keeper.answer(async () => ({ ...found(), isProved: false }) as ReturnType<typeof found>);
  expect((await importItems(shopper)).json()).toMatchObject({ code: 'claims-unavailable' });
  const { memberImport, versions, drugsAndPharmacyDetails } = await shopper.read();
  expect(memberImport).toMatchObject({ isRunning: false, needsConsent: true, importHistory: [] });
  expect([versions, drugsAndPharmacyDetails]).toEqual([before.versions, before.drugsAndPharmacyDetails]);
});

test('a keeper that never answers well is given up after six tries', async () => {
  const shopper = await member('gives-up');
  keeper.fail('out-of-order');
  await importItems(shopper);
  for (let hours = 1; hours <= 8; hours += 1) await runJobs(other, hours * 60);
  later = 0;
  expect((await shopper.read()).memberImport).toMatchObject({ isRunning: false, allowed: true });
  expect(keeper.asked).toHaveLength(6);
});

test('a token that has run out is renewed, and kept for the next time', async () => {
  const shopper = await member('renews');
  keeper.fail('busy');
  await importItems(shopper);
  await runJobs(other, 130);
  keeper.answer(async () => found());
  await runJobs(other, 300);
  const used = keeper.asked.map(({ grant }) => grant.accessToken);
  expect(used).toEqual(['access-token-1', 'access-token-2', 'access-token-3']);
});

test('the job of an import whose profile was closed meanwhile brings nothing in', async () => {
  const shopper = await member('deleted');
  keeper.fail('busy');
  await importItems(shopper);
  await subject.pool.query('update profile set ended_at = now() where profile_uuid = $1', [shopper.uuid]);
  keeper.answer(async () => found());
  await runJobs(other, 5);
  const { rows } = await subject.pool.query('select state from member_import where profile_uuid = $1', [shopper.uuid]);
  expect(rows).toEqual([{ state: 'waiting' }]);
  const drugs = await subject.pool.query('select from saved_drug where profile_uuid = $1', [shopper.uuid]);
  expect(drugs.rowCount).toBe(0);
});
