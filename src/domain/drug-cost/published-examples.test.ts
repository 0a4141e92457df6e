import { expect, test } from 'vitest';
import { aDrug, aYear, coinsurance, copay, estimateOf, onTier, QUARTER, sparedTier } from './testing/a-year.ts';
import type { YearInput } from './year-input.ts';

const ENHANCED = { deductible: 0, isEnhanced: true };
const BASIC = { deductible: 0, isEnhanced: false };

/** The first fill of the year, the last, and how often the one between. */
const times = (count: number, cents: number) => Array.from({ length: count }, () => cents);

/**
 * The arithmetic scenarios of 2026 by the ids of their collection: restated from the tests of the public engine PlanD,
 * which cites the rate announcement of 2026, and recomputed by hand.
 */
const CASES: [id: string, input: YearInput, year: number, reached: number | null][] = [
  ['ds-straddle-deductible', aYear({ drugs: [aDrug()] }), 761_25, null],
  ['ds-cap', aYear({ drugs: [aDrug({ price: 1_500_00 })] }), 2_100_00, 5],
  [
    'ea-troop-credit',
    aYear({ plan: ENHANCED, drugs: [aDrug({ price: 1_000_00, cover: onTier(copay(47_00)) })] }),
    ...([329_00, 7] as const),
  ],
  [
    'ae-no-credit',
    aYear({ plan: BASIC, drugs: [aDrug({ price: 1_000_00, cover: onTier(copay(47_00)) })] }),
    ...([564_00, null] as const),
  ],
  [
    'insulin-35',
    aYear({ drugs: [aDrug({ price: 300_00, cover: { rule: 'insulin', share: QUARTER } })] }),
    420_00,
    null,
  ],
  [
    'insulin-plan-copay',
    aYear({ drugs: [aDrug({ price: 300_00, cover: { rule: 'insulin', insulin: { copay: 20_00 } } })] }),
    ...([240_00, null] as const),
  ],
  ['lis-cat2-generic', aYear({ help: 2, drugs: [aDrug({ price: 12_00, kind: 'generic' })] }), 19_20, null],
  ['lis-cat1-brand-cap', aYear({ help: 1, drugs: [aDrug({ price: 1_500_00 })] }), 63_25, 5],
  ['not-on-formulary', aYear({ drugs: [aDrug({ cover: { rule: 'not-covered' } })] }), 1_200_00, null],
  [
    '90day-not-offered',
    aYear({ drugs: [aDrug({ price: 1_200_00, supply: 90, cover: { rule: 'not-offered' } })] }),
    ...([4_800_00, null] as const),
  ],
  [
    'copay-lesser-of-price',
    aYear({ plan: ENHANCED, drugs: [aDrug({ price: 4_00, cover: onTier(copay(10_00)) })] }),
    ...([48_00, null] as const),
  ],
  [
    'coins-max-clamp',
    aYear({ plan: BASIC, drugs: [aDrug({ cover: onTier(coinsurance(25_00, { most: 5_10 })) })] }),
    ...([61_20, null] as const),
  ],
  [
    'tier-exempt-from-deductible',
    aYear({
      plan: { deductible: 615_00, isEnhanced: true },
      drugs: [aDrug({ price: 20_00, cover: sparedTier(copay(4_00), copay(2_00)) })],
    }),
    ...([24_00, null] as const),
  ],
  [
    'mid-year-start',
    aYear({ plan: BASIC, startMonth: 10, drugs: [aDrug({ price: 20_00, cover: onTier(copay(5_00)) })] }),
    ...([15_00, null] as const),
  ],
  // Whether a spared drug uses up the deductible of an enhanced plan is not verified anywhere; with that rule it would
  // be $25. Our reading is that only the deductible parts of fills lower it.
  [
    'deemed-deductible',
    aYear({
      plan: { deductible: 300_00, isEnhanced: true },
      startMonth: 12,
      drugs: [
        aDrug({ id: 'spared', price: 700_00, cover: sparedTier(copay(0)) }),
        aDrug({ id: 'other', price: 100_00 }),
      ],
    }),
    ...([100_00, null] as const),
  ],
  // An agent's training page: 505 + 25 % of (6,000 - 505).
  [
    'james-2023',
    aYear({ planYear: 2023, plan: { deductible: 505_00, isEnhanced: false }, drugs: [aDrug({ price: 500_00 })] }),
    ...([1_878_75, null] as const),
  ],
];

test.each(CASES)('the published example %s', (_id, input, year, reached) => {
  expect([estimateOf(input).year, estimateOf(input).limitReachedIn]).toEqual([year, reached]);
});

test.each([
  ['ds-straddle-deductible', 100_00, [...times(6, 100_00), 36_25, ...times(5, 25_00)]],
  ['ds-cap', 1_500_00, [836_25, ...times(3, 375_00), 138_75, ...times(7, 0)]],
])('the published example %s, month by month', (_id, price, months) => {
  expect(estimateOf(aYear({ drugs: [aDrug({ price })] })).months).toEqual(months);
});

test.each([
  ['$1,000 a month in 2026', 2026, 1, 1_000_00, [711_25, ...times(5, 250_00), 138_75, ...times(5, 0)], 2_100_00],
  ['$1,000 a month in 2027', 2027, 1, 1_000_00, [775_00, ...times(6, 250_00), 125_00, ...times(4, 0)], 2_400_00],
  ['$120 a month in 2027', 2027, 1, 120_00, [...times(5, 120_00), 105_00, ...times(6, 30_00)], 885_00],
  ['$1,000 from December 2026', 2026, 12, 1_000_00, [...times(11, 0), 711_25], 711_25],
  ['$10,000 from July 2027', 2027, 7, 10_000_00, [...times(6, 0), 2_400_00, ...times(5, 0)], 2_400_00],
])('the standard benefit of %s', (_story, planYear, startMonth, price, months, year) => {
  const plan = { deductible: planYear === 2027 ? 700_00 : 615_00, isEnhanced: false };
  const estimate = estimateOf(aYear({ planYear, plan, startMonth, drugs: [aDrug({ price })] }));
  expect([estimate.months, estimate.year]).toEqual([months, year]);
});

test('CMS: of a price of $180 with $100 of the deductible left, $120 is paid', () => {
  const plan = { deductible: 100_00, isEnhanced: false };
  expect(estimateOf(aYear({ plan, startMonth: 12, drugs: [aDrug({ price: 180_00 })] })).year).toBe(120_00);
});

test('CMS: insulin of $250 costs $35 and leaves the deductible of $400 as it was', () => {
  const drugs = [
    aDrug({ id: 'insulin', price: 250_00, cover: { rule: 'insulin', share: QUARTER } }),
    aDrug({ id: 'other', price: 400_00 }),
  ];
  const { drugs: years } = estimateOf(
    aYear({ plan: { deductible: 400_00, isEnhanced: false }, startMonth: 12, drugs }),
  );
  expect(years.map(({ year }) => year)).toEqual([35_00, 400_00]);
});

test('the fill that crosses the deductible costs what is left of it and the copay, never more than the price', () => {
  const paid = [700_00, 620_00].map(
    (price) => estimateOf(aYear({ startMonth: 12, drugs: [aDrug({ price, cover: onTier(copay(47_00)) })] })).year,
  );
  expect(paid).toEqual([662_00, 620_00]);
});
