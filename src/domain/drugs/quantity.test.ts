import { expect, test } from 'vitest';
import { readQuantity } from './quantity.ts';

test.each([
  ['a whole number', '30', 30],
  ['half a tablet', '0.5', 0.5],
  ['without the zero', '.25', 0.25],
  ['a thousandth', ' 0.001 ', 0.001],
  ['a point at the end', '2.', 2],
  ['zeros at the end', '1.5000', 1.5],
  ['the most', '10000', 10_000],
])('what is taken is read as it was typed: %s', (_story, typed, quantity) => {
  expect(readQuantity(typed)).toEqual({ quantity });
});

test.each([
  ['nothing', '', 'missing'],
  ['blanks', '  ', 'missing'],
  ['zero', '0', 'not-positive'],
  ['zero with places', '0.000', 'not-positive'],
  ['less than nothing', '-1', 'not-positive'],
  ['finer than a thousandth', '0.0005', 'too-fine'],
  ['more than anybody takes', '10000.5', 'too-much'],
  ['far more', '1'.repeat(400), 'too-much'],
  ['a fraction', '1/2', 'not-a-number'],
  ['a comma, which may mean two things', '1,500', 'not-a-number'],
  ['an exponent', '1e3', 'not-a-number'],
  ['a point alone', '.', 'not-a-number'],
  ['words', 'two', 'not-a-number'],
])('what can not be a quantity says why: %s', (_story, typed, fault) => {
  expect(readQuantity(typed)).toEqual({ fault });
});
