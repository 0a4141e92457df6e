import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DrugCost, EstimateRequest, PlanDrugCost } from '#contract/drug-cost.ts';
import type { PlanReceipt } from '#contract/drug-receipt.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { changeCatalogue } from '#tests/support/change-catalogue.ts';
import {
  ATORVASTATIN,
  daily,
  ESTIMATE_PATH,
  IN_SEATTLE,
  LANTUS,
  plansToPrice,
  SHINGRIX,
} from '#tests/support/drug-costs.ts';
import { testClient } from '#tests/support/test-client.ts';

/** What plans pay for at most beside what is taken, and prices that Medicare negotiated, on the sample. */
let subject: TestApp;
let plans: EstimateRequest['plans'];
beforeAll(async () => {
  subject = await testApp({ sample: true });
  plans = await plansToPrice(subject.app);
});
afterAll(() => subject.close());

const PENS = { quantity: 5, frequency: 'Month', packageSize: 3 };

async function costsOf(ndc: string, change: object): Promise<DrugCost[]> {
  const body = { ...IN_SEATTLE, pharmacy: null, drugs: [daily(ndc, change)], plans };
  const reply = await testClient(subject.app).post(ESTIMATE_PATH, body);
  expect(reply.statusCode, reply.body).toBe(200);
  const costs = reply.json<{ plans: PlanDrugCost[] }>().plans.flatMap(({ drugs }) => drugs);
  const listed = costs.filter(({ coverage }) => coverage === 'covered');
  expect(listed.length).toBeGreaterThan(0);
  return listed;
}

async function receiptOf(ndc: string): Promise<PlanReceipt | null> {
  const body = { ...IN_SEATTLE, pharmacy: null, drugs: [daily(ndc)], plans: plans.slice(0, 1) };
  const reply = await testClient(subject.app).post('/drug-pricing-api/drugpricing/explainplancost', body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ receipt: PlanReceipt | null }>().receipt;
}

const limitTo = (amount: number, days: number) =>
  changeCatalogue(
    subject,
    'update formulary_drug set has_quantity_limit = true, quantity_limit = $1, quantity_limit_days = $2',
    [amount, days],
  );

test.each([
  ['30 tablets of 30', ATORVASTATIN, {}, 30, 'EA', false],
  ['60 tablets of 30', ATORVASTATIN, { quantity: 2 }, 30, 'EA', true],
  ['a dose that nobody can take', ATORVASTATIN, { quantity: 100 }, 30, 'EA', false],
  ['5 pens of 15 mL', LANTUS, PENS, 15, 'ML', false],
  ['6 pens of 15 mL', LANTUS, { ...PENS, quantity: 6 }, 15, 'ML', true],
] as const)('a limit has the unit of the price files, and says whether more is taken: %s', async (...row) => {
  const [_story, ndc, change, amount, unit, isOverLimit] = row;
  await limitTo(amount, 30);
  for (const { restrictions } of await costsOf(ndc, change)) {
    expect(restrictions?.quantityLimit).toEqual({ amount, days: 30, unit, isOverLimit });
  }
});

test('a vaccine is given once, and no dose of it is over a limit for the year', async () => {
  await limitTo(2, 365);
  for (const { restrictions } of await costsOf(SHINGRIX, { frequency: 'Month' })) {
    expect(restrictions?.quantityLimit).toMatchObject({ amount: 2, days: 365, isOverLimit: false });
  }
});

test('an average of a price that Medicare negotiated is marked, also in its receipt, and no other', async () => {
  await changeCatalogue(subject, 'delete from drug_price');
  for (const isNegotiated of [true, false]) {
    await changeCatalogue(subject, 'update formulary_drug set is_selected = $1', [isNegotiated]);
    const costs = await costsOf(ATORVASTATIN, {});
    expect(costs.map(({ average }) => average?.isNegotiated)).toEqual(costs.map(() => isNegotiated));
    expect((await receiptOf(ATORVASTATIN))?.drugs[0]?.price).toMatchObject({ isNegotiated });
  }
});

test('without a unit nothing is claimed of a limit', async () => {
  await limitTo(30, 30);
  await changeCatalogue(subject, 'update drug_knowledge set unit = null');
  for (const { restrictions } of await costsOf(ATORVASTATIN, { quantity: 2 })) {
    expect(restrictions?.quantityLimit).toEqual({ amount: 30, days: 30, unit: null, isOverLimit: false });
  }
});
