import { expect, test } from 'vitest';
import type { YearEstimate } from '#domain/drug-cost/year-estimate.ts';
import { logFaults } from './log-faults.ts';
import { whyNoYear } from './plan-input.ts';

const YEAR: YearEstimate = {
  year: 0,
  covered: 0,
  supplemental: 0,
  notCovered: 0,
  counted: 0,
  limitReachedIn: null,
  months: Array(12).fill(0),
  monthsCounted: Array(12).fill(0),
  drugs: [],
  unknown: [],
};

test.each([
  ['at the limit', { covered: 2_400_00 }, null],
  ['above it', { covered: 2_400_01 }, 'fault'],
  ['with a hole in it', { covered: null }, null],
  ['with dear drugs that are not covered', { notCovered: 68_964_48 }, null],
])('a year of covered drugs %s', (_story, change, because) => {
  expect(whyNoYear({ ...YEAR, ...change }, 2027)).toBe(because);
});

test('a year without an estimate has its reason', () => {
  expect(whyNoYear({ because: 'help-not-in-year' }, 2027)).toBe('help-not-in-year');
});

test('faults of a call are logged in one line that names nobody and nothing', () => {
  const lines: unknown[] = [];
  const log = { error: (...line: unknown[]) => void lines.push(line) };
  logFaults(log, [{ because: null }, { because: 'price-unknown' }]);
  expect(lines).toEqual([]);
  logFaults(log, [{ because: 'fault' }, { because: null }, { because: 'fault' }]);
  expect(lines).toEqual([[{ reason: 'covered-above-limit', faults: 2 }, expect.any(String)]]);
});
