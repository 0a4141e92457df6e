import { expect, test } from 'vitest';
import { paymentPlanBills } from '#domain/drug-cost/payment-plan.ts';
import { cashYear } from './cash-months.ts';

const EACH = (cents: number) => Array.from({ length: 12 }, () => cents);
const WHOLE = { fromMonth: 1, monthlyPremium: 20_00, pharmacy: EACH(30_00), bills: null };

test('a year has twelve months, each with its parts and their sum', () => {
  const { months, ...year } = cashYear(WHOLE);
  expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(months[0]).toEqual({ month: 1, premium: 20_00, pharmacy: 30_00, bill: null, total: 50_00 });
  expect(year).toEqual({ premium: 240_00, pharmacy: 360_00, bill: null, total: 600_00 });
});

test.each([
  ['no premium', { monthlyPremium: null }, { premium: null, pharmacy: 30_00, total: null }],
  ['no cost of drugs', { pharmacy: null }, { premium: 20_00, pharmacy: null, total: null }],
  ['neither', { monthlyPremium: null, pharmacy: null }, { premium: null, pharmacy: null, total: null }],
  ['a premium of nothing is known', { monthlyPremium: 0 }, { premium: 0, pharmacy: 30_00, total: 30_00 }],
  ['drugs that cost nothing are known', { pharmacy: EACH(0) }, { premium: 20_00, pharmacy: 0, total: 20_00 }],
] as const)('a month has a sum only where all its parts are known: %s', (_story, change, expected) => {
  const { months, total } = cashYear({ ...WHOLE, ...change });
  expect(months[11]).toMatchObject(expected);
  expect(total === null).toBe(expected.total === null);
});

test.each([
  ['July', 7, 6],
  ['December', 12, 1],
] as const)('cover that begins in %s costs nothing before', (_story, fromMonth, count) => {
  const { months, total } = cashYear({ ...WHOLE, fromMonth });
  expect(months).toHaveLength(count);
  expect(months[0]?.month).toBe(fromMonth);
  expect(total).toBe(count * 50_00);
});

test('bills of the Payment Plan take the place of what they spread, and the year costs the same', () => {
  // Each month the same at the counter, of which $4 is for a drug that the Payment Plan does not spread.
  const billable = EACH(30_00);
  const bills = paymentPlanBills({
    planYear: 2026,
    joins: 1,
    months: billable,
    monthsCounted: billable,
    countedBefore: 0,
  });
  const pharmacy = EACH(34_00);
  if (!bills) throw new Error('2026 has the Payment Plan');
  const spread = cashYear({ ...WHOLE, pharmacy, bills: { bills, billable } });
  expect(spread.months[0]).toEqual({ month: 1, premium: 20_00, pharmacy: 4_00, bill: 30_00, total: 54_00 });
  expect(spread.bill).toBe(360_00);
  expect(spread.total).toBe(cashYear({ ...WHOLE, pharmacy }).total);
});

test('a dear month is spread over those after it', () => {
  const billable = [1_000_00, ...EACH(0).slice(1)];
  const bills = paymentPlanBills({
    planYear: 2026,
    joins: 1,
    months: billable,
    monthsCounted: billable,
    countedBefore: 0,
  });
  if (!bills) throw new Error('2026 has the Payment Plan');
  const { months } = cashYear({ ...WHOLE, pharmacy: billable, bills: { bills, billable } });
  expect(months.map(({ pharmacy }) => pharmacy)).toEqual(EACH(0));
  // The limit of $2,100 in twelve parts; what is left of the $1,000 in eleven.
  expect(months.slice(0, 2).map(({ bill, total }) => [bill, total])).toEqual([
    [175_00, 195_00],
    [75_00, 95_00],
  ]);
});

test('bills beside drugs without a figure leave the month without a sum', () => {
  const { months } = cashYear({ ...WHOLE, pharmacy: null, bills: { bills: EACH(1_00), billable: EACH(1_00) } });
  expect(months[0]).toEqual({ month: 1, premium: 20_00, pharmacy: null, bill: 1_00, total: null });
});
