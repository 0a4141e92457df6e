import { expect, test } from 'vitest';
import {
  aDrug,
  aYear,
  coinsurance,
  copay,
  estimateOf,
  onTier,
  QUARTER,
  receiptsOf,
  sparedTier,
} from './testing/a-year.ts';
import type { Phase } from './year-estimate.ts';
import type { Cover, InsulinShare, KnownDrug, YearInput } from './year-input.ts';

const BASIC = { deductible: 0, isEnhanced: false };
const BASIC_100 = { deductible: 100_00, isEnhanced: false };

/** The only fill of a year: what is paid, what is counted, and the phases. */
function fillOf(drug: Partial<KnownDrug>, change: Partial<YearInput> = {}) {
  const [fill] = receiptsOf(aYear({ startMonth: 12, drugs: [aDrug(drug)], ...change }));
  return [fill?.pays, fill?.counts, fill?.phases];
}

test.each([
  ['before the end of the deductible', 99_99, 99_99, ['deductible']],
  ['just the deductible', 100_00, 100_00, ['deductible']],
  ['a cent over it', 100_01, 100_00, ['deductible', 'initial']],
  ['two cents over it', 100_02, 100_01, ['deductible', 'initial']],
  ['far over it', 180_00, 120_00, ['deductible', 'initial']],
  ['a price of nothing', 0, 0, ['initial']],
] satisfies [string, number, number, Phase[]][])(
  'a fill and a deductible of $100: %s',
  (_story, price, pays, phases) => {
    expect(fillOf({ price }, { plan: BASIC_100 })).toEqual([pays, pays, phases]);
  },
);

test.each([
  ['nothing was spent', 0, 100_00],
  ['a part was spent', 60_00, 55_00],
  ['all was spent', 100_00, 25_00],
  ['more was spent', 500_00, 25_00],
])('the deductible is less what was spent earlier in the year: %s', (_story, spent, pays) => {
  expect(fillOf({}, { plan: BASIC_100, already: { counted: 0, spent } })[0]).toBe(pays);
});

test('only the deductible parts of fills lower the deductible', () => {
  const drugs = [
    aDrug({ id: 'spared', price: 80_00, cover: sparedTier(copay(5_00)) }),
    aDrug({ id: 'insulin', price: 80_00, cover: { rule: 'insulin' } }),
    aDrug({ id: 'vaccine', price: 80_00, cover: { rule: 'vaccine' } }),
    aDrug({ id: 'supplemental', price: 80_00, cover: { rule: 'supplemental', share: QUARTER } }),
    aDrug({ id: 'not covered', price: 80_00, cover: { rule: 'not-covered' } }),
    aDrug({ id: 'not offered', price: 80_00, cover: { rule: 'not-offered' } }),
    aDrug({ id: 'first', price: 60_00 }),
    aDrug({ id: 'second', price: 60_00 }),
  ];
  const { drugs: years } = estimateOf(aYear({ plan: BASIC_100, startMonth: 12, drugs }));
  expect(years.map(({ year }) => year)).toEqual([5_00, 20_00, 0, 20_00, 80_00, 80_00, 60_00, 45_00]);
});

test.each([
  ['while there is deductible left', 0, 2_00],
  ['and not after it', 100_00, 4_00],
])('a spared tier has its share before the deductible %s', (_story, spent, pays) => {
  const cover = sparedTier(copay(4_00), copay(2_00));
  expect(fillOf({ cover }, { plan: BASIC_100, already: { counted: 0, spent } })[0]).toBe(pays);
});

test('a tier with the deductible has no share before it', () => {
  const cover: Cover = { rule: 'tier', share: copay(4_00), hasDeductible: true, beforeDeductible: copay(2_00) };
  expect(fillOf({ price: 120_00, cover }, { plan: BASIC_100 })[0]).toBe(104_00);
});

test.each([
  ['before the limit', 2_000_00, 25_00, 25_00, ['initial']],
  ['to the limit', 2_075_00, 25_00, 25_00, ['initial']],
  ['over the limit', 2_080_00, 20_00, 20_00, ['initial']],
  ['a cent before it', 2_099_99, 1, 1, ['initial']],
  ['at the limit', 2_100_00, 0, 0, ['catastrophic']],
  ['after the limit', 2_200_00, 0, 0, ['catastrophic']],
] satisfies [string, number, number, number, Phase[]][])(
  'the limit of 2026: %s',
  (_story, counted, pays, counts, phases) => {
    expect(fillOf({}, { plan: BASIC, already: { counted, spent: 0 } })).toEqual([pays, counts, phases]);
  },
);

const AFTER_LIMIT = { planYear: 2023, plan: BASIC, already: { counted: 7_400_00, spent: 9_000_00 } };
const CATASTROPHIC: Phase[] = ['catastrophic'];

