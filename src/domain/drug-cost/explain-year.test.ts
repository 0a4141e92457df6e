import { expect, test } from 'vitest';
import { explainYear } from './estimate-year.ts';
import { aDrug, aYear, copay, onTier, QUARTER, receiptsOf, sparedTier } from './testing/a-year.ts';
import type { KnownDrug, YearInput } from './year-input.ts';

function stepsOf(drug: Partial<KnownDrug>, change: Partial<YearInput> = {}) {
  return receiptsOf(aYear({ startMonth: 12, drugs: [aDrug(drug)], ...change }))[0]?.steps;
}

const BASIC = { deductible: 0, isEnhanced: false };
const ENHANCED = { deductible: 0, isEnhanced: true };
const byTier = (share = QUARTER, isBeforeDeductible = false) => ({ rule: 'tier', share, isBeforeDeductible }) as const;
const counted = (ownShare: number, left: number, change = {}) => ({
  step: 'counted',
  ownShare,
  standardShare: null,
  maker: 0,
  left,
  result: ownShare,
  ...change,
});
const part = (phase: string, of: number, by: object, result: number) => ({ step: 'part', phase, of, by, result });

test('a fill has its month, drug, price and figures', () => {
  const input = aYear({ startMonth: 11, plan: BASIC, drugs: [aDrug({ cover: onTier(copay(10_00)) })] });
  expect(receiptsOf(input)[1]).toEqual({
    month: 12,
    drugId: 'drug',
    price: 100_00,
    pays: 10_00,
    counts: 10_00,
    phases: ['initial'],
    steps: [part('initial', 100_00, byTier(copay(10_00)), 10_00), counted(10_00, 2_090_00)],
  });
});

test('deductible, initial share and gap stand in their order', () => {
  const plan = { deductible: 505_00, isEnhanced: false };
  expect(stepsOf({ price: 5_000_00 }, { planYear: 2023, plan })).toEqual([
    part('deductible', 4_660_00, { rule: 'all' }, 505_00),
    part('initial', 4_155_00, byTier(), 1_038_75),
    part('gap', 340_00, { rule: 'parts', parts: 25_00 }, 85_00),
    counted(1_628_75, 7_400_00, { maker: 238_00, result: 1_866_75 }),
  ]);
});

test('a part of nothing is no step', () => {
  expect(stepsOf({ price: 100_00 })).toEqual([
    part('deductible', 100_00, { rule: 'all' }, 100_00),
    counted(100_00, 2_100_00),
  ]);
});

test('a share before the deductible is called so', () => {
  expect(stepsOf({ cover: sparedTier(copay(4_00), copay(2_00)) })).toEqual([
    part('initial', 100_00, byTier(copay(2_00), true), 2_00),
    counted(2_00, 2_100_00),
  ]);
});

test('insulin names all amounts of which the smallest holds', () => {
  const by = (...candidates: [string, number][]) => ({
    rule: 'smallest',
    candidates: candidates.map(([name, amount]) => ({ name, amount })),
  });
  expect(stepsOf({ cover: { rule: 'insulin', share: QUARTER, insulin: { copay: 20_00, parts: 30_00 } } })?.[0]).toEqual(
    part(
      'insulin',
      100_00,
      by(
        ['insulin-limit', 35_00],
        ['insulin-copay', 20_00],
        ['insulin-coinsurance', 30_00],
        ['insulin-part-of-price', 25_00],
        ['price', 100_00],
      ),
      20_00,
    ),
  );
  expect(stepsOf({ cover: { rule: 'insulin', share: QUARTER } }, { planYear: 2025 })?.[0]).toEqual(
    part('insulin', 100_00, by(['insulin-limit', 35_00], ['tier-share', 25_00], ['price', 100_00]), 25_00),
  );
});

