import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { changeCatalogue } from '../support/change-catalogue.ts';
import { KING_COUNTY, PLANS } from '../support/small-catalogue.ts';
import { guest } from '../support/test-client.ts';

/** Somebody gets a profile out of ETags, or keeps a page from seeing what has changed. */
let subject: TestApp;
let shopper: Awaited<ReturnType<typeof guest>>;
beforeAll(async () => {
  subject = await testApp();
});
beforeEach(async () => {
  shopper = await guest(subject.app);
  await save(PLANS.of2027[0], '"1"');
});
afterAll(() => subject.close());

const save = (planId: string, version: string) =>
  shopper.post(`${shopper.profile}/plans/2027`, { plans: [{ planId, ...KING_COUNTY }] }, { 'if-match': version });
const read = (part: string, etag?: string) =>
  shopper.get(`${shopper.profile}/${part}`, etag === undefined ? {} : { 'if-none-match': etag });
const etagOf = async (part: string) => String((await read(part)).headers['etag']);

test.each(['all', 'all/2027', 'plans', 'plans/2027', 'plans/2027/false', 'drugs', 'demographics', 'medsuppPlans'])(
  'what has not changed is answered 304 with nothing in it, and is kept by nobody: %s',
  async (part) => {
    const etag = await etagOf(part);
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await read(part, sent);
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe('no-store');
    }
  },
);

test('nothing else is taken for it: a star, a version alone, the same with another mark, another part of the profile', async () => {
  const etag = await etagOf('plans');
  const others = [await etagOf('all'), await etagOf('plans/2027'), await etagOf('plans/2027/false')];
  for (const sent of ['*', '"2"', `${etag.slice(0, -2)}~"`, etag.toUpperCase(), 'x'.repeat(2_000), ...others]) {
    expect((await read('plans', sent)).statusCode, sent).toBe(200);
  }
});

test('what another tab changed is seen at once, and what it changed back is there again', async () => {
  const parts = ['all', 'plans'];
  const before = await Promise.all(parts.map(etagOf));
  await save(PLANS.of2027[1], '"2"');
  for (const [index, part] of parts.entries()) {
    const reply = await read(part, before[index]);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<ProfileReply>().plansDetails?.plans.map(({ planId }) => planId)).toEqual([PLANS.of2027[1]]);
  }
  await save(PLANS.of2027[0], '"3"');
  for (const [index, part] of parts.entries()) expect((await read(part, before[index])).statusCode).toBe(200);
});

test('what is stored without a new version, as a sign-in does, is seen at once', async () => {
  const before = await Promise.all(['drugs', 'demographics'].map(etagOf));
  await subject.pool.query("update profile set known_subsidy = '1', optum_id = 'x' where profile_uuid = $1", [
    shopper.uuid,
  ]);
  expect((await read('drugs', before[0])).statusCode).toBe(200);
  expect((await read('demographics', before[1])).statusCode).toBe(200);
});

test('the ETag of one person is not that of another who keeps the same, and opens no profile', async () => {
  const parts = ['all', 'plans', 'drugs', 'demographics'];
  const first = shopper;
  const etags = await Promise.all(parts.map(etagOf));
  shopper = await guest(subject.app);
  await save(PLANS.of2027[0], '"1"');
  for (const [index, part] of parts.entries()) {
    const headers = { 'if-none-match': String(etags[index]) };
    expect((await shopper.get(`${shopper.profile}/${part}`, headers)).statusCode).toBe(200);
    const theirs = await shopper.get(`${first.profile}/${part}`, headers);
    expect([theirs.statusCode, theirs.headers['etag']]).toEqual([404, undefined]);
  }
});

test('a new edition, another day and a cookie that is gone are seen although nothing was saved', async () => {
  const etag = await etagOf('plans');
  await shopper.post('/dev/scene', { systemDateTime: '2027-01-01T00:00:00' });
  expect((await read('plans', etag)).statusCode).toBe(200);
  await shopper.post('/dev/scene', {});
  expect((await read('plans', etag)).statusCode).toBe(304);

  await changeCatalogue(subject, 'update plan set plan_name = $1 where plan_id = $2', ['Another', PLANS.of2027[0]]);
  const reply = await read('plans', etag);
  expect(reply.statusCode).toBe(200);
  expect(reply.json<ProfileReply>().plansDetails?.plans[0]?.facts).toMatchObject({ planName: 'Another' });

  const etagNow = await etagOf('plans');
  shopper.jar.clear();
  expect((await read('plans', etagNow)).statusCode).toBe(401);
});

test('a change may name the whole ETag of what was read, or its version alone; a mark does not make it newer', async () => {
  const etag = await etagOf('plans');
  expect(etag).toMatch(/^"2-[\w-]{16}"$/);
  expect((await save(PLANS.of2027[1], etag)).headers['etag']).toBe('"3"');
  expect((await save(PLANS.of2027[1], etag.replace('2-', '9-'))).statusCode).toBe(412);
  expect((await save(PLANS.of2027[1], `W/${etag}`)).statusCode).toBe(422);
});
