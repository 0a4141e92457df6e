import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProblemReply } from '#contract/problem.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { ALL_ANSWERS, applicant } from '#tests/support/applicant.ts';
import { fakeIdentity } from '#tests/support/fake-identity.ts';
import { KING_COUNTY, PLANS } from '#tests/support/small-catalogue.ts';

const provider = fakeIdentity();
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ identity: provider.gateway });
});
afterAll(() => subject.close());

const PLAN = PLANS.inBothYears;
const applies = () => applicant(subject, provider);

test('changing the plan keeps every answer, and another one that is open for that plan is not doubled', async () => {
  const ana = await applies();
  const id = await ana.started();
  await ana.overwrite(id, { address1: '12 Pine Street' });
  const move = async (planId: string) =>
    ana.post(`${ana.of(id)}/plan`, { planId, planYear: 2027, ...KING_COUNTY }, await ana.current());
  expect((await move(PLANS.pdp)).statusCode).toBe(200);
  expect(await ana.read(id)).toMatchObject({
    enrollment: { planId: PLANS.pdp, planType: 'PDP' },
    answers: { address1: '12 Pine Street' },
  });
  await ana.started();
  expect((await move(PLAN)).json<ProblemReply>()).toMatchObject({
    code: 'invalid-input',
    fields: { planId: expect.any(String) },
  });
});

test('[ENROLL-617] what was agreed to for one plan is asked again for another', async () => {
  const ana = await applies();
  const id = await ana.started();
  await ana.overwrite(id, { ...ALL_ANSWERS, autodialerConsent: 'yes' });
  const body = { planId: PLANS.pdp, planYear: 2027, ...KING_COUNTY };
  expect((await ana.post(`${ana.of(id)}/plan`, body, await ana.current())).statusCode).toBe(200);
  const { answers } = await ana.read(id);
  expect(answers).toMatchObject({ statementAgreed: '', signature: '', autodialerConsent: '', city: 'Seattle' });
  expect((await ana.submit(id)).json<ProblemReply>().fields).toMatchObject({ statementAgreed: 'missing' });
});
