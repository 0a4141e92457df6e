import { expect, test } from 'vitest';
import { drugsOfClaims } from './drugs-of-claims.ts';
import { aFill } from './testing/a-claim.ts';

const parts = { today: '2026-11-16', rxcuiOf: () => null } as const;

test.each([
  ['a day before a year ago is too old', '2025-11-15', 0, 'older'],
  ['a year ago to the day is in', '2025-11-16', 1, null],
  ['today is in', '2026-11-16', 1, null],
  ['tomorrow is a slip of somebody', '2026-11-17', 0, 'future'],
] as const)('%s', (_story, filledOn, count, reason) => {
  const { drugs, leftOut } = drugsOfClaims([aFill({ filledOn })], parts);
  expect(drugs).toHaveLength(count);
  if (reason) expect(leftOut[reason]).toBe(1);
});

test.each(['cancelled', 'deleted', 'replaced', 'compound'] as const)(
  'a %s claim is left out and counted',
  (leftOut) => {
    const read = drugsOfClaims([aFill({ leftOut }), aFill({ ndc: '00093101101' })], parts);
    expect(read.drugs.map(({ ndc }) => ndc)).toEqual(['00093101101']);
    expect(read.leftOut[leftOut]).toBe(1);
  },
);

test('the newest fill of a drug is kept, from whatever maker, and the number of days it was bought on', () => {
  const fills = [
    aFill({ ndc: '00093101001', filledOn: '2026-08-01' }),
    aFill({ ndc: '55111015810', filledOn: '2026-10-01', quantity: 60 }),
    aFill({ ndc: '00093101001', filledOn: '2026-09-01' }),
    // The same claim once more.
    aFill({ ndc: '00093101001', filledOn: '2026-09-01' }),
  ];
  const rxcuiOf = () => '198051';
  expect(drugsOfClaims(fills, { ...parts, rxcuiOf }).drugs).toMatchObject([
    { ndc: '55111015810', filledOn: '2026-10-01', quantity: 60, fills: 3 },
  ]);
});

test('without a number of the drug, packages of one labeler and product are one drug, and other products others', () => {
  const fills = [
    aFill({ ndc: '00093101001', filledOn: '2026-08-01' }),
    aFill({ ndc: '00093101005', filledOn: '2026-09-01' }),
    aFill({ ndc: '00093101101', filledOn: '2026-07-01' }),
  ];
  expect(drugsOfClaims(fills, parts).drugs.map(({ ndc, fills }) => [ndc, fills])).toEqual([
    ['00093101005', 2],
    ['00093101101', 1],
  ]);
});

test.each([
  ['83 days are a month', 83, 83, 30, 30],
  ['84 days are three months', 84, 84, 90, 90],
  ['28 days are a month', 28, 28, 30, 30],
  ['27 days, bought once, are a cure as long as it was', 27, 27, 30, 27],
  ['a pack that lasts 60 days is half a pack a month', 60, 1, 30, 0.5],
  ['nobody says for how many days', null, 30, null, null],
  ['nobody says how much', 30, null, 30, null],
] as const)('%s', (_story, daysOfSupply, bought, supply, quantity) => {
  const [drug] = drugsOfClaims([aFill({ daysOfSupply, quantity: bought })], parts).drugs;
  expect(drug).toMatchObject({ supply, quantity });
});

test('seven days bought week after week are no cure', () => {
  const weeks = ['2026-10-01', '2026-10-08'] as const;
  const fills = weeks.map((filledOn) => aFill({ filledOn, daysOfSupply: 7, quantity: 7 }));
  expect(drugsOfClaims(fills, parts).drugs).toMatchObject([
    { supply: 30, quantity: 30, fills: 2, isShortCourse: false },
  ]);
  expect(drugsOfClaims(fills.slice(1), parts).drugs).toMatchObject([{ quantity: 7, isShortCourse: true }]);
});

test('the newest drug comes first, and two of one day in the order of their codes', () => {
  const fills = [
    aFill({ ndc: '00000000301', filledOn: '2026-10-01' }),
    aFill({ ndc: '00000000201', filledOn: '2026-10-01' }),
    aFill({ ndc: '00000000101', filledOn: '2026-09-01' }),
  ];
  expect(drugsOfClaims(fills, parts).drugs.map(({ ndc }) => ndc)).toEqual([
    '00000000201',
    '00000000301',
    '00000000101',
  ]);
});
