import { expect, test } from 'vitest';
import { type MissingPart, totalCost, totalSoFar } from './total-cost.ts';

type Row = [
  story: string,
  plan: { monthlyPremium: number | null; drugCoverage: boolean },
  drugs: number | null,
  total: number | null,
  missing: MissingPart[],
];

const CASES: Row[] = [
  ['twelve premiums and the drugs', { monthlyPremium: 18_90, drugCoverage: true }, 1_234_56, 1_461_36, []],
  ['no premium: the drugs alone', { monthlyPremium: 0, drugCoverage: true }, 50_00, 50_00, []],
  ['drugs for nothing are a figure', { monthlyPremium: 10_00, drugCoverage: true }, 0, 120_00, []],
  ['nothing to pay at all is a figure too', { monthlyPremium: 0, drugCoverage: true }, 0, 0, []],
  ['drugs not known: no total', { monthlyPremium: 10_00, drugCoverage: true }, null, null, ['drugs-unknown']],
  ['premium not known: no total', { monthlyPremium: null, drugCoverage: true }, 50_00, null, ['premium-unknown']],
  ['neither known', { monthlyPremium: null, drugCoverage: true }, null, null, ['premium-unknown', 'drugs-unknown']],
  ['a plan without drug cover', { monthlyPremium: 0, drugCoverage: false }, null, null, ['no-drug-cover']],
  [
    'without drug cover no figure for drugs is believed',
    { monthlyPremium: 0, drugCoverage: false },
    0,
    null,
    ['no-drug-cover'],
  ],
];

test.each(CASES)('%s', (_story, plan, drugs, total, missing) => {
  expect(totalCost(plan, drugs)).toMatchObject({ total, missing });
});

test('the parts stay, whatever the total is', () => {
  expect(totalCost({ monthlyPremium: 10_00, drugCoverage: true }, null)).toMatchObject({
    premium: 120_00,
    drugs: null,
  });
  expect(totalCost({ monthlyPremium: null, drugCoverage: true }, 7_00)).toMatchObject({ premium: null, drugs: 7_00 });
  expect(totalCost({ monthlyPremium: 0, drugCoverage: false }, 7_00)).toMatchObject({ premium: 0, drugs: null });
});

test('until the drug costs are there the premium counts, and not that of a plan without drug cover', () => {
  expect(totalSoFar({ monthlyPremium: 10_00, drugCoverage: true })).toBe(120_00);
  expect(totalSoFar({ monthlyPremium: 0, drugCoverage: false })).toBeNull();
});
