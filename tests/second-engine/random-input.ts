import fc from 'fast-check';
import type { Cover, InsulinShare, KnownDrug, PricedDrug, Share, YearInput } from '#domain/drug-cost/year-input.ts';
import { rowOf, type YearRow } from './year-table.ts';

/** A year without parameters is asked for now and then, and a row of some year is needed to be near its borders. */
const NEAREST_KNOWN_YEAR = 2027;

const MOST_DRUGS = 15;

/** An amount, told by the border that it lies near: most mistakes sit within a cent of one. */
type Amount = (row: YearRow, deductible: number) => number;

const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(arbitrary, { nil: undefined });

const BORDERS: readonly Amount[] = [
  (_row, deductible) => deductible,
  (row) => row.deductible,
  (row) => row.threshold,
  (row) => row.gap?.above ?? row.threshold,
  (row) => row.partialHelp?.deductible ?? row.deductible,
  // With a quarter of the rest, the deductible and this price meet the limit on the spot.
  (row, deductible) => deductible + 4 * (row.threshold - deductible),
  (row) => 4 * row.threshold,
  // Where $35 is a quarter, and where 5 % is the least of 2023.
  () => 140_00,
  () => 207_00,
  (row) => row.fullHelp.brand,
  (row) => row.fullHelpLowIncome.generic,
];

const nearBorder: fc.Arbitrary<Amount> = fc
  .record({
    border: fc.constantFrom(...BORDERS),
    divisor: fc.constantFrom(1, 1, 1, 2, 3, 4, 6, 12),
    offset: fc.integer({ min: -2, max: 2 }),
  })
  .map(
    ({ border, divisor, offset }) =>
      (row, deductible) =>
        Math.max(0, Math.floor(border(row, deductible) / divisor) + offset),
  );

const plain = (most: number): fc.Arbitrary<Amount> =>
  fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: most })).map((amount) => () => amount);

const price = fc.oneof(
  { weight: 4, arbitrary: plain(300_00) },
  { weight: 2, arbitrary: plain(10_000_00) },
  { weight: 4, arbitrary: nearBorder },
);

const parts = fc.oneof(fc.constantFrom(0, 1, 15_00, 25_00, 33_33, 50_00, 100_00), fc.integer({ min: 0, max: 100_00 }));
const amountOfCopay = fc.oneof(fc.integer({ min: 0, max: 60_00 }), fc.constantFrom(0, 35_00, 47_00, 4_15, 1000_00));

// A property that is undefined is not the same as one that is missing.
const without = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined)) as Value;

const share: fc.Arbitrary<Share> = fc.oneof(
  amountOfCopay.map((amount): Share => ({ kind: 'copay', amount })),
  fc
    .record({ parts, least: sometimes(amountOfCopay), most: sometimes(amountOfCopay) })
    .map((bounds) => without({ kind: 'coinsurance', ...bounds }) as Share),
);

const insulinLine: fc.Arbitrary<InsulinShare> = fc
  .record({ copay: sometimes(amountOfCopay), parts: sometimes(parts) })
  .map((line) => without(line) as InsulinShare);

const cover: fc.Arbitrary<Cover> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .record({ share, hasDeductible: fc.boolean(), beforeDeductible: sometimes(share) })
      .map((known) => without({ rule: 'tier', ...known }) as Cover),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ share: sometimes(share), insulin: sometimes(insulinLine) })
      .map((known) => without({ rule: 'insulin', ...known }) as Cover),
  },
  { weight: 1, arbitrary: fc.constant<Cover>({ rule: 'vaccine' }) },
  { weight: 1, arbitrary: share.map((known): Cover => ({ rule: 'supplemental', share: known })) },
  { weight: 1, arbitrary: fc.constantFrom<Cover>({ rule: 'not-covered' }, { rule: 'not-offered' }) },
);

type DrugPlan = (id: string, row: YearRow, deductible: number) => PricedDrug;

