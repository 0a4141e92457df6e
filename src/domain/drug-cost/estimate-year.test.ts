import { expect, test } from 'vitest';
import { aDrug, aYear, copay, estimateOf, onTier, QUARTER } from './testing/a-year.ts';
import type { Cover, DaysOfSupply } from './year-input.ts';

const BASIC = { deductible: 0, isEnhanced: false };
const TEN = onTier(copay(10_00));

test.each([
  [30, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  [30, 11, [11, 12]],
  [60, 1, [1, 3, 5, 7, 9, 11]],
  [60, 4, [4, 6, 8, 10, 12]],
  [90, 1, [1, 4, 7, 10]],
  [90, 2, [2, 5, 8, 11]],
  [90, 12, [12]],
] satisfies [DaysOfSupply, number, number[]][])('%i days from month %i on', (supply, startMonth, filled) => {
  const { months, year } = estimateOf(aYear({ plan: BASIC, startMonth, drugs: [aDrug({ supply, cover: TEN })] }));
  expect(months?.flatMap((cents, place) => (cents > 0 ? [place + 1] : []))).toEqual(filled);
  expect(year).toBe(filled.length * 10_00);
});

test.each([
  ['in January', 1, 30],
  ['in the first month of a year that runs', 9, 30],
  ['whatever its supply', 1, 90],
] as const)('what is given once costs once: %s', (_story, startMonth, supply) => {
  const shot = aDrug({ supply, price: 210_00, cover: { rule: 'not-covered' }, isOnce: true });
  const { year, months } = estimateOf(aYear({ plan: BASIC, startMonth, drugs: [shot] }));
  expect(year).toBe(210_00);
  expect(months?.[startMonth - 1]).toBe(210_00);
});

test('the drugs of a month are filled in the order of the list', () => {
  const drugs = [aDrug({ id: 'a', price: 80_00 }), aDrug({ id: 'b', price: 80_00 })];
  const inOrder = (list: typeof drugs) =>
    estimateOf(aYear({ plan: { ...BASIC, deductible: 100_00 }, startMonth: 12, drugs: list })).drugs;
  expect(inOrder(drugs).map(({ drugId, year }) => [drugId, year])).toEqual([
    ['a', 80_00],
    ['b', 35_00],
  ]);
  expect(inOrder([...drugs].reverse()).map(({ drugId, year }) => [drugId, year])).toEqual([
    ['b', 80_00],
    ['a', 35_00],
  ]);
});

test('a year has its sums, of all, and apart what Part D covers, what the plan covers on its own and what it does not', () => {
  const covers: Cover[] = [
    { rule: 'not-covered' },
    { rule: 'not-offered' },
    { rule: 'supplemental', share: copay(1_00) },
    { rule: 'vaccine' },
    { rule: 'insulin', insulin: { copay: 2_00 } },
    TEN,
  ];
  const drugs = covers.map((cover, place) => aDrug({ id: String(place), cover, supply: 90 }));
  const estimate = estimateOf(aYear({ plan: BASIC, startMonth: 7, drugs }));
  const ofTwoFills = (cents: number) => [0, 0, 0, 0, 0, 0, cents, 0, 0, cents, 0, 0];
  expect(estimate).toEqual({
    year: 426_00,
    months: ofTwoFills(213_00),
    covered: 24_00,
    supplemental: 2_00,
    notCovered: 400_00,
    counted: 24_00,
    monthsCounted: ofTwoFills(12_00),
    limitReachedIn: null,
    drugs: [100_00, 100_00, 1_00, 0, 2_00, 10_00].map((cents, place) => ({
      drugId: String(place),
      part: place < 2 ? 'notCovered' : place === 2 ? 'supplemental' : 'covered',
      year: 2 * cents,
      months: ofTwoFills(cents),
    })),
    unknown: [],
  });
});

test('no drugs cost nothing', () => {
  expect(estimateOf(aYear())).toMatchObject({ year: 0, months: Array(12).fill(0), drugs: [], limitReachedIn: null });
});

test('a drug without a figure leaves the year without one, and the other drugs as they are without it', () => {
  const known = [aDrug({ id: 'a' }), aDrug({ id: 'b', cover: { rule: 'not-covered' } })];
  const alone = estimateOf(aYear({ drugs: known }));
  const [a, b] = known;
  const estimate = estimateOf(
    aYear({
      drugs: [
        { id: 'x', unknown: 'cover-unknown', cover: null },
        ...(a ? [a] : []),
        { id: 'y', unknown: 'price-unknown', cover: { rule: 'not-covered' } },
        ...(b ? [b] : []),
      ],
    }),
  );
  expect(estimate).toEqual({
    ...alone,
    year: null,
    months: null,
    covered: null,
    supplemental: null,
    notCovered: null,
    unknown: [
      { drugId: 'x', because: 'cover-unknown' },
      { drugId: 'y', because: 'price-unknown' },
    ],
  });
});

test.each([
  ['in the month of the fill that reaches it', 0, 1, 1_500_00, 5],
  ['in the first month, when it was reached before', 2_100_00, 6, 100_00, 6],
  ['just reached', 2_075_00, 12, 100_00, 12],
  ['a cent short of it', 2_074_99, 12, 100_00, null],
])('the limit is reached %s', (_story, counted, startMonth, price, month) => {
  const already = { counted, spent: counted };
  const estimate = estimateOf(aYear({ startMonth, already, drugs: [aDrug({ price, cover: onTier(QUARTER) })] }));
  expect(estimate.limitReachedIn).toBe(month);
});
