import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';
import { guest } from '#tests/support/test-client.ts';
import { trailFaults } from '#tests/support/trail-fault.ts';

let subject: TestApp;
let shopper: Awaited<ReturnType<typeof guest>>;

const [first, second, third] = PLANS.of2027;

beforeAll(async () => {
  subject = await testApp();
});
beforeEach(async () => {
  shopper = await guest(subject.app);
  // One after another, so that each has a place of its own in the list.
  await save([first], 1);
  await save([first, second], 2);
  await save([first, second, third], 3);
});
afterAll(() => subject.close());

const save = (planIds: readonly string[], version: number) =>
  shopper.post(
    `${shopper.profile}/plans/2027`,
    { plans: planIds.map((planId) => ({ planId, ...KING_COUNTY })) },
    { 'if-match': `"${version}"` },
  );
const remove = (planId: string, version: number) =>
  shopper.send({
    method: 'DELETE',
    url: `${shopper.profile}/plans/${planId}/2027`,
    headers: { 'if-match': `"${version}"` },
  });
const putBack = (planId: string, version: number, year = 2027) =>
  shopper.post(`${shopper.profile}/plans/${planId}/${year}`, {}, { 'if-match': `"${version}"` });
const saved = async () => (await shopper.get(`${shopper.profile}/plans`)).json<ProfileReply>().plansDetails?.plans;
const isRemembered = async () =>
  (await subject.pool.query('select 1 from removed_plan where profile_uuid = $1', [shopper.uuid])).rowCount === 1;

test('a removed plan is put back at its place, with the days on which it was saved and changed', async () => {
  const before = await saved();
  await remove(second, 4);
  expect((await saved())?.map(({ planId }) => planId)).toEqual([first, third]);
  const answer = await putBack(second, 5);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['etag']).toBe('"6"');
  expect(await saved()).toEqual(before);
  expect(await isRemembered()).toBe(false);
  expect(await trailFaults(subject.pool)).toEqual([]);
});

test('putting it back a second time, or from another tab, ends as put back and changes nothing', async () => {
  await remove(second, 4);
  await putBack(second, 5);
  const again = await putBack(second, 5);
  expect(again.statusCode).toBe(200);
  expect(again.json<ProfileReply>().versions['plans']).toBe(6);
});

test('only the plan that was removed last can be put back, and another one says so', async () => {
  await remove(first, 4);
  await remove(second, 5);
  const late = await putBack(first, 6);
  expect([late.statusCode, late.json().code]).toEqual([410, 'nothing-to-undo']);
  expect((await putBack(second, 6, 2026)).json().code).toBe('nothing-to-undo');
  expect((await putBack(second, 6)).statusCode).toBe(200);
});

test('a list that changed meanwhile is told as it stands, and on that the plan is put back', async () => {
  await remove(second, 4);
  await save([first], 5);
  const stale = await putBack(second, 5);
  expect(stale.statusCode).toBe(412);
  expect(stale.json().current.versions.plans).toBe(6);
  expect((await putBack(second, 6)).statusCode).toBe(200);
  expect((await saved())?.map(({ planId }) => planId)).toEqual([first, second]);
});

test('a plan that has left the catalogue since it was saved comes back as it was saved', async () => {
  await subject.pool.query(
    `update saved_plan set plan_id = 'H0000001000',
       snapshot = (snapshot::jsonb || '{"planId": "H0000001000"}')::json where profile_uuid = $1 and plan_id = $2`,
    [shopper.uuid, first],
  );
  await remove('H0000001000', 4);
  await putBack('H0000001000', 5);
  expect(await saved()).toMatchObject([
    { planId: 'H0000001000', offered: false },
    { planId: second },
    { planId: third },
  ]);
});

test('after a day it is too late', async () => {
  await remove(second, 4);
  await subject.pool.query("update removed_plan set removed_at = removed_at - interval '24 hours 1 minute'");
  expect((await putBack(second, 5)).json().code).toBe('nothing-to-undo');
});
