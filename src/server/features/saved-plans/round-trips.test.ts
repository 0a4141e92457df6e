import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/count-statements.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';
import { guest } from '#tests/support/test-client.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

const FIVE = [...PLANS.of2027, PLANS.institutional, PLANS.pffs];

const bodyOf = (planIds: readonly string[]) => ({ plans: planIds.map((planId) => ({ planId, ...KING_COUNTY })) });

test('five plans are saved in four round trips, where nothing of them is known to the server yet one more', async () => {
  const shopper = await guest(subject.app);
  const save = (planIds: readonly string[], version: number) =>
    shopper.post(`${shopper.profile}/plans/2027`, bodyOf(planIds), {
      'if-match': `"${version}"`,
      'idempotency-key': `key ${version}`,
    });
  await save(FIVE, 1);
  await save([], 2);

  const counted = countStatements(subject.pool);
  expect((await save(FIVE, 3)).statusCode).toBe(200);
  counted.stop();
  const [facts, ...rest] = counted.trips();
  expect(facts?.toSorted()).toEqual(['are-plans-offered', 'counties-of-zip']);
  expect(rest).toEqual([
    ['begin', 'lock-profile', 'find-answer', 'count-write', 'list-kept-plans'],
    ['keep-plans', 'count-change', 'write-audit', 'read-profile-plans'],
    // What is kept for the same request again is what was read just before.
    ['keep-answer', 'commit'],
  ]);
});

test('a save of five plans that fails in between changes nothing, and the connection stays good', async () => {
  const shopper = await guest(subject.app);
  await subject.pool.query('alter table audit_entry add constraint never check (action <> $$save-plans$$) not valid');
  const headers = { 'if-match': '"1"', 'idempotency-key': 'again' };
  const failed = await shopper.post(`${shopper.profile}/plans/2027`, bodyOf(FIVE), headers);
  await subject.pool.query('alter table audit_entry drop constraint never');
  expect(failed.statusCode).toBe(500);

  const { versions, plansDetails } = (await shopper.get(`${shopper.profile}/all`)).json();
  expect([versions.plans, plansDetails.plans]).toEqual([1, []]);
  const saved = await shopper.post(`${shopper.profile}/plans/2027`, bodyOf(FIVE), headers);
  expect(saved.json().plansDetails.plans).toHaveLength(FIVE.length);
});
