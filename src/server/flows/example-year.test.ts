import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { totalCost } from '#domain/plan-search/total-cost.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { fixedPages } from '#tests/support/fixed-pages.ts';
import { exampleYears, makeExample } from './example-year.ts';

const TODAY = '2026-11-16';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ sample: true });
});
afterAll(() => subject.close());

test('the example is what the engine makes of the plans that are loaded: the cheapest that covers all drugs', async () => {
  const example = await makeExample(subject.catalogue, 2027, TODAY);
  if (!example) throw new Error('there is no example in the sample');
  expect(example.plan).toMatchObject({ planYear: 2027, planType: 'MAPD', madeUp: true });
  expect(example.parts.notCoveredDrugs).toEqual([]);
  expect(example.drugs).toHaveLength(3);
  const sum = example.drugs.reduce((all, { year }) => all + year, 0);
  expect((example.parts.covered ?? 0) + (example.parts.supplemental ?? 0)).toBe(sum);
  expect(totalCost(example.plan, example.parts).total).toBe(sum + (example.plan.monthlyPremium ?? 0) * 12);
});

test('a year without plans has no example, and no figure', async () => {
  expect(await makeExample(subject.catalogue, 2036, TODAY)).toBeNull();
});

test('nobody waits for the example: the first page has none, a later one has it', async () => {
  const exampleYear = exampleYears(subject.catalogue, () => undefined);
  expect(await exampleYear({ today: TODAY })).toBeNull();
  await expect.poll(() => exampleYear({ today: TODAY })).toMatchObject({ plan: { planYear: 2027 } });
});

test('a server that starts works it out before anybody opens home', async () => {
  const other = await testApp({ beside: subject, webFolder: fixedPages() });
  const search = vi.spyOn(other.catalogue, 'searchPlans');
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => search.mock.calls).toMatchObject([[{ planYear: 2027, productType: 'MAPD' }]]);
  await other.close();
});
