import { expect, test } from 'vitest';
import { frequencyOf, HIGHEST_QUANTITY, quantityOf, supplyLengthOf } from './drug-quantity.ts';

test.each([
  ['one', 1, 1000],
  ['text', '30', 30_000],
  ['with blanks around', ' 2 ', 2000],
  ['a half', 0.5, 500],
  ['tenths', '1.5', 1500],
  ['a thousandth', '0.001', 1],
  ['the most', 10_000, HIGHEST_QUANTITY],
  ['just over the most', '10000.001', null],
  ['much over', 99_999, null],
  ['too many digits', '123456', null],
  ['huge', 1e21, null],
  ['nothing', 0, null],
  ['nothing in thousandths', '0.000', null],
  ['negative', -1, null],
  ['finer than a thousandth', '0.0001', null],
  ['a sum that fractions spoil', 0.1 + 0.2, null],
  ['no number', Number.NaN, null],
  ['without end', Number.POSITIVE_INFINITY, null],
  ['empty', '', null],
  ['a word', 'ten', null],
  ['a number and a word', '10mg', null],
  ['a word and a number', 'x10', null],
  ['a point and no decimals', '1.', null],
])('a quantity: %s', (_story, value, quantity) => {
  expect(quantityOf(value)).toBe(quantity);
});

test.each([
  ['30', 30, 30],
  ['90', 90, 90],
  ['90 as text', '90', 90],
  ['30 as text', ' 30 ', 30],
  ['60', 60, 30],
  ['60 as text', '60', 30],
  ['empty', '', 30],
  ['blank', ' ', 30],
  ['null', null, 30],
  ['no value', undefined, 30],
  ['a word', 'abc', 30],
  ['a list of one', [90], 30],
])('[DRUG-618] a supply length is 30 or 90, and else 30: %s', (_story, value, length) => {
  expect(supplyLengthOf(value)).toBe(length);
});

test.each([
  ['Day', 'Day', 'Day'],
  ['Week', 'Week', 'Week'],
  ['Month', 'Month', 'Month'],
  ['in small letters', 'day', 'Day'],
  ['in capitals', 'WEEK', 'Week'],
  ['with blanks around', ' month ', 'Month'],
])('[DRUG-408] [DRUG-619] a frequency from the list is taken in its spelling: %s', (_story, value, frequency) => {
  expect(frequencyOf(value, null)).toBe(frequency);
});

test.each([
  ['another unit', 'Year'],
  ['empty', ''],
  ['null', null],
  ['a number', 1],
])('[DRUG-408] [DRUG-619] any other frequency is ignored and leaves what was: %s', (_story, value) => {
  expect([frequencyOf(value, null), frequencyOf(value, 'Week')]).toEqual([null, 'Week']);
});
