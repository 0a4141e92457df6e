import { expect, test } from 'vitest';
import type { Cover, YearInput } from '#domain/drug-cost/year-input.ts';
import { secondEstimateYear } from './second-estimate-year.ts';
import { copay, drug, estimate, fills, of2023, of2027, quarter, tier, yearOf } from './year-stories.ts';

const SUPPLEMENTAL: Cover = { rule: 'supplemental', share: copay(5_00) };

test.each<[string, YearInput, number[]]>([
  ['2026, $1,000 a month', yearOf([drug(1000_00)]), [711_25, ...fills(5, 250_00), 138_75, ...fills(5, 0)]],
  ['2027, $1,000 a month', yearOf([drug(1000_00)], of2027), [775_00, ...fills(6, 250_00), 125_00, ...fills(4, 0)]],
  ['2027, $120 a month', yearOf([drug(120_00)], of2027), [...fills(5, 120_00), 105_00, ...fills(6, 30_00)]],
  ['2026 from December', yearOf([drug(1000_00)], { startMonth: 12 }), [...fills(11, 0), 711_25]],
  [
    '2027 from July, $10,000',
    yearOf([drug(10_000_00)], { ...of2027, startMonth: 7 }),
    [...fills(6, 0), 2400_00, ...fills(5, 0)],
  ],
  ['the deductible crossed', yearOf([drug(100_00)]), [...fills(6, 100_00), 36_25, ...fills(5, 25_00)]],
  ['the limit crossed', yearOf([drug(1500_00)]), [836_25, ...fills(3, 375_00), 138_75, ...fills(7, 0)]],
  ['a copay above the price', yearOf([drug(4_00, tier(copay(10_00), false))]), fills(12, 4_00)],
  ['insulin', yearOf([drug(300_00, { rule: 'insulin', share: quarter })]), fills(12, 35_00)],
  ['insulin, $100: a quarter of it', yearOf([drug(100_00, { rule: 'insulin', share: quarter })]), fills(12, 25_00)],
  ['insulin, $20', yearOf([drug(300_00, { rule: 'insulin', insulin: { copay: 20_00 } })]), fills(12, 20_00)],
  ['90 days of insulin', yearOf([drug(900_00, { rule: 'insulin' }, { supply: 90 })]), quarterly(105_00)],
  ['90 days not offered', yearOf([drug(1200_00, { rule: 'not-offered' }, { supply: 90 })]), quarterly(1200_00)],
  ['60 days', yearOf([drug(10_00, tier(quarter), { supply: 60 })]), fills(6, 10_00).flatMap((paid) => [paid, 0])],
  ['a vaccine', yearOf([drug(300_00, { rule: 'vaccine' })]), fills(12, 0)],
  [
    '2023, $500 a month: in the gap from the tenth fill on',
    yearOf([drug(500_00)], of2023),
    [500_00, 128_75, ...fills(10, 125_00)],
  ],
])('the months of a year: %s', (_story, input, months) => {
  expect(estimate(input).months).toEqual(months);
});

function quarterly(amount: number): number[] {
  return [0, 1, 2, 3].flatMap(() => [amount, 0, 0]);
}

test('a drug with no figure leaves the others theirs, and the year none', () => {
  const input = yearOf([drug(100_00, { rule: 'not-covered' }), { id: 'b', unknown: 'price-unknown', cover: null }], {
    startMonth: 12,
  });
  expect(estimate(input)).toEqual({
    year: null,
    months: null,
    covered: null,
    supplemental: null,
    notCovered: null,
    counted: 0,
    monthsCounted: fills(12, 0),
    limitReachedIn: null,
    drugs: [{ drugId: 'a', part: 'notCovered', year: 100_00, months: [...fills(11, 0), 100_00] }],
    unknown: [{ drugId: 'b', because: 'price-unknown' }],
  });
});

test.each<[string, YearInput['drugs'][number], object]>([
  ['a drug that is not covered', unpriced({ rule: 'not-covered' }), { covered: 300_00, notCovered: null }],
  ['one that the plan covers on its own', unpriced(SUPPLEMENTAL), { covered: 300_00, supplemental: null }],
  ['one that is covered', unpriced(tier(quarter)), { covered: null, supplemental: 0, notCovered: 0 }],
])('a price that is not known leaves the other parts of the year known: %s', (_story, open, parts) => {
  expect(estimate(yearOf([drug(100_00), open], {}, 0))).toMatchObject({ year: null, ...parts });
});

function unpriced(cover: Cover): YearInput['drugs'][number] {
  return { id: 'b', unknown: 'price-unknown', cover };
}

test.each<[number, object]>([
  [2025, { year: 0, covered: 0, unknown: [] }],
  [2024, { year: null, covered: null, unknown: [{ drugId: 'v', because: 'price-unknown' }] }],
])('a vaccine without a price in %s', (planYear, expected) => {
  const vaccine = { id: 'v', kind: 'brand', supply: 30, price: null, cover: { rule: 'vaccine' } } as const;
  expect(estimate(yearOf([vaccine], { planYear }))).toMatchObject(expected);
});

test.each<[string, Partial<YearInput>, string]>([
  ['a year without parameters', { planYear: 2028 }, 'no-parameters'],
  ['partial help after 2023', { help: 4 }, 'help-not-in-year'],
])('there is no figure for %s', (_story, change, because) => {
  expect(secondEstimateYear(yearOf([], change))).toEqual({ because });
});
