import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';
import { guest, testClient } from '#tests/support/test-client.ts';
import { trailFaults } from '#tests/support/trail-fault.ts';

const EDITIONS_ARE_ASKED_AGAIN_MS = 150;

let subject: TestApp;
let shopper: Awaited<ReturnType<typeof guest>>;

beforeAll(async () => {
  subject = await testApp();
});
beforeEach(async () => {
  shopper = await guest(subject.app);
});
afterAll(() => subject.close());

const requested = (planId: string) => ({ planId, ...KING_COUNTY });
const save = (planIds: readonly string[], headers: Record<string, string>, year = 2027) =>
  shopper.post(`${shopper.profile}/plans/${year}`, { plans: planIds.map(requested) }, headers);
const readPlans = async () => (await shopper.get(`${shopper.profile}/plans`)).json<ProfileReply>();
const savedIds = async () => (await readPlans()).plansDetails?.plans.map(({ planId }) => planId);
const [first, second, third] = PLANS.of2027;

test('[DATA-006, DATA-604] a saved plan is read back with its snapshot, the string of all plans and a version', async () => {
  const saved = await save([first], { 'if-match': '"1"' });
  expect(saved.statusCode).toBe(200);
  expect(saved.headers['etag']).toBe('"2"');

  const { plansDetails, versions } = await readPlans();
  expect(versions['plans']).toBe(2);
  expect(plansDetails?.savedPlans).toBe(`${first} 2027 ${plansDetails?.plans[0]?.planType}`);
  expect(plansDetails?.zipCode).toBe('98101');
  expect(plansDetails?.plans[0]).toMatchObject({
    planId: first,
    planYear: 2027,
    zipCode: '98101',
    offered: true,
    county: { fipsCountyCode: '033', stateCode: 'WA' },
  });
});

test('[DATA-006, DATA-604] the string names every saved plan, in the order of the list', async () => {
  await save([first, third], { 'if-match': '"1"' }, 2027);
  await save([PLANS.inBothYears], { 'if-match': '"2"' }, 2026);
  const { plansDetails } = await readPlans();
  const entries = plansDetails?.plans.map(({ planId, planYear, planType }) => `${planId} ${planYear} ${planType}`);
  expect(entries).toHaveLength(3);
  expect(plansDetails?.savedPlans).toBe(entries?.join(','));
});

test.each([
  ['the last day before the season', '2026-09-30T23:59:00', [2026]],
  ['the first day of the season', '2026-10-01T00:00:00', [2026, 2027]],
  ['the new year', '2027-01-01T00:00:00', [2027]],
])(
  '[PLAN-404, PLAN-405] plans and their string are those of the years on offer, and all stay saved: %s',
  async (_story, systemDateTime, years) => {
    await save([PLANS.inBothYears], { 'if-match': '"1"' }, 2026);
    await save([PLANS.inBothYears], { 'if-match': '"2"' }, 2027);
    await shopper.post('/dev/scene', { systemDateTime });
    const { plansDetails } = await readPlans();
    expect(plansDetails?.plans.map(({ planYear }) => planYear)).toEqual(years);
    expect(plansDetails?.savedPlans.split(',').map((entry) => Number(entry.split(' ')[1]))).toEqual(years);

    await shopper.post('/dev/scene', {});
    expect((await readPlans()).plansDetails?.plans.map(({ planYear }) => planYear)).toEqual([2026, 2027]);
  },
);

test('[PLAN-017] a saved plan says which plan it is, where it was saved, and how it stands with it', async () => {
  await save([PLANS.institutional], { 'if-match': '"1"' });
  const [plan] = (await readPlans()).plansDetails?.plans ?? [];
  expect(plan).toMatchObject({
    planId: PLANS.institutional,
    planName: expect.stringContaining('HMO I-SNP'),
    planType: 'SNP',
    planYear: 2027,
    zipCode: '98101',
    county: { fipsCountyName: 'King County', fipsCountyCode: '033', stateCode: 'WA', cmscode: expect.anything() },
    snpType: 'Institutional',
    planStartMonth: '01',
    isEnrolled: false,
    enrollmentStatus: null,
  });
});

