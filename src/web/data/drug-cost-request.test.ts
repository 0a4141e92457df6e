import { expect, test } from 'vitest';
import { EstimateRequest } from '#contract/drug-cost.ts';
import { CORNER_PHARMACY, LISINOPRIL, PENS } from '#tests/support/drugs.ts';
import { estimateRequest, plansByCall, tempPlan } from './drug-cost-request.ts';

const plan = (planId: string, planType: 'MA' | 'MAPD' | 'PDP' | 'SNP', county = '53033') => ({
  planId,
  planType,
  county,
  planYear: 2027,
  zipCode: '98101',
});

const drug = { ...LISINOPRIL, drugId: '1e0d1f5e-0000-4000-8000-000000000001', refillText: 'every 1 month' } as const;
const priced = { drugs: [drug], pharmacy: CORNER_PHARMACY, subsidyLevel: '1', brandId: 'aarp' } as const;

test('[DRUG-402][DRUG-622] plans of each type get a call of their own, a type without plans gets none', () => {
  const plans = [plan('H1234001000', 'MAPD'), plan('S1234001000', 'PDP'), plan('H1234002000', 'MAPD')];
  const ids = (given: typeof plans) => plansByCall(given, 1).map((group) => group.map(({ planId }) => planId));
  expect(ids(plans)).toEqual([['H1234001000', 'H1234002000'], ['S1234001000']]);
  expect(ids([...plans, plan('H1234003000', 'SNP')])).toHaveLength(3);
  expect(ids([plan('H1234001000', 'MA')])).toEqual([]);
  expect(ids([plan('H1234001000', 'MAPD'), plan('H1234002000', 'MAPD', '53061')])).toHaveLength(2);
});

test('more plans of a type than one call takes are asked about in several, each plan once', () => {
  const many = Array.from({ length: 201 }, (_, at) => plan(`H1234${String(at).padStart(3, '0')}000`, 'MAPD'));
  for (const [drugs, sizes] of [
    [10, [100, 100, 1]],
    [11, [90, 90, 21]],
    [60, [...Array.from({ length: 12 }, () => 16), 9]],
  ] as const) {
    const groups = plansByCall(many, drugs);
    expect(groups.map((group) => group.length)).toEqual(sizes);
    expect(groups.flat()).toEqual(many);
  }
  const [group = []] = plansByCall(many, 1);
  expect(EstimateRequest.safeParse(estimateRequest(tempPlan(group, priced))).success).toBe(true);
});

test('[DRUG-004] the temporary plan starts in month 01, of copay category 0, with nothing spent yet', () => {
  const made = tempPlan([plan('H1234001002', 'MAPD')], priced);
  expect(Object.keys(made).sort()).toEqual([
    'accumulatedTotalDrugCost',
    'accumulatedTroopBalance',
    'brandId',
    'copayCategory',
    'county',
    'drugs',
    'pharmacies',
    'planStartMonth',
    'plans',
    'subsidyLevel',
    'zipCode',
  ]);
  expect(made).toMatchObject({
    planStartMonth: '01',
    copayCategory: '0',
    subsidyLevel: '1',
    zipCode: '98101',
    county: '53033',
    accumulatedTotalDrugCost: 0,
    accumulatedTroopBalance: 0,
    brandId: 'aarp',
    pharmacies: [CORNER_PHARMACY.pharmacyNumber],
    plans: [{ contractId: 'H1234', pbpNumber: '001', segmentId: '002', planYear: 2027 }],
  });
});

test('[DRUG-622] the call carries zip, county, pharmacy, drugs and plans, as the contract reads them', () => {
  const sent = EstimateRequest.parse(estimateRequest(tempPlan([plan('H1234001000', 'MAPD')], priced)));
  expect(sent).toMatchObject({
    zip: '98101',
    county: '53033',
    pharmacy: CORNER_PHARMACY.pharmacyNumber,
    drugs: [
      {
        frequency: 'Day',
        supplyLength: 30,
        quantity: 1,
        ndc: LISINOPRIL.nationalDrugCode,
        packageQuantity: null,
        packageSize: null,
      },
    ],
  });
});

test('[DRUG-622] what is sent of a drug in packages: how much is in one, how many of them, and how often', () => {
  const pens = { ...PENS, drugId: '1e0d1f5e-0000-4000-8000-000000000002', refillText: 'every 3 months' } as const;
  const inPens = { ...pens, drugQuantity: 4, drugPackageSize: 3, drugPackageQuantity: 5 };
  const { drugs } = EstimateRequest.parse(
    estimateRequest(tempPlan([plan('H1234001000', 'MAPD')], { ...priced, drugs: [inPens] })),
  );
  expect(drugs).toEqual([
    {
      ndc: '00002771559',
      quantity: 4,
      packageSize: 3,
      packageQuantity: 5,
      frequency: 'Month',
      supplyLength: 90,
    },
  ]);
});
