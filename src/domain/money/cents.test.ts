import { expect, test } from 'vitest';
import { parseDollars, roundHalfUp, wholeDollars, yearOfMonths } from './cents.ts';

test.each([
  ['whole dollars', '24', 2400],
  ['one decimal', '24.5', 2450],
  ['two decimals', '24.05', 2405],
  ['a real zero', '0', 0],
  ['a real zero with decimals', '0.00', 0],
  ['a negative zero', '-0.00', 0],
  ['less than a dollar off', '-0.50', -50],
  ['an amount that floats get wrong', '1.15', 115],
  ['the largest safe amount', '90071992547409.91', Number.MAX_SAFE_INTEGER],
  ['one cent beyond it', '90071992547409.92', null],
  ['parts of a cent', '24.005', null],
  ['no digit before the point', '.50', null],
  ['nothing behind the point', '24.', null],
  ['a dollar sign', '$24', null],
  ['a comma', '1,234', null],
  ['an exponent', '1e3', null],
  ['words', 'Not available', null],
  ['nothing', '', null],
])('dollars as text become whole cents, or nothing at all: %s', (_story, text, cents) => {
  expect(parseDollars(text)).toBe(cents);
});

test.each([
  ['less than half a cent', 10.49, 10],
  ['half a cent', 10.5, 11],
  ['more than half a cent', 10.51, 11],
  ['a whole cent', 10, 10],
  ['half a cent below zero goes up too', -10.5, -10],
])('a part of a cent is rounded once: %s', (_story, exact, cents) => {
  expect(roundHalfUp(exact)).toBe(cents);
});

test('a year is twelve monthly premiums', () => {
  expect(yearOfMonths(2405)).toBe(28_860);
});

test.each([
  ['less than half a dollar', 12_49, 12],
  ['half a dollar', 12_50, 13],
  ['a real zero', 0, 0],
  ['cents alone', 49, 0],
])('headlines are in whole dollars: %s', (_story, cents, dollars) => {
  expect(wholeDollars(cents)).toBe(dollars);
});