test('[DATA-405, DATA-613, PLAN-609] a plan is removed for its own year only, and removing it again ends as removed', async () => {
  await save([PLANS.inBothYears], { 'if-match': '"1"' }, 2026);
  await save([PLANS.inBothYears], { 'if-match': '"2"' }, 2027);
  const remove = (version: number) =>
    shopper.delete(`${shopper.profile}/plans/${PLANS.inBothYears}/2027?productCode=MAPD`, {
      'if-match': `"${version}"`,
    });

  const removed = await remove(3);
  expect(removed.statusCode).toBe(200);
  expect(removed.json<ProfileReply>().plansDetails?.plans.map(({ planYear }) => planYear)).toEqual([2026]);
  const { plansDetails, versions } = await readPlans();
  expect(plansDetails?.plans.map(({ planId, planYear }) => [planId, planYear])).toEqual([[PLANS.inBothYears, 2026]]);
  expect(versions['plans']).toBe(4);

  const again = await remove(3);
  expect(again.statusCode).toBe(200);
  expect(again.json<ProfileReply>().versions['plans']).toBe(4);
});

test('replacing the plans of one year leaves the other year alone', async () => {
  await save([PLANS.inBothYears], { 'if-match': '"1"' }, 2026);
  await save([first, second], { 'if-match': '"2"' });
  await save([second, third], { 'if-match': '"3"' });
  expect(await savedIds()).toEqual([PLANS.inBothYears, second, third]);
});

test('a change without a version is refused, and one on an old version gets the list as it stands', async () => {
  expect((await save([first], {})).json()).toMatchObject({ status: 428, code: 'missing-version' });
  expect((await save([first], { 'if-match': 'yesterday' })).json()).toMatchObject({
    status: 422,
    code: 'invalid-input',
  });
  await save([first], { 'if-match': '"1"' });

  const stale = await save([second], { 'if-match': '"1"' });
  expect(stale.headers['content-type']).toContain('application/problem+json');
  expect(stale.json()).toMatchObject({
    status: 412,
    code: 'stale-version',
    current: { versions: { plans: 2 }, plansDetails: { plans: [{ planId: first }] } },
  });
  expect(await savedIds()).toEqual([first]);
});

test('the same Idempotency-Key answers the same again, and another body with it is refused', async () => {
  const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
  const once = await save([first], headers);
  const twice = await save([first], headers);
  expect(twice.statusCode).toBe(200);
  expect(twice.json()).toEqual(once.json());
  expect(twice.headers['etag']).toBe('"2"');
  const { rowCount } = await subject.pool.query('select from audit_entry where profile_uuid = $1', [shopper.uuid]);
  expect(rowCount).toBe(2);

  expect((await save([second], headers)).json()).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
  expect(await savedIds()).toEqual([first]);
});

test.each([
  ['a plan nobody offers', { planId: 'H9999999000' }, 'plan-not-offered'],
  ['a plan of another county', { planId: PLANS.onlyInNewYork }, 'plan-not-offered'],
  ['a ZIP of another county', { zipCode: '10001' }, 'invalid-input'],
  ['an unknown ZIP', { zipCode: '99999' }, 'invalid-input'],
  ['letters for a ZIP', { zipCode: 'ABCDE' }, 'invalid-input'],
  ['letters for a plan', { planId: 'all of them' }, 'invalid-input'],
])('%s is not saved, and nothing else of the list is', async (_story, change, code) => {
  const plans = [requested(first), { ...requested(second), ...change }];
  const refused = await shopper.post(`${shopper.profile}/plans/2027`, { plans }, { 'if-match': '"1"' });
  expect(refused.json()).toMatchObject({ status: 422, code });
  expect((await readPlans()).versions['plans']).toBe(1);
  expect(await savedIds()).toEqual([]);
});

