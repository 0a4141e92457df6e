import { expect, test } from 'vitest';
import type { YearEstimate } from '#domain/drug-cost/year-estimate.ts';
import type { Cover, KnownDrug, Share, YearInput } from '#domain/drug-cost/year-input.ts';
import { secondEstimateYear } from './second-estimate-year.ts';

const quarter: Share = { kind: 'coinsurance', parts: 25_00 };
const copay = (amount: number): Share => ({ kind: 'copay', amount });
const tier = (share: Share, hasDeductible = true): Cover => ({ rule: 'tier', share, hasDeductible });

const drug = (price: number, cover: Cover = tier(quarter), change: Partial<KnownDrug> = {}): KnownDrug => ({
  id: 'a',
  kind: 'brand',
  supply: 30,
  price,
  cover,
  ...change,
});

const yearOf = (drugs: YearInput['drugs'], change: Partial<YearInput> = {}, deductible = 615_00): YearInput => ({
  planYear: 2026,
  plan: { deductible, isEnhanced: false },
  drugs,
  help: 0,
  startMonth: 1,
  already: { counted: 0, spent: 0 },
  ...change,
});

function estimate(input: YearInput): YearEstimate {
  const answer = secondEstimateYear(input);
  if ('because' in answer) throw new Error(answer.because);
  return answer;
}

const ENHANCED = { plan: { deductible: 0, isEnhanced: true } };
const of2023 = { planYear: 2023, plan: { deductible: 505_00, isEnhanced: false } };
const of2027 = { planYear: 2027, plan: { deductible: 700_00, isEnhanced: false } };
const fills = (count: number, amount: number): number[] => Array.from({ length: count }, () => amount);

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

const james = { ...of2023, drugs: [drug(500_00)] };