const knownDrug: fc.Arbitrary<DrugPlan> = fc
  .record({
    kind: fc.constantFrom<KnownDrug['kind']>('generic', 'brand'),
    supply: fc.constantFrom<KnownDrug['supply'][]>(30, 30, 60, 90),
    price,
    cover,
    isOnce: fc.constantFrom(false, false, false, false, true),
  })
  .map((drug) => (id, row, deductible) => ({ ...drug, id, price: drug.price(row, deductible) }));

/** What Part D has no part in: its price moves nothing else. */
const outside = fc.constantFrom<Cover>({ rule: 'not-covered' }, { rule: 'not-offered' });

const unknownDrug: fc.Arbitrary<DrugPlan> = fc.oneof(
  fc.constantFrom('cover-unknown' as const, 'share-unknown' as const).map(
    (unknown): DrugPlan =>
      (id) => ({ id, unknown, cover: null }),
  ),
  fc.oneof(cover, outside).map(
    (known): DrugPlan =>
      (id) => ({ id, unknown: 'price-unknown', cover: known }),
  ),
);

const unpricedVaccine: fc.Arbitrary<DrugPlan> = fc
  .constantFrom<KnownDrug['supply'][]>(30, 60, 90)
  .map((supply) => (id) => ({ id, kind: 'brand', supply, price: null, cover: { rule: 'vaccine' } }));

const drugs = fc.oneof(
  ...[3, MOST_DRUGS].map((maxLength) =>
    fc.array(
      fc.oneof(
        { weight: 60, arbitrary: knownDrug },
        { weight: 2, arbitrary: unknownDrug },
        { weight: 1, arbitrary: unpricedVaccine },
      ),
      { maxLength, size: 'max' },
    ),
  ),
);

/** It brings a year past its initial coverage limit with the deductible untouched, which chance alone seldom does. */
const dearAndExempt: fc.Arbitrary<DrugPlan> = fc
  .record({ share, price: fc.oneof(nearBorder, plain(10_000_00)), above: fc.constantFrom(0, 4660_00, 5030_00) })
  .map(({ share: known, price: more, above }) => (id, row, deductible) => ({
    id,
    kind: 'brand',
    supply: 90,
    price: above + more(row, deductible),
    cover: { rule: 'tier', share: known, hasDeductible: false },
  }));

const before = fc.oneof({ weight: 3, arbitrary: fc.constant<Amount>(() => 0) }, nearBorder, plain(9000_00));

/** Whole years of drugs, as the estimate takes them. */
export const randomYearInput: fc.Arbitrary<YearInput> = fc
  .record({
    planYear: fc.constantFrom(2023, 2023, 2024, 2024, 2025, 2025, 2026, 2026, 2027, 2027, 2028),
    deductible: fc.oneof(
      fc.constant<Amount>(() => 0),
      fc.constant<Amount>((row) => row.deductible),
      plain(700_00),
      nearBorder,
    ),
    isEnhanced: fc.boolean(),
    opener: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: dearAndExempt }),
    drugs,
    help: fc.constantFrom<YearInput['help'][]>(0, 0, 0, 0, 1, 1, 2, 2, 3, 4),
    startMonth: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
    counted: before,
    spent: before,
  })
  .map(({ planYear, deductible, isEnhanced, counted, spent, opener, ...rest }) => {
    const row = rowOf(planYear) ?? rowOf(NEAREST_KNOWN_YEAR);
    if (!row) throw new RangeError(`no row for ${NEAREST_KNOWN_YEAR}`);
    const ofPlan = Math.min(deductible(row, row.deductible), row.threshold);
    return {
      ...rest,
      planYear,
      plan: { deductible: ofPlan, isEnhanced },
      drugs: [opener ?? [], rest.drugs].flat().map((drug, at) => drug(`drug ${at + 1}`, row, ofPlan)),
      already: { counted: counted(row, ofPlan), spent: spent(row, ofPlan) },
    };
  });
