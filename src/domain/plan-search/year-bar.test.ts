import { expect, test } from 'vitest';
import { longestYear, UNKNOWN_WIDTH, yearBar } from './year-bar.ts';
import type { YearCost, YearCostPart } from './year-cost.ts';

const PARTS: YearCostPart[] = ['premium', 'covered-drugs', 'not-covered-drugs'];

const year = (cents: (number | null)[], worst: number | null = null): YearCost => ({
  parts: cents.map((amount, place) => ({ part: PARTS[place] ?? 'premium', cents: amount })),
  total: null,
  worst: worst === null ? null : { cents: worst, scope: 'care-and-drugs' },
});

type Case = [
  story: string,
  cents: (number | null)[],
  worst: number | null,
  longest: number,
  bar: [spans: [number, number][], unknownFrom: number | null, worstAt: number | null],
];

const cases: Case[] = [
  [
    'parts stand one after the other',
    [200_00, 300_00, 100_00],
    1_000_00,
    1_000_00,
    [
      [
        [0, 200],
        [200, 300],
        [500, 100],
      ],
      null,
      1000,
    ],
  ],
  [
    'on the scale of a dearer plan',
    [200_00, 300_00],
    500_00,
    2_000_00,
    [
      [
        [0, 100],
        [100, 150],
      ],
      null,
      250,
    ],
  ],
  ['a zero takes no room', [0, 500_00, 0], null, 1_000_00, [[[0, 500]], null, null]],
  ['nothing at all', [0, 0, 0], 0, 0, [[], null, 0]],
  [
    'a dollar is still to be seen',
    [1_00, 500_00],
    null,
    1_000_00,
    [
      [
        [0, 8],
        [8, 493],
      ],
      null,
      null,
    ],
  ],
  [
    'a dollar at the end of the scale',
    [1_000_00, 1_00],
    null,
    1_001_00,
    [
      [
        [0, 999],
        [992, 8],
      ],
      null,
      null,
    ],
  ],
  [
    'what is not known stands after what is',
    [200_00, null, 100_00],
    null,
    1_000_00,
    [
      [
        [0, 200],
        [200, 100],
      ],
      300,
      null,
    ],
  ],
  ['what is not known stays on the bar', [1_000_00, null], null, 1_000_00, [[[0, 1000]], 1000 - UNKNOWN_WIDTH, null]],
  ['nothing is known', [null, null, null], null, 0, [[], 0, null]],
  ['the most is never before the end of the parts', [1_00], 1_00, 1_000_00, [[[0, 8]], null, 8]],
];

test.each(cases)('%s', (_story, cents, worst, longest, [spans, unknownFrom, worstAt]) => {
  const bar = yearBar(year(cents, worst), longest);
  expect(bar.spans.map(({ from, width }) => [from, width])).toEqual(spans);
  expect([bar.unknownFrom, bar.worstAt]).toEqual([unknownFrom, worstAt]);
});

test.each([
  ['the highest of all that is shown', [year([100_00], 900_00), year([1_200_00, null])], 1_200_00],
  ['the most of a year', [year([100_00], 900_00), year([200_00], 800_00)], 900_00],
  ['plans without figures have no length', [year([null])], 0],
  ['no plans', [], 0],
])('one scale for all plans: %s', (_story, years, longest) => {
  expect(longestYear(years)).toBe(longest);
});
