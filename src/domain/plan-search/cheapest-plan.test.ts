import { expect, test } from 'vitest';
import { cheapestPlan } from './cheapest-plan.ts';
import type { YearCost } from './year-cost.ts';

type Year = Pick<YearCost, 'parts' | 'total'>;

const aYear = (premium: number, covered: number | null, notCovered = 0): Year => ({
  parts: [
    { part: 'premium', cents: premium },
    { part: 'covered-drugs', cents: covered },
    { part: 'not-covered-drugs', cents: notCovered },
  ],
  total: covered === null ? null : premium + covered + notCovered,
});

const cheapestOf = (years: Record<string, Year | null>) =>
  cheapestPlan(Object.keys(years), (plan) => years[plan] ?? null);

test('the lowest total wins, and what it costs more or less than the next is told part by part', () => {
  const years = { dear: aYear(0, 2_205_00), low: aYear(0, 1_643_52), second: aYear(44_40, 1_605_48) };
  expect(cheapestOf(years)).toEqual({
    plans: ['low'],
    total: 1_643_52,
    next: {
      plan: 'second',
      less: 6_36,
      parts: [
        { part: 'premium', cents: -44_40 },
        { part: 'covered-drugs', cents: 38_04 },
      ],
    },
    known: 3,
  });
});

test('plans that cost the same are named together, and the next is the first that costs more', () => {
  const years = { one: aYear(10_00, 90_00), other: aYear(0, 100_00), third: aYear(0, 100_00, 1) };
  expect(cheapestOf(years)).toMatchObject({
    plans: ['one', 'other'],
    next: { plan: 'third', less: 1, parts: [{ part: 'premium', cents: 10_00 }, { cents: -10_00 }, { cents: -1 }] },
  });
  expect(cheapestOf({ one: aYear(0, 5), other: aYear(5, 0) })?.next).toBeNull();
});

test.each([
  ['no plan', {}],
  ['one plan', { one: aYear(0, 1) }],
  ['one whose total is known', { one: aYear(0, 1), unknown: aYear(0, null), gone: null }],
])('%s is not compared with anything', (_story, years) => {
  expect(cheapestOf(years)).toBeNull();
});

test('a plan without a total is never the cheapest, and not counted', () => {
  expect(cheapestOf({ unknown: aYear(0, null), one: aYear(0, 2), other: aYear(0, 3) })).toMatchObject({
    plans: ['one'],
    known: 2,
  });
});
