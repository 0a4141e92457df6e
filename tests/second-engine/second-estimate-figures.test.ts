import { expect, test } from 'vitest';
import type { YearInput } from '#domain/drug-cost/year-input.ts';
import {
  copay,
  december,
  drug,
  ENHANCED,
  EXEMPT,
  estimate,
  FREE_BUT_DEAR,
  of2023,
  quarter,
  tier,
  yearOf,
} from './year-stories.ts';

test.each<[string, YearInput, { year?: number; counted?: number; limitReachedIn?: number | null }]>([
  ['a 2023 year of $6,000', yearOf([drug(500_00)], of2023), { year: 1878_75 }],
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
    'after the limit of 2023, a vaccine',
    december([drug(1000_00, { rule: 'vaccine' })], { ...of2023, already: { counted: 7400_00, spent: 9000_00 } }),
    { year: 0 },
  ],
  [
    'after the limit of 2023, insulin',
    december([drug(1000_00, { rule: 'insulin' })], { ...of2023, already: { counted: 7400_00, spent: 9000_00 } }),
    { year: 35_00 },
  ],
  [
    'after the limit of 2023, cheap insulin',
    december([drug(300_00, { rule: 'insulin' })], { ...of2023, already: { counted: 7400_00, spent: 9000_00 } }),
    { year: 15_00 },
  ],
  [
    'partial help: $104, then 15 %',
    yearOf([drug(204_00)], { ...of2023, help: 4, startMonth: 11 }),
    { year: 104_00 + 15_00 + 30_60, counted: 408_00 },
  ],
  [
    'partial help knows no share before the deductible',
    december(
      [{ ...EXEMPT, cover: { rule: 'tier', share: copay(1_00), hasDeductible: false, beforeDeductible: copay(2_00) } }],
      { ...of2023, help: 4 },
    ),
    { year: 1_00, counted: 2_00 },
  ],
  [
    'partial help with insulin',
    yearOf([drug(100_00, { rule: 'insulin' })], { ...of2023, help: 4, startMonth: 12 }),
    { year: 15_00, counted: 35_00 },
  ],
  [
    'a minimum above the price',
    december([drug(4_00, tier({ kind: 'coinsurance', parts: 5_00, least: 7_00 }, false))]),
    { year: 4_00 },
  ],
  [
    'above the initial coverage limit the deductible is not asked',
    december([FREE_BUT_DEAR, drug(100_00)], of2023),
    { year: 25_00 },
  ],
  [
    'nor does partial help cost more than no help',
    december([FREE_BUT_DEAR, drug(100_00)], { ...of2023, help: 4 }),
    { year: 25_00 },
  ],
  ['a tier without the deductible, when there is none left', december([EXEMPT], ENHANCED), { year: 4_00 }],
  [
    'a tier without the deductible, when it was spent before',
    december([EXEMPT], { already: { counted: 0, spent: 615_00 } }),
    { year: 4_00 },
  ],
  ['insulin of $100 before 2026', december([drug(100_00, { rule: 'insulin' })], { planYear: 2025 }), { year: 35_00 }],
  ['insulin of $100 since 2026', december([drug(100_00, { rule: 'insulin' })]), { year: 25_00 }],
  [
    'insulin without a line of its own',
    december([drug(100_00, { rule: 'insulin', share: copay(10_00) })]),
    { year: 10_00 },
  ],
  [
    'insulin with an empty line',
    december([drug(100_00, { rule: 'insulin', share: copay(10_00), insulin: {} })]),
    { year: 10_00 },
  ],
  [
    'insulin with a copay and a coinsurance',
    december([drug(100_00, { rule: 'insulin', share: copay(1_00), insulin: { copay: 20_00, parts: 15_00 } })]),
    { year: 15_00 },
  ],
  [
    'insulin that reaches the limit',
    december([drug(300_00, { rule: 'insulin' })], { already: { counted: 2090_00, spent: 0 } }),
    { year: 10_00, counted: 2100_00, limitReachedIn: 12 },
  ],
  [
    'Extra Help asks no deductible',
    december([drug(100_00, tier(copay(2_00)))], { help: 1 }),
    { year: 2_00, counted: 100_00 },
  ],
  [
    'Extra Help with insulin',
    december([drug(100_00, { rule: 'insulin' })], { help: 1 }),
    { year: 12_65, counted: 25_00 },
  ],
  [
    'an enhanced plan of 2025',
    december([drug(1000_00, tier(copay(47_00), false))], { ...ENHANCED, planYear: 2025 }),
    { counted: 692_50 },
  ],
  [
    'an enhanced plan of 2024',
    december([drug(1000_00, tier(copay(47_00), false))], { ...ENHANCED, planYear: 2024 }),
    { counted: 47_00 },
  ],
  [
    'an enhanced plan with insulin',
    december([drug(300_00, { rule: 'insulin', insulin: { copay: 5_00 } })], ENHANCED),
    { year: 5_00, counted: 35_00 },
  ],
  [
    'an enhanced plan with insulin of 2025',
    december([drug(100_00, { rule: 'insulin', insulin: { copay: 5_00 } })], { ...ENHANCED, planYear: 2025 }),
    { year: 5_00, counted: 25_00 },
  ],
])('the figure of a year: %s', (_story, input, figures) => {
  expect(estimate(input)).toMatchObject(figures);
});