test.each([
  ['not covered', { rule: 'not-covered' }, [part('not-covered', 100_00, { rule: 'all' }, 100_00)]],
  ['not offered', { rule: 'not-offered' }, [part('not-offered', 100_00, { rule: 'all' }, 100_00)]],
  ['a vaccine', { rule: 'vaccine' }, [part('vaccine', 100_00, { rule: 'nothing' }, 0)]],
  ['supplemental', { rule: 'supplemental', share: QUARTER }, [part('supplemental', 100_00, byTier(), 25_00)]],
] as const)('one step is all of it: %s', (_story, cover, steps) => {
  expect(stepsOf({ cover })).toEqual(steps);
});

test('after the limit of 2023 the larger of two amounts holds, up to a most', () => {
  const after = { planYear: 2023, already: { counted: 7_400_00, spent: 0 } };
  const larger = (parts: number, most: number) => ({ rule: 'larger', parts, copay: 10_35, most });
  expect(stepsOf({ price: 900_00 }, after)).toEqual([part('catastrophic', 900_00, larger(5_00, 900_00), 45_00)]);
  expect(stepsOf({ price: 900_00 }, { ...after, help: 4 })).toEqual([
    part('catastrophic', 900_00, larger(0, 900_00), 10_35),
  ]);
  expect(stepsOf({ price: 900_00, cover: { rule: 'insulin' } }, after)).toEqual([
    part('catastrophic', 900_00, larger(5_00, 35_00), 35_00),
  ]);
});

test('after the limit of 2026 nothing is paid', () => {
  expect(stepsOf({}, { already: { counted: 2_100_00, spent: 0 } })).toEqual([
    part('catastrophic', 100_00, { rule: 'nothing' }, 0),
  ]);
});

test('Extra Help names all amounts of which the smallest is paid', () => {
  expect(stepsOf({ price: 50_00 }, { help: 1 })?.slice(1)).toEqual([
    {
      step: 'extra-help',
      category: 1,
      result: 12_50,
      by: {
        rule: 'smallest',
        candidates: [
          { name: 'own-share', amount: 50_00 },
          { name: 'tier-share', amount: 12_50 },
          { name: 'help-copay', amount: 12_65 },
          { name: 'price', amount: 50_00 },
        ],
      },
    },
    counted(50_00, 2_100_00),
  ]);
});

test('full help in an institution pays all', () => {
  expect(stepsOf({}, { help: 3 })?.[1]).toEqual({
    step: 'extra-help',
    category: 3,
    by: { rule: 'nothing' },
    result: 0,
  });
});

test('partial help says its deductible, its rest and both shares', () => {
  const plan = { deductible: 505_00, isEnhanced: false };
  expect(stepsOf({ price: 1_000_00 }, { planYear: 2023, help: 4, plan })?.[2]).toEqual({
    step: 'extra-help-partial',
    deductible: 104_00,
    rest: 896_00,
    tierShare: 224_00,
    parts: 15_00,
    ownShare: 628_75,
    result: 238_40,
  });
});

test('the limit is a step only where it lowers what is paid', () => {
  expect(stepsOf({}, { plan: BASIC, already: { counted: 2_090_00, spent: 0 } })).toEqual([
    part('initial', 100_00, byTier(), 25_00),
    { step: 'limit', left: 10_00, result: 10_00 },
    counted(25_00, 10_00, { result: 10_00 }),
  ]);
  expect(stepsOf({}, { plan: BASIC, already: { counted: 2_075_00, spent: 0 } })).toEqual([
    part('initial', 100_00, byTier(), 25_00),
    counted(25_00, 25_00),
  ]);
});

test('an enhanced plan says what the standard benefit would ask', () => {
  expect(stepsOf({ price: 1_000_00, cover: onTier(copay(47_00)) }, { plan: ENHANCED })?.[1]).toEqual(
    counted(47_00, 2_100_00, { standardShare: 711_25, result: 711_25 }),
  );
});

test('a year without a figure has no receipts, and the same reason', () => {
  expect([explainYear(aYear({ planYear: 2028 })), explainYear(aYear({ help: 4 }))]).toEqual([
    { because: 'no-parameters' },
    { because: 'help-not-in-year' },
  ]);
});