test.each<[string, YearInput, { year: number; counted?: number; limitReachedIn?: number | null }]>([
  ['a 2023 year of $6,000', yearOf(james.drugs, james), { year: 1878_75 }],
  [
    'an enhanced plan counts more than is paid',
    yearOf([drug(1000_00, tier(copay(47_00), false))], ENHANCED),
    { year: 329_00, counted: 2100_00, limitReachedIn: 7 },
  ],
  [
    'a basic plan does not',
    yearOf([drug(1000_00, tier(copay(47_00), false))], {}, 0),
    { year: 564_00, counted: 564_00, limitReachedIn: null },
  ],
  [
    'Extra Help 2, generic',
    yearOf([drug(12_00, tier(quarter), { kind: 'generic' })], { help: 2 }),
    { year: 19_20, counted: 144_00 },
  ],
  ['Extra Help 1, brand', yearOf([drug(1500_00)], { help: 1 }), { year: 63_25, limitReachedIn: 5 }],
  ['Extra Help 3', yearOf([drug(1500_00)], { help: 3 }), { year: 0, counted: 2100_00, limitReachedIn: 5 }],
  ['not on the formulary', yearOf([drug(100_00, { rule: 'not-covered' })]), { year: 1200_00, counted: 0 }],
  [
    'a maximum',
    yearOf([drug(100_00, tier({ kind: 'coinsurance', parts: 25_00, most: 5_10 }, false))]),
    { year: 61_20 },
  ],
  [
    'a minimum',
    yearOf([drug(100_00, tier({ kind: 'coinsurance', parts: 5_00, least: 7_00 }, false))]),
    { year: 84_00 },
  ],
  [
    'a tier without the deductible, while there is one',
    yearOf([drug(20_00, { rule: 'tier', share: copay(4_00), hasDeductible: false, beforeDeductible: copay(2_00) })], {
      plan: { deductible: 615_00, isEnhanced: true },
    }),
    { year: 24_00, counted: 240_00 },
  ],
  ['from October', yearOf([drug(20_00, tier(copay(5_00), false))], { startMonth: 10 }), { year: 15_00 }],
  [
    'only deductible parts lower the deductible',
    yearOf([drug(700_00, tier(copay(0), false)), drug(100_00, tier(quarter), { id: 'b' })], {
      plan: { deductible: 300_00, isEnhanced: true },
      startMonth: 12,
    }),
    { year: 100_00 },
  ],
  ['$180, $100 of deductible left', yearOf([drug(180_00)], { startMonth: 12 }, 100_00), { year: 120_00 }],
  [
    'what was spent before',
    yearOf([drug(180_00)], { startMonth: 12, already: { counted: 0, spent: 515_00 } }),
    { year: 120_00 },
  ],
  [
    'insulin asks no deductible and lowers none',
    yearOf([drug(250_00, { rule: 'insulin' }), drug(400_00, tier(quarter), { id: 'b' })], { startMonth: 12 }, 400_00),
    { year: 435_00 },
  ],
  [
    'supplemental has no limit',
    yearOf([drug(100_00, { rule: 'supplemental', share: copay(9_00) })], { already: { counted: 2100_00, spent: 0 } }),
    { year: 108_00, counted: 2100_00, limitReachedIn: 1 },
  ],
  [
    'the maker pays 70 % of a brand drug in the gap',
    yearOf([drug(100_00)], { ...of2023, startMonth: 12, already: { counted: 0, spent: 4660_00 } }),
    { year: 25_00, counted: 95_00 },
  ],
  [
    'but not of a generic one',
    yearOf([drug(100_00, tier(quarter), { kind: 'generic' })], {
      ...of2023,
      startMonth: 12,
      already: { counted: 0, spent: 4660_00 },
    }),
    { year: 25_00, counted: 25_00 },
  ],
  [
    'the border of the gap inside a fill',
    yearOf([drug(100_00, tier(copay(10_00)))], {
      ...of2023,
      startMonth: 12,
      already: { counted: 0, spent: 4600_00 },
    }),
    { year: 20_00, counted: 48_00 },
  ],
  [
    'after the limit of 2023, 5 %',
    yearOf([drug(1000_00)], { ...of2023, startMonth: 12, already: { counted: 7400_00, spent: 9000_00 } }),
    { year: 50_00, counted: 7400_00 },
  ],
  [
    'after the limit of 2023, the least',
    yearOf([drug(100_00)], { ...of2023, startMonth: 12, already: { counted: 7400_00, spent: 9000_00 } }),
    { year: 10_35 },
  ],
  [
    'after the limit of 2023, partial help',
    yearOf([drug(1000_00)], { ...of2023, help: 4, startMonth: 12, already: { counted: 7400_00, spent: 9000_00 } }),
    { year: 10_35 },
  ],
  [
    'partial help: $104, then 15 %',
    yearOf([drug(204_00)], { ...of2023, help: 4, startMonth: 11 }),
    { year: 104_00 + 15_00 + 30_60, counted: 408_00 },
  ],
  [
    'partial help with insulin',
    yearOf([drug(100_00, { rule: 'insulin' })], { ...of2023, help: 4, startMonth: 12 }),
    { year: 15_00, counted: 35_00 },
  ],
])('the figure of a year: %s', (_story, input, figures) => {
  expect(estimate(input)).toMatchObject(figures);
});

test('a drug with no figure leaves the others theirs, and the year none', () => {
  const input = yearOf([drug(100_00, { rule: 'not-covered' }), { id: 'b', unknown: 'price-unknown' }], {
    startMonth: 12,
  });
  expect(estimate(input)).toEqual({
    year: null,
    months: null,
    covered: 0,
    notCovered: 100_00,
    counted: 0,
    limitReachedIn: null,
    drugs: [{ drugId: 'a', year: 100_00, months: [...fills(11, 0), 100_00] }],
    unknown: [{ drugId: 'b', because: 'price-unknown' }],
  });
});

test.each<[string, Partial<YearInput>, string]>([
  ['a year without parameters', { planYear: 2028 }, 'no-parameters'],
  ['partial help after 2023', { help: 4 }, 'help-not-in-year'],
])('there is no figure for %s', (_story, change, because) => {
  expect(secondEstimateYear(yearOf([], change))).toEqual({ because });
});
