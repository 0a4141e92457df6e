import { expect, test } from 'vitest';
import { type SortOrder, sortPlans, yearlyPremium } from './plan-order.ts';

const PLANS = [
  { name: 'unknown', monthlyPremium: null, starRating: { overall: 5 } },
  { name: 'dear', monthlyPremium: 60_00, starRating: { overall: 4.5 } },
  { name: 'free', monthlyPremium: 0, starRating: null },
  { name: 'also free', monthlyPremium: 0, starRating: { overall: null } },
];

const CASES: [story: string, order: SortOrder, names: string[]][] = [
  ['the cheapest year first, an unknown one last', 'total-cost', ['free', 'also free', 'dear', 'unknown']],
  ['the lowest premium first, an unknown one last', 'premium', ['free', 'also free', 'dear', 'unknown']],
  ['the most stars first, those without last', 'stars', ['unknown', 'dear', 'free', 'also free']],
];

test.each(CASES)('%s', (_story, order, names) => {
  expect(sortPlans(PLANS, order).map(({ name }) => name)).toEqual(names);
});

test('a year is twelve months, and an unknown month makes no year', () => {
  expect(yearlyPremium({ monthlyPremium: 18_90 })).toBe(226_80);
  expect(yearlyPremium({ monthlyPremium: null })).toBeNull();
});

test('with drug costs the total decides and the premium does not; a plan without a total comes last', () => {
  const totals: Record<string, number | null> = { unknown: 500_00, dear: 720_00, free: null, 'also free': 900_00 };
  const names = (order: SortOrder) =>
    sortPlans(PLANS, order, ({ name }) => totals[name] ?? null).map(({ name }) => name);
  expect(names('total-cost')).toEqual(['unknown', 'dear', 'also free', 'free']);
  expect(names('premium')).toEqual(['free', 'also free', 'dear', 'unknown']);
});
