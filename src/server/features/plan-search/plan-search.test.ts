import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanSearch } from '#contract/plan-search.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { PLANS } from '#tests/support/small-catalogue.ts';
import { testClient } from '#tests/support/test-client.ts';

let subject: TestApp;
beforeAll(async () => {
  subject = await testApp();
});
afterAll(() => subject.close());

const search = async (productType: string, stateCode = 'WA', fipsCountyCode = '033', planYear = 2027) => {
  const place = `state-codes/${stateCode}/fips-county-codes/${fipsCountyCode}`;
  const path = `/planinfo/product-details/VPP/plan-years/${planYear}/products/${productType}/${place}`;
  return (await testClient(subject.app).get(path)).json<PlanSearch>();
};
const idsOf = ({ plans }: PlanSearch) => plans.map(({ planId }) => planId).sort();

test('[PLAN-412] plans are searched by plan year, kind of plan, state and county', async () => {
  const found = await search('MAPD');
  expect(found).toMatchObject({ planYear: 2027, productType: 'MAPD' });
  expect(idsOf(found)).toEqual([PLANS.inBothYears, PLANS.pffs]);
  expect(idsOf(await search('MAPD', 'NY', '061'))).toEqual([PLANS.onlyInNewYork]);
  expect(idsOf(await search('PDP'))).toEqual([PLANS.pdp]);
  expect(idsOf(await search('MAPD', 'WA', '033', 2026))).toEqual([PLANS.inBothYears]);
});

test.each(['SNP', 'CSNP', 'SNP-Chronic', 'I-SNP'])(
  '[PLAN-413] a kind of plan that names SNP is the search for special needs plans: %s',
  async (productType) => {
    const found = await search(productType);
    expect(found.productType).toBe('SNP');
    expect(idsOf(found)).toEqual([PLANS.institutional]);
  },
);

test.each(['MA', 'MAPD', 'PDP'] as const)('[PLAN-413] any other kind stays what it is: %s', async (productType) => {
  expect((await search(productType)).productType).toBe(productType);
});