test.each([
  ['5 % of a dear brand drug', { price: 1_000_00 }, 0, 50_00],
  ['the copay of a cheap brand drug', { price: 100_00 }, 0, 10_35],
  ['5 % that is just over the copay', { price: 207_10 }, 0, 10_36],
  ['the copay of a generic drug', { kind: 'generic', price: 50_00 }, 0, 4_15],
  ['never more than the price', { price: 3_00 }, 0, 3_00],
  ['nothing with Extra Help 1', {}, 1, 0],
  ['nothing with Extra Help 2', {}, 2, 0],
  ['nothing with Extra Help 3', {}, 3, 0],
  ['only the copay with Extra Help 4', { price: 1_000_00 }, 4, 10_35],
  ['the generic copay with Extra Help 4', { price: 1_000_00, kind: 'generic' }, 4, 4_15],
  ['no more than the price with Extra Help 4', { price: 3_00 }, 4, 3_00],
  ['nothing for a vaccine', { price: 1_000_00, cover: { rule: 'vaccine' } }, 0, 0],
  ['no more than its own limit for insulin', { price: 1_000_00, cover: { rule: 'insulin' } }, 0, 35_00],
  ['less for cheap insulin', { price: 400_00, cover: { rule: 'insulin' } }, 0, 20_00],
] satisfies [string, Partial<KnownDrug>, YearInput['help'], number][])(
  'after the limit of 2023: %s',
  (_story, drug, help, pays) => {
    expect(fillOf(drug, { ...AFTER_LIMIT, help })).toEqual([pays, 0, CATASTROPHIC]);
  },
);

test.each([2024, 2025, 2026, 2027])(
  'after the limit of %i nothing is paid, for insulin and vaccines too',
  (planYear) => {
    const covers: Cover[] = [onTier(QUARTER), { rule: 'insulin' }, { rule: 'vaccine' }];
    const drugs = covers.map((cover, place) => aDrug({ id: String(place), cover }));
    const estimate = estimateOf(aYear({ planYear, drugs, already: { counted: 8_000_00, spent: 0 } }));
    expect([estimate.year, estimate.counted, estimate.limitReachedIn]).toEqual([0, 8_000_00, 1]);
  },
);

test('what is not covered, or covered by the plan on its own, costs the same after the limit', () => {
  const covers: Cover[] = [{ rule: 'not-covered' }, { rule: 'not-offered' }, { rule: 'supplemental', share: QUARTER }];
  const drugs = covers.map((cover, place) => aDrug({ id: String(place), cover }));
  const fills = receiptsOf(aYear({ startMonth: 12, drugs, already: { counted: 2_100_00, spent: 0 } }));
  expect(fills.map(({ pays, counts, phases }) => [pays, counts, phases])).toEqual([
    [100_00, 0, ['not-covered']],
    [100_00, 0, ['not-offered']],
    [25_00, 0, ['supplemental']],
  ]);
});

test('the fill that reaches the limit of 2023 is free for the rest, and the next one costs 5 %', () => {
  const input = { planYear: 2023, plan: BASIC, startMonth: 11, already: { counted: 7_390_00, spent: 9_000_00 } };
  const fills = receiptsOf(aYear({ ...input, drugs: [aDrug({ price: 1_000_00 })] }));
  expect(fills.map(({ pays, counts }) => [pays, counts])).toEqual([
    [10_00, 10_00],
    [50_00, 0],
  ]);
});

test('a vaccine costs nothing, and counts nothing', () => {
  expect(fillOf({ cover: { rule: 'vaccine' } })).toEqual([0, 0, ['vaccine']]);
});

const insulin = (line?: InsulinShare, share = coinsurance(10_00)): Cover => ({
  rule: 'insulin',
  share,
  ...(line && { insulin: line }),
});

