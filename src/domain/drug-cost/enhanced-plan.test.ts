import { expect, test } from 'vitest';
import { aDrug, aYear, coinsurance, copay, estimateOf, onTier, receiptsOf, sparedTier } from './testing/a-year.ts';
import type { Cover, KnownDrug, YearInput } from './year-input.ts';

const ENHANCED = { deductible: 0, isEnhanced: true };
const LOW = onTier(copay(10_00));

const countsOf = (input: Partial<YearInput>, ...drugs: Partial<KnownDrug>[]) =>
  receiptsOf(
    aYear({
      plan: ENHANCED,
      startMonth: 12,
      ...input,
      drugs: drugs.map((drug, place) => aDrug({ id: String(place), ...drug })),
    }),
  ).map(({ counts }) => counts);

test.each([
  [2023, 10_00],
  [2024, 10_00],
  [2025, 692_50],
  [2026, 711_25],
  [2027, 775_00],
])("an enhanced plan of %i counts the standard benefit's share, from 2025 on", (planYear, counts) => {
  expect(countsOf({ planYear }, { price: 1_000_00, cover: LOW })).toEqual([counts]);
});

test('a basic plan counts what would be paid', () => {
  expect(countsOf({ plan: { deductible: 0, isEnhanced: false } }, { price: 1_000_00, cover: LOW })).toEqual([10_00]);
});

test('the larger counts: a tier may ask more than the standard benefit', () => {
  const already = { counted: 0, spent: 615_00 };
  expect(countsOf({ already }, { cover: onTier(coinsurance(50_00)) })).toEqual([50_00]);
});

test.each([
  ['a part was spent', 600_00, 36_25],
  ['all was spent', 615_00, 25_00],
  ['more was spent', 900_00, 25_00],
])('the standard deductible is less what was spent earlier in the year: %s', (_story, spent, counts) => {
  expect(countsOf({ already: { counted: 0, spent } }, { cover: LOW })).toEqual([counts]);
});

test.each([
  ['a drug of a spared tier', sparedTier(copay(0)), 600_00, 36_25],
  ['a drug with the deductible', LOW, 600_00, 36_25],
  ['insulin', { rule: 'insulin' }, 35_00, 100_00],
  ['a vaccine', { rule: 'vaccine' }, 0, 100_00],
  ['a drug that the plan covers on its own', { rule: 'supplemental', share: copay(0) }, 0, 100_00],
  ['a drug that is not covered', { rule: 'not-covered' }, 0, 100_00],
] satisfies [string, Cover, number, number][])(
  'the standard deductible is lowered by tier drugs only: %s',
  (_story, cover, first, then) => {
    expect(countsOf({}, { price: 600_00, cover }, { cover: LOW })).toEqual([first, then]);
  },
);

const insulin: Cover = { rule: 'insulin', insulin: { copay: 5_00 } };

test.each([
  ['$35 for 30 days', 2026, 30, 500_00, 35_00],
  ['$70 for 60 days', 2026, 60, 500_00, 70_00],
  ['$105 for 90 days', 2026, 90, 500_00, 105_00],
  ['25 % of the price', 2026, 30, 100_00, 25_00],
  ['25 % of the price in 2025 too', 2025, 30, 100_00, 25_00],
  ["the plan's own share, where it is more", 2026, 30, 12_00, 3_00],
  ['and not in 2024', 2024, 30, 100_00, 5_00],
] as const)('insulin of an enhanced plan counts %s', (_story, planYear, supply, price, counts) => {
  expect(countsOf({ planYear }, { supply, price, cover: insulin })).toEqual([counts]);
});

test('insulin of an enhanced plan may count more than the standard share', () => {
  expect(countsOf({ planYear: 2025 }, { price: 100_00, cover: { rule: 'insulin' } })).toEqual([35_00]);
});

test('what would take the count over the limit is not counted', () => {
  const already = { counted: 2_000_00, spent: 0 };
  expect(countsOf({ already }, { price: 1_000_00, cover: LOW })).toEqual([100_00]);
});

test('the limit is reached with less paid than its amount', () => {
  const estimate = estimateOf(aYear({ plan: ENHANCED, drugs: [aDrug({ price: 1_000_00, cover: LOW })] }));
  expect([estimate.year, estimate.counted, estimate.limitReachedIn]).toEqual([70_00, 2_100_00, 7]);
});
