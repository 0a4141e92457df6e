import { expect, test } from 'vitest';
import { type DrugParts, type MissingPart, sumOfParts, totalCost, totalSoFar } from './total-cost.ts';

type Row = [
  story: string,
  plan: { monthlyPremium: number | null; drugCoverage: boolean },
  drugs: DrugParts | null,
  total: number | null,
  missing: MissingPart[],
];

const parts = (covered: number | null, supplemental: number | null = 0, notCovered: number | null = 0): DrugParts => ({
  covered,
  supplemental,
  notCovered,
});

const PLAN = { monthlyPremium: 10_00, drugCoverage: true };

const CASES: Row[] = [
  ['twelve premiums and the drugs', { ...PLAN, monthlyPremium: 18_90 }, parts(1_234_56), 1_461_36, []],
  ['what is not covered is paid too', PLAN, parts(2_004_00, 0, 23_00), 2_147_00, []],
  ['and what the plan covers on its own', PLAN, parts(2_004_00, 7_00, 23_00), 2_154_00, []],
  ['no premium: the drugs alone', { ...PLAN, monthlyPremium: 0 }, parts(50_00), 50_00, []],
  ['drugs for nothing are a figure', PLAN, parts(0), 120_00, []],
  ['nothing to pay at all is a figure too', { ...PLAN, monthlyPremium: 0 }, parts(0), 0, []],
  ['drugs not known: no total', PLAN, null, null, ['drugs-unknown']],
  ['covered drugs not known: no total', PLAN, parts(null, 0, 23_00), null, ['drugs-unknown']],
  ['extra cover not known: no total', PLAN, parts(50_00, null), null, ['drugs-unknown']],
  ['the price of what is not covered not known: no total', PLAN, parts(50_00, 0, null), null, ['not-covered-unknown']],
  ['neither known', PLAN, parts(null, 0, null), null, ['drugs-unknown']],
  ['premium not known: no total', { ...PLAN, monthlyPremium: null }, parts(50_00), null, ['premium-unknown']],
  [
    'neither the premium nor the drugs known',
    { ...PLAN, monthlyPremium: null },
    null,
    null,
    ['premium-unknown', 'drugs-unknown'],
  ],
  ['a plan without drug cover', { monthlyPremium: 0, drugCoverage: false }, null, null, ['no-drug-cover']],
  [
    'without drug cover no figure for drugs is believed',
    { monthlyPremium: 0, drugCoverage: false },
    parts(0),
    null,
    ['no-drug-cover'],
  ],
];

test.each(CASES)('%s', (_story, plan, drugs, total, missing) => {
  expect(totalCost(plan, drugs)).toMatchObject({ total, missing });
});

test('the premium and the drugs stay, whatever the total is', () => {
  expect(totalCost(PLAN, null)).toMatchObject({ premium: 120_00, drugs: null });
  expect(totalCost({ ...PLAN, monthlyPremium: null }, parts(5_00, 0, 2_00))).toMatchObject({
    premium: null,
    drugs: 7_00,
  });
  expect(totalCost({ monthlyPremium: 0, drugCoverage: false }, parts(7_00))).toMatchObject({ premium: 0, drugs: null });
});

test('parts make a sum only when each is known', () => {
  expect(sumOfParts(parts(1_00, 2_00, 3_00))).toBe(6_00);
  expect(sumOfParts(parts(null, 2_00, 3_00))).toBeNull();
  expect(sumOfParts(parts(1_00, null, 3_00))).toBeNull();
  expect(sumOfParts(parts(1_00, 2_00, null))).toBeNull();
});

test('until the drug costs are there the premium counts, and not that of a plan without drug cover', () => {
  expect(totalSoFar(PLAN)).toBe(120_00);
  expect(totalSoFar({ monthlyPremium: 0, drugCoverage: false })).toBeNull();
});