test('a plan moves to the other county of its ZIP, and not to a county that the ZIP does not touch', async () => {
  const place = (fipsCountyCode: string) => ({ zipCode: '98011', stateCode: 'WA', fipsCountyCode });
  const saveIn = (county: string, version: number, planId: string = PLANS.pdp) =>
    shopper.post(
      `${shopper.profile}/plans/2027`,
      { plans: [{ planId, ...place(county) }] },
      { 'if-match': `"${version}"` },
    );
  await saveIn('033', 1);
  const moved = await saveIn('061', 2);
  expect(moved.json<ProfileReply>().versions['plans']).toBe(3);
  expect(moved.json<ProfileReply>().plansDetails?.plans[0]?.county?.fipsCountyCode).toBe('061');

  const nowhere = await saveIn('053', 3);
  expect(nowhere.json()).toMatchObject({ status: 422, fields: { 'plans.0.fipsCountyCode': expect.any(String) } });
  expect((await readPlans()).plansDetails?.plans[0]?.county?.fipsCountyCode).toBe('061');
});

test('a list with the same plan twice is refused', async () => {
  expect((await save([first, first], { 'if-match': '"1"' })).json()).toMatchObject({
    status: 422,
    code: 'invalid-input',
  });
});

test("another person's profile answers like one that is not there", async () => {
  const stranger = await guest(subject.app);
  const missing = await shopper.get(`/landrover/api/Users/${randomUUID()}/plans`);
  for (const uuid of [stranger.uuid, stranger.uuid.toUpperCase()]) {
    const other = await shopper.get(`/landrover/api/Users/${uuid}/plans`);
    expect({ ...other.json(), instance: '' }).toEqual({ ...missing.json(), instance: '' });
    const write = await shopper.post(`/landrover/api/Users/${uuid}/plans/2027`, { plans: [] }, { 'if-match': '"1"' });
    expect(write.json()).toMatchObject({ status: 404, code: 'not-found' });
  }
  // Who brings no identity at all is asked for one. DATA-401.
  const nobody = await testClient(subject.app).get(`${shopper.profile}/all`);
  expect(nobody.json()).toMatchObject({ status: 401, detail: 'Invalid session' });
});

test('a cookie of one brand opens nothing on the other', async () => {
  const harbor = testClient(subject.app, 'harbor.localhost');
  for (const [name, value] of shopper.jar) harbor.jar.set(name, value);
  expect((await harbor.get(`${shopper.profile}/all`)).statusCode).toBe(401);
});

// More at once than there are connections: who holds the profile must never wait for one who waits for it.
test.each([1, 2, 3, 4, 5])(
  'sixty saves at once on version %i: one is made, the others are told how the list stands',
  async (version) => {
    for (let before = 1; before < version; before += 1)
      await save([[second, third][before % 2] ?? ''], { 'if-match': `"${before}"` });
    await sleep(EDITIONS_ARE_ASKED_AGAIN_MS);
    const replies = await Promise.all(Array.from({ length: 60 }, () => save([first], { 'if-match': `"${version}"` })));
    const answers = (status: number) => replies.filter(({ statusCode }) => statusCode === status).length;
    expect([answers(200), answers(412)]).toEqual([1, 59]);
  },
);

test('every change leaves one audit row with field names only, in an unbroken chain', async () => {
  await save([first, second], { 'if-match': '"1"' });
  await save([second], { 'if-match': '"2"' });
  await save([second], { 'if-match': '"3"' });
  await save([third], { 'if-match': '"1"' });

  const { rows } = await subject.pool.query(
    'select action, fields, role from audit_entry where profile_uuid = $1 order by position',
    [shopper.uuid],
  );
  expect(rows).toEqual([
    { action: 'create-guest', fields: [], role: 'guest' },
    { action: 'save-plans', fields: ['plans'], role: 'guest' },
    { action: 'save-plans', fields: ['plans'], role: 'guest' },
  ]);
  expect(await trailFaults(subject.pool)).toEqual([]);

  await subject.pool.query("update audit_entry set action = 'other' where profile_uuid = $1 and position = 2", [
    shopper.uuid,
  ]);
  expect(await trailFaults(subject.pool)).toEqual([{ uuid: shopper.uuid, position: 2 }]);
});
