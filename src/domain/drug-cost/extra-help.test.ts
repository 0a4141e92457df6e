import { expect, test } from 'vitest';
import { estimateYear } from './estimate-year.ts';
import { aDrug, aYear, coinsurance, copay, estimateOf, onTier, receiptsOf, sparedTier } from './testing/a-year.ts';
import type { Cover, HelpCategory, KnownDrug, YearInput } from './year-input.ts';

function fillOf(drug: Partial<KnownDrug>, change: Partial<YearInput>) {
  const [fill] = receiptsOf(aYear({ startMonth: 12, drugs: [aDrug({ price: 1_000_00, ...drug })], ...change }));
  return [fill?.pays, fill?.counts];
}

test.each([
  [2023, 1, 4_15, 10_35],
  [2024, 1, 4_50, 11_20],
  [2025, 1, 4_90, 12_15],
  [2026, 1, 5_10, 12_65],
  [2027, 1, 5_80, 14_40],
  [2023, 2, 1_45, 4_30],
  [2024, 2, 1_55, 4_60],
  [2025, 2, 1_60, 4_80],
  [2026, 2, 1_60, 4_90],
  [2027, 2, 1_65, 5_00],
  [2023, 3, 0, 0],
  [2024, 3, 0, 0],
  [2025, 3, 0, 0],
  [2026, 3, 0, 0],
  [2027, 3, 0, 0],
] satisfies [number, HelpCategory, number, number][])(
  'the copays of %i with Extra Help %i',
  (planYear, help, generic, brand) => {
    const plan = { deductible: 0, isEnhanced: false };
    const pays = (kind: KnownDrug['kind']) => fillOf({ kind }, { planYear, help, plan })[0];
    expect([pays('generic'), pays('brand')]).toEqual([generic, brand]);
  },
);

test.each([
  ['the copay of Extra Help', { price: 100_00 }, 12_65],
  ['one copay for 90 days', { price: 300_00, supply: 90 }, 12_65],
  ["the plan's copay, and not the deductible", { price: 100_00, cover: onTier(copay(8_00)) }, 8_00],
  ['a share of the whole price', { price: 40_00, cover: onTier(coinsurance(10_00)) }, 4_00],
  ['the price', { price: 9_00 }, 2_25],
  ['the price below every copay', { price: 9_00, cover: onTier(copay(10_00)) }, 9_00],
  ['the share before the deductible', { cover: sparedTier(copay(9_00), copay(2_00)) }, 2_00],
  ['the share after the deductible', { cover: sparedTier(copay(2_00), copay(9_00)) }, 2_00],
  ['the copay for insulin', { price: 300_00, cover: { rule: 'insulin' } }, 12_65],
  ['less for cheap insulin', { price: 20_00, cover: { rule: 'insulin' } }, 5_00],
] satisfies [string, Partial<KnownDrug>, number][])('the smallest is paid with full help: %s', (_story, drug, pays) => {
  expect(fillOf(drug, { help: 1 })[0]).toBe(pays);
});

test.each([1, 2, 3] as const)('what counts with Extra Help %i is what would be paid without it', (help) => {
  expect(fillOf({}, { help })[1]).toBe(711_25);
});

test.each([1, 2, 3, 4] as const)('with Extra Help %i there is nothing to count in another way for insulin', (help) => {
  expect(fillOf({ cover: { rule: 'insulin' } }, { planYear: 2023, help })[1]).toBe(35_00);
});

test('Extra Help does not go over the limit either', () => {
  expect(fillOf({}, { help: 1, already: { counted: 2_095_00, spent: 900_00 } })).toEqual([5_00, 5_00]);
});

const PARTIAL = { planYear: 2023, help: 4, plan: { deductible: 505_00, isEnhanced: false } } as const;

test.each([
  // 104 of the deductible and 15 % of 896.
  ['the lower deductible and 15 % of the rest', {}, PARTIAL, [238_40, 628_75]],
  ['only the deductible', { price: 100_00 }, PARTIAL, [100_00, 100_00]],
  ['just the deductible', { price: 104_00 }, PARTIAL, [104_00, 104_00]],
  [
    'the plan has a lower deductible',
    {},
    { ...PARTIAL, plan: { deductible: 50_00, isEnhanced: false } },
    [192_50, 287_50],
  ],
  ['a part of it was spent', {}, { ...PARTIAL, already: { counted: 0, spent: 100_00 } }, [153_40, 553_75]],
  ['all of it was spent', {}, { ...PARTIAL, already: { counted: 0, spent: 104_00 } }, [150_00, 550_75]],
  ["the tier's copay is less than 15 %", { cover: onTier(copay(20_00)) }, PARTIAL, [124_00, 525_00]],
  ['a tier that is spared', { cover: sparedTier(copay(200_00)) }, PARTIAL, [150_00, 200_00]],
  ['a spared tier with a low copay', { cover: sparedTier(copay(20_00)) }, PARTIAL, [20_00, 20_00]],
  ['never more than without help', { cover: sparedTier(copay(20_00), copay(5_00)) }, PARTIAL, [5_00, 5_00]],
  ['insulin, 15 % of the price', { price: 200_00, cover: { rule: 'insulin' } }, PARTIAL, [30_00, 35_00]],
  ['dear insulin', { cover: { rule: 'insulin' } }, PARTIAL, [35_00, 35_00]],
  ['a vaccine', { cover: { rule: 'vaccine' } }, PARTIAL, [0, 0]],
  // 15 % of all of it, though what is counted passes the gap: 25 % and the maker's 70 %.
  ['no gap', {}, { ...PARTIAL, already: { counted: 0, spent: 4_660_00 } }, [150_00, 950_00]],
] satisfies [string, Partial<KnownDrug>, Partial<YearInput>, number[]][])(
  'partial help: %s',
  (_story, drug, input, expected) => {
    expect(fillOf(drug, input)).toEqual(expected);
  },
);

test('the deductible of partial help has its own count', () => {
  const fills = receiptsOf(aYear({ ...PARTIAL, startMonth: 10, drugs: [aDrug({ price: 80_00 })] }));
  // 80, then 24 and 15 % of 56, then 15 % of 80.
  expect(fills.map(({ pays }) => pays)).toEqual([80_00, 32_40, 12_00]);
});

test.each([2024, 2025, 2026, 2027])('there is no partial help in %i, and so no figure', (planYear) => {
  expect(estimateYear(aYear({ planYear, help: 4, drugs: [aDrug()] }))).toEqual({ because: 'help-not-in-year' });
});

test.each([2022, 2028])('a year without parameters has no figure: %i', (planYear) => {
  expect(estimateYear(aYear({ planYear, help: 4 }))).toEqual({ because: 'no-parameters' });
});

test.each([0, 1, 2, 3] as const)('what is not covered costs the same with Extra Help %i', (help) => {
  const covers: Cover[] = [
    { rule: 'not-covered' },
    { rule: 'not-offered' },
    { rule: 'supplemental', share: copay(7_00) },
  ];
  const drugs = covers.map((cover, place) => aDrug({ id: String(place), cover }));
  expect(estimateOf(aYear({ help, startMonth: 12, drugs })).drugs.map(({ year }) => year)).toEqual([
    100_00, 100_00, 7_00,
  ]);
});
