import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from './support/app.ts';
import { KING_COUNTY, PLANS } from './support/small-catalogue.ts';
import { guest } from './support/test-client.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const CHANGES = new Set(['POST /plans/2027', 'DELETE /plans/{id}/2027', 'POST /demographics/2027', 'DELETE ']);

test('[DATA-023] no call but those of the contract changes what is stored', async () => {
  const shopper = await guest(subject.app);
  const plans = [{ planId: PLANS.inBothYears, ...KING_COUNTY }];
  await shopper.post(`${shopper.profile}/plans/2027`, { plans }, { 'if-match': '"1"' });
  const stored = async () => (await shopper.get(`${shopper.profile}/all`)).json<ProfileReply>();
  const before = await stored();

  const sections = ['all', 'plans', 'drugs', 'providers', 'medsuppPlans', 'demographics', 'enrollments', 'userDetails'];
  const places = sections.flatMap((section) => [`/${section}`, `/${section}/2027`, `/${section}/{id}/2027`]);
  let tried = 0;
  for (const place of ['', ...places]) {
    for (const method of METHODS) {
      if (CHANGES.has(`${method} ${place}`)) continue;
      const url = shopper.profile + place.replace('{id}', PLANS.inBothYears);
      const body = method === 'GET' || method === 'HEAD' ? {} : { payload: { plans: [], firstName: 'Eve' } };
      const reply = await shopper.send({ method, url, headers: { 'if-match': '"2"' }, ...body });
      expect(reply.statusCode, `${method} ${place}`).toBeLessThan(500);
      tried += 1;
    }
  }
  expect(tried).toBe((places.length + 1) * METHODS.length - CHANGES.size);
  expect(await stored()).toEqual(before);
});
