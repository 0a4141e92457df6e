import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FoundPharmacy, PharmacyCoverage } from '#contract/pharmacies.ts';
import { planIdOf } from '#domain/plans/plan-id.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { plansToPrice } from '#tests/support/drug-costs.ts';
import { testClient } from '#tests/support/test-client.ts';

/** On the made-up sample as a newcomer has it. */
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ sample: true });
});
afterAll(() => subject.close());

const PATH = '/pharmacysearch/pharmacies/v1';
const NOBODYS = '990000000000';

async function find(change: object = {}) {
  const reply = await testClient(subject.app).post(`${PATH}/search`, { zipCode: '98101', miles: 10, ...change });
  return reply.json<{ pharmacies: FoundPharmacy[] }>().pharmacies;
}

test.each([
  ['by themselves', {}, ['retail']],
  ['with the switch', { longTermCare: true }, ['long-term-care', 'retail']],
  ['of one kind', { kind: 'retail' }, ['retail']],
  ['of one kind, with the switch', { kind: 'retail', longTermCare: true }, ['long-term-care', 'retail']],
  ['of their own kind', { kind: 'long-term-care' }, ['long-term-care']],
])('[PHARM-402] pharmacies of nursing homes are found when they are asked for: %s', async (_story, change, kinds) => {
  const found = await find(change);
  expect([...new Set(found.map(({ kind }) => kind))].toSorted()).toEqual(kinds);
});

test('[PHARM-605] several pharmacies at once are told of as one by one, and one that is not known is left out', async () => {
  const { get, post } = testClient(subject.app);
  const planIds = (await plansToPrice(subject.app)).map(planIdOf);
  const numbers = (await find()).map(({ pharmacyNumber }) => pharmacyNumber);
  const one = async (pharmacyNumber: string) => {
    const { plans } = (await get(`${PATH}/${pharmacyNumber}/coverage/2027/MAPD/${planIds.join(',')}`)).json<{
      plans: PharmacyCoverage[];
    }>();
    return { pharmacyNumber, plans };
  };
  const body = { planYear: 2027, planIds, pharmacyNumbers: [...numbers, NOBODYS] };
  const { pharmacies } = (await post(`${PATH}/coverage/search`, body)).json<{ pharmacies: unknown[] }>();
  expect(numbers.length).toBeGreaterThan(2);
  expect(pharmacies).toEqual(await Promise.all(numbers.map(one)));
});
