import { expect, test } from 'vitest';
import { longestMonth, type MonthCost, monthParts } from './month-parts.ts';

const fill = (month: number, ndc: string, pays: number) => ({ month, ndc, pays });
const MONTHS = [30_00, 12_00, 0];
const FILLS = [fill(1, 'a', 12_00), fill(1, 'b', 18_00), fill(2, 'a', 12_00)];

test.each([
  ['all drugs are covered', [], ['30 + 0', '12 + 0', '0 + 0']],
  ['one is paid in full', ['b'], ['12 + 18', '12 + 0', '0 + 0']],
  ['one that is filled twice is', ['a'], ['18 + 12', '0 + 12', '0 + 0']],
  ['all are', ['a', 'b'], ['0 + 30', '0 + 12', '0 + 0']],
  ['one without a fill is', ['c'], ['30 + 0', '12 + 0', '0 + 0']],
])('%s', (_story, notCovered, expected) => {
  const parts = monthParts(MONTHS, FILLS, { notCovered, premium: 29_00 });
  const dollarsOf = (month: MonthCost) => month.parts.slice(1).map(({ cents }) => (cents ?? Number.NaN) / 100);
  expect(parts.map((month) => dollarsOf(month).join(' + '))).toEqual(expected);
  expect(parts.map((month) => month.parts[0]?.cents)).toEqual([29_00, 29_00, 29_00]);
});

test('a premium that is not known is not nothing', () => {
  const [january] = monthParts(MONTHS, FILLS, { notCovered: [], premium: null });
  expect(january?.parts[0]).toEqual({ part: 'premium', cents: null });
});

test('a whole bar is the dearest month with its premium, as far as that is known', () => {
  const longest = (premium: number | null) => longestMonth(monthParts(MONTHS, FILLS, { notCovered: ['b'], premium }));
  expect([longest(29_00), longest(null)]).toEqual([59_00, 30_00]);
  expect(longestMonth([])).toBe(0);
});
