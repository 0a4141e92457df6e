import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentPlanBills, paymentPlanMonths } from './payment-plan.ts';
import { aDrug, aYear, coinsurance, copay, estimateOf, QUARTER, sparedTier } from './testing/a-year.ts';

const repeat = (count: number, cents: number) => Array.from({ length: count }, () => cents);
/** In the examples no more counts than is paid. */
const bills = (planYear: number, months: number[], joins = 1, countedBefore = 0) =>
  paymentPlanBills({ planYear, months, monthsCounted: months, joins, countedBefore }) ?? [];

const MPPP_3 = [4, 4, 4, 617, 4, 4, 124, 4, 4, 124, 4, 4].map((dollars) => dollars * 100);

// CMS prints bills of 190.38 that add up to 2 cents too much. Ours bill what is truly left, so two of them are a cent lower; all
// other bills are the printed ones.
test.each([
  [
    'mppp-1',
    2026,
    1,
    [...repeat(4, 525_00), ...repeat(8, 0)],
    [175_00, 79_55, 132_05, ...repeat(9, 190_38)],
    [1, 0, 1],
  ],
  [
    'mppp-2',
    2026,
    1,
    repeat(12, 80_00),
    [80_00, 7_27, 15_27, 24_16, 34_16, 45_59, 58_93, 74_92, 94_93, 121_59, 161_59, 241_59],
    [0, 0, 0],
  ],
  [
    'mppp-3',
    2026,
    4,
    MPPP_3,
    [4_00, 4_00, 4_00, 232_00, 48_63, 49_20, 69_86, 70_66, 71_66, 113_00, 115_00, 118_99],
    [0, 0, 0],
  ],
])('the example %s of CMS publication 12211', (_id, planYear, joins, months, printed, late) => {
  const ours = bills(planYear, months, joins);
  expect(ours.slice(0, 9)).toEqual(printed.slice(0, 9));
  expect(ours.slice(9).map((bill, place) => (printed[9 + place] ?? 0) - bill)).toEqual(late);
  expect(ours.reduce((sum, bill) => sum + bill, 0)).toBe(months.reduce((sum, cost) => sum + cost, 0));
});

test.each([
  ['mppp-2025-1', 2025, [...repeat(4, 500_00), ...repeat(8, 0)], [166_67, 75_76, 125_76]],
  ['cfr-423.137', 2025, [2_000_00, ...repeat(11, 0)], [166_67, 166_67]],
  [
    '$500 a month of 2026',
    2026,
    [...repeat(4, 500_00), 100_00, ...repeat(7, 0)],
    [175_00, 75_00, 125_00, 180_56, 193_06],
  ],
  [
    '$500 a month of 2027',
    2027,
    [...repeat(4, 500_00), 400_00, ...repeat(7, 0)],
    [200_00, 72_73, 122_73, 178_28, 228_28],
  ],
])('the first bills of %s', (_id, planYear, months, first) => {
  expect(bills(planYear, months).slice(0, first.length)).toEqual(first);
});

test('joining in April 2027 with $300 paid at the pharmacy before, under this plan or another', () => {
  const later = [...repeat(5, 400_00), 100_00, ...repeat(3, 0)];
  const printed = [233_33, 70_83, 127_98, 194_64, 274_64, 299_65];
  const here = bills(2027, [300_00, 0, 0, ...later], 4);
  const elsewhere = bills(2027, [0, 0, 0, ...later], 4, 300_00);
  expect(here.slice(3, 9)).toEqual(printed);
  expect(here.slice(0, 3)).toEqual([300_00, 0, 0]);
  expect(elsewhere.slice(3)).toEqual(here.slice(3));
});

test('who joins in December is billed all of it, whatever was missing to the limit', () => {
  expect(bills(2027, [...repeat(11, 0), 70_00], 12, 2390_00)[11]).toBe(70_00);
});

test.each([
  ['before the payment plan began', 2024],
  ['without parameters', 2028],
])('there are no bills in a year %s', (_story, planYear) => {
  expect(bills(planYear, repeat(12, 1_00))).toEqual([]);
});

test('the first bill is nothing when the limit was paid before', () => {
  expect(bills(2026, [...repeat(6, 0), 5_00, ...repeat(5, 0)], 7, 3_000_00).slice(6)).toEqual([
    0,
    1_00,
    ...repeat(4, 1_00),
  ]);
});

test('the bills are what the months cost, whenever the shopper joins', () => {
  const months = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(months, fc.integer({ min: 1, max: 12 }), (costs, joins) => {
      const due = bills(2026, costs, joins);
      const sum = (cents: number[]) => cents.reduce((all, each) => all + each, 0);
      // Who joins in December pays at most a twelfth of nothing left: only what the first bill's limit allows.
      if (joins < 12) expect(sum(due)).toBe(sum(costs));
      expect(due.every((bill) => bill >= 0)).toBe(true);
    }),
  );
});

test('only drugs of Part D are spread, in the months in which they are paid', () => {
  const drugs = [
    { id: 'unknown', unknown: 'price-unknown', cover: { rule: 'vaccine' } } as const,
    aDrug({ id: 'tier', supply: 90, price: 10_00 }),
    aDrug({ id: 'insulin', price: 1_00, cover: { rule: 'insulin', share: QUARTER } }),
    aDrug({ id: 'vaccine', cover: { rule: 'vaccine' } }),
    aDrug({ id: 'supplemental', cover: { rule: 'supplemental', share: copay(5_00) } }),
    aDrug({ id: 'not-covered', cover: { rule: 'not-covered' } }),
    aDrug({ id: 'not-offered', cover: { rule: 'not-offered' } }),
  ];
  const input = aYear({ startMonth: 10, drugs });
  expect(paymentPlanMonths(estimateOf(input).drugs)).toEqual([...repeat(9, 0), 10_25, 25, 25]);
});

test('the first bill rests on what was counted, which an enhanced plan counts more of than is paid', () => {
  const drugs = [
    aDrug({ id: 'a', price: 900_00, cover: sparedTier(coinsurance(33_00)) }),
    aDrug({ id: 'b', price: 1_000_00, cover: sparedTier(copay(47_00)) }),
  ];
  const {
    drugs: years,
    monthsCounted,
    counted,
  } = estimateOf(aYear({ drugs, plan: { deductible: 0, isEnhanced: true } }));
  expect(monthsCounted.slice(0, 5)).toEqual([936_25, 547_00, 547_00, 69_75, 0]);
  expect(counted).toBe(2_100_00);
  const months = paymentPlanMonths(years);
  expect(months.slice(0, 5)).toEqual([344_00, 344_00, 344_00, 69_75, 0]);
  const due = paymentPlanBills({ planYear: 2026, joins: 4, months, monthsCounted, countedBefore: 0 });
  expect(due?.slice(0, 4)).toEqual([344_00, 344_00, 344_00, 7_75]);
});