test.each([
  ['$35 for 30 days', 2026, 30, 500_00, insulin({ copay: 99_00 }), 35_00],
  ['$70 for 60 days', 2026, 60, 500_00, insulin({ copay: 99_00 }), 70_00],
  ['$105 for 90 days', 2026, 90, 500_00, insulin({ copay: 199_00 }), 105_00],
  ["the plan's copay", 2026, 30, 500_00, insulin({ copay: 20_00, parts: 90_00 }), 20_00],
  ["the plan's coinsurance", 2026, 30, 100_00, insulin({ copay: 20_00, parts: 15_00 }), 15_00],
  ["the plan's copay of nothing", 2026, 30, 100_00, insulin({ copay: 0 }), 0],
  ['the share of the tier where there is no line', 2026, 30, 100_00, insulin(), 10_00],
  ['the share of the tier where the line is empty', 2026, 30, 100_00, insulin({}), 10_00],
  ['not the share of the tier where there is a line', 2026, 30, 100_00, insulin({ copay: 30_00 }), 25_00],
  ['nor where the line has only a coinsurance', 2026, 30, 100_00, insulin({ parts: 20_00 }), 20_00],
  ['25 % of the price in 2026', 2026, 30, 100_00, { rule: 'insulin' }, 25_00],
  ['25 % of the price in 2027', 2027, 30, 100_00, { rule: 'insulin' }, 25_00],
  ['not yet in 2025', 2025, 30, 100_00, { rule: 'insulin' }, 35_00],
  ['nor in 2024', 2024, 30, 100_00, { rule: 'insulin' }, 35_00],
  ['nor in 2023', 2023, 30, 100_00, { rule: 'insulin' }, 35_00],
  ['never more than the price', 2025, 30, 20_00, { rule: 'insulin' }, 20_00],
] satisfies [string, number, KnownDrug['supply'], number, Cover, number][])(
  'insulin costs the smallest of all: %s',
  (_story, planYear, supply, price, cover, pays) => {
    expect(fillOf({ supply, price, cover }, { planYear })).toEqual([pays, pays, ['insulin']]);
  },
);

test('insulin stops at the limit', () => {
  expect(fillOf({ price: 500_00, cover: { rule: 'insulin' } }, { already: { counted: 2_090_00, spent: 0 } })[0]).toBe(
    10_00,
  );
});

const GENERIC = { kind: 'generic' } as const;

// The initial coverage limit of 2023 is $4,660, that of 2024 $5,030.
test.each([
  ['a cent below it', 2023, { price: 100_00 }, 4_559_99, [50_00, 50_00, ['initial']]],
  ['just at it', 2023, { price: 100_00 }, 4_560_00, [50_00, 50_00, ['initial']]],
  ['over it, brand', 2023, { price: 100_00 }, 4_600_00, [40_00, 68_00, ['initial', 'gap']]],
  ['over it, generic', 2023, { price: 100_00, ...GENERIC }, 4_600_00, [40_00, 40_00, ['initial', 'gap']]],
  ['at it before the fill', 2023, { price: 100_00 }, 4_660_00, [25_00, 95_00, ['gap']]],
  ['beyond it', 2023, { price: 100_00 }, 6_000_00, [25_00, 95_00, ['gap']]],
  ['2024, brand', 2024, { price: 100_00 }, 4_970_00, [40_00, 68_00, ['initial', 'gap']]],
  ['2024, beyond it', 2024, { price: 100_00 }, 5_030_00, [25_00, 95_00, ['gap']]],
  ['2025 has none', 2025, { price: 100_00 }, 6_000_00, [50_00, 50_00, ['initial']]],
] satisfies [string, number, Partial<KnownDrug>, number, unknown[]][])(
  'the gap: %s',
  (_story, planYear, drug, spent, expected) => {
    const cover = onTier(coinsurance(50_00));
    expect(fillOf({ ...drug, cover }, { planYear, plan: BASIC, already: { counted: 0, spent } })).toEqual(expected);
  },
);

test('a fill over the deductible and the limit passes three phases', () => {
  // 505 of the deductible, 25 % of 4,155 up to the limit, 25 % of 340 above it, and 70 % of these count too.
  const plan = { deductible: 505_00, isEnhanced: false };
  expect(fillOf({ price: 5_000_00 }, { planYear: 2023, plan })).toEqual([
    1_628_75,
    1_866_75,
    ['deductible', 'initial', 'gap'],
  ]);
});

test('a deductible above the limit is cut by it', () => {
  const plan = { deductible: 9_000_00, isEnhanced: false };
  expect(fillOf({ price: 4_760_00, kind: 'generic' }, { planYear: 2023, plan })).toEqual([
    4_685_00,
    4_685_00,
    ['deductible', 'gap'],
  ]);
});

test.each([
  ['tier drugs', onTier(QUARTER), 25_00],
  ['insulin', { rule: 'insulin' }, 25_00],
  ['vaccines', { rule: 'vaccine' }, 25_00],
  ['drugs that are not covered', { rule: 'not-covered' }, 50_00],
  ['drugs that the plan covers on its own', { rule: 'supplemental', share: QUARTER }, 50_00],
] satisfies [string, Cover, number][])(
  'what %s cost moves on to the gap, if Medicare has a part in it',
  (_story, cover, pays) => {
    const drugs = [
      aDrug({ id: 'first', cover }),
      aDrug({ id: 'then', kind: 'generic', cover: onTier(coinsurance(50_00)) }),
    ];
    const already = { counted: 0, spent: 4_560_00 };
    const fills = receiptsOf(aYear({ planYear: 2023, plan: BASIC, startMonth: 12, drugs, already }));
    expect(fills[1]?.pays).toBe(pays);
  },
);
