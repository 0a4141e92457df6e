import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';
import { guest } from '#tests/support/test-client.ts';

let subject: TestApp;
let shopper: Awaited<ReturnType<typeof guest>>;

beforeAll(async () => {
  subject = await testApp();
});
beforeEach(async () => {
  shopper = await guest(subject.app);
});
afterAll(() => subject.close());

const save = (planIds: readonly string[], headers: Record<string, string>) =>
  shopper.post(
    `${shopper.profile}/plans/2027`,
    { plans: planIds.map((planId) => ({ planId, ...KING_COUNTY })) },
    headers,
  );
const readPlans = async () => (await shopper.get(`${shopper.profile}/plans`)).json<ProfileReply>();
const savedIds = async () => (await readPlans()).plansDetails?.plans.map(({ planId }) => planId);
const [first, second] = PLANS.of2027;

test('[ERR-411] a plan that left the catalogue stays, without facts and without an enroll action', async () => {
  await save([first], { 'if-match': '"1"' });
  await subject.pool.query(
    `update saved_plan set plan_id = 'H9998001000', snapshot = (snapshot::jsonb || '{"planId": "H9998001000"}')::json
     where profile_uuid = $1`,
    [shopper.uuid],
  );

  const [plan] = (await readPlans()).plansDetails?.plans ?? [];
  expect(plan).toMatchObject({ offered: false, facts: null, actions: ['remove'], enrollRefusal: 'no-longer-offered' });

  const kept = await save(['H9998001000', second], { 'if-match': '"2"' });
  expect(kept.statusCode).toBe(200);
  expect(await savedIds()).toEqual(['H9998001000', second]);
});

test.each(['{}', 'null', '[]', '"x"', '{"planId": "H9901001000"}'])(
  'the database refuses the damaged snapshot %s',
  async (snapshot) => {
    await save([first], { 'if-match': '"1"' });
    const damage = subject.pool.query('update saved_plan set snapshot = $2 where profile_uuid = $1', [
      shopper.uuid,
      snapshot,
    ]);
    await expect(damage).rejects.toThrow('check constraint');
    expect(await savedIds()).toEqual([first]);
  },
);

test.each([
  ['[PLAN-028] the first day of the season', '2026-10-15T00:00:00', first, 'enroll'],
  ['[PLAN-029] the day before it', '2026-10-14T23:59:00', first, 'none'],
  ['[PLAN-027] an institutional plan, in season or not', '2026-10-14T23:59:00', PLANS.institutional, 'learn-more'],
])('the server decides on the button of a saved plan: %s', async (_story, systemDateTime, planId, kind) => {
  await save([planId], { 'if-match': '"1"' });
  await shopper.post('/dev/scene', { systemDateTime });
  const [plan] = (await readPlans()).plansDetails?.plans ?? [];
  expect(plan?.button).toEqual({ kind, label: null, disabled: false });
});

test('a saved plan shows today’s card of the catalogue, and no benefits that the catalogue does not hold', async () => {
  await save([first], { 'if-match': '"1"' });
  const [plan] = (await readPlans()).plansDetails?.plans ?? [];
  expect(plan?.facts).toMatchObject({
    planId: first,
    benefits: null,
    marketingBullets: [],
    tier1PreferredGeneric: null,
  });
});

test('a whole profile is read in one round trip', async () => {
  await save([first, second], { 'if-match': '"1"' });
  await shopper.get(`${shopper.profile}/all`);
  const queries: string[] = [];
  const query = subject.pool.query.bind(subject.pool) as (...parts: unknown[]) => unknown;
  subject.pool.query = ((...parts: unknown[]) => {
    queries.push((parts[0] as { name?: string }).name ?? '');
    return query(...parts);
  }) as typeof subject.pool.query;
  await shopper.get(`${shopper.profile}/all`);
  subject.pool.query = query as typeof subject.pool.query;
  // Which editions are current is asked ten times a second by everybody together.
  expect(queries.filter((name) => name !== 'current-editions')).toEqual(['read-profile-all']);
});

test('a stored county that can not be read counts as not there, and the plan is still shown', async () => {
  await save([first], { 'if-match': '"1"' });
  await subject.pool.query(
    `update saved_plan set snapshot = (snapshot::jsonb || '{"county": {"zipcode": 7}}')::json where profile_uuid = $1`,
    [shopper.uuid],
  );
  expect((await readPlans()).plansDetails?.plans[0]).toMatchObject({ planId: first, county: null, offered: true });
});
