import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '#contract/schemas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { PLANS } from '#tests/support/small-catalogue.ts';
import { visitor } from '#tests/support/visitor.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

type Coverages = Reply<'searchProviderCoverage'>;

const ask = async (planIds: readonly string[], providers = [{ npi: '9450000010', place: '98101 12 MAIN ST' }]) => {
  const body = { planYear: 2027, planIds, providers };
  const reply = await visitor(subject.app).post('/providersearch/providers/v1/coverage/search', body);
  return { status: reply.statusCode, ...reply.json<Coverages>() };
};

test('without a directory of the plan nothing is said of a doctor', async () => {
  const { directories, answers } = await ask([PLANS.inBothYears]);
  expect(directories).toMatchObject([{ planId: PLANS.inBothYears, state: 'absent', asOf: null }]);
  expect(answers).toMatchObject([{ planId: PLANS.inBothYears, answer: 'not-available', evidence: null }]);
});

test('a drug plan has no network of doctors, and so no answer', async () => {
  expect(await ask([PLANS.pdp])).toMatchObject({ status: 200, directories: [], answers: [] });
});
