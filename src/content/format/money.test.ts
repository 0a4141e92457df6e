import { expect, test } from 'vitest';
import { formatCents, formatDollars } from './money.ts';

test.each([
  ['a number', 1234.5, '$1,234.50'],
  ['a text', '24', '$24.00'],
  ['a text with blanks', ' 24.5 ', '$24.50'],
  ['a whole number', 12, '$12.00'],
  ['a text that was formatted before', '$1,234.50', '$1,234.50'],
  ['an amount below zero', -3.5, '-$3.50'],
])('[FORMAT-403] [FORMAT-606] dollars with two decimals: %s', (_story, value, text) => {
  expect(formatDollars(value, 'en')).toBe(text);
});

test.each([
  ['no value', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', '  '],
  ['the word null', 'null'],
  ['the word undefined', 'undefined'],
  ['words', 'abc'],
  ['not a number', Number.NaN],
  ['without end', Number.POSITIVE_INFINITY],
  ['an exponent', '1e309'],
  ['commas in wrong places', '1,23'],
  ['a list', [5]],
  ['true', true],
])('[FORMAT-404] [FORMAT-606] what holds no amount is $0, without decimals: %s', (_story, value) => {
  expect([formatDollars(value, 'en'), formatDollars(value, 'es')]).toEqual(['$0', '$0']);
});

test.each([
  ['a number', 0],
  ['a text', '0'],
  ['a text with decimals', '0.00'],
  ['below zero', -0],
  ['less than half a cent below zero', -0.001],
])('[FORMAT-404] a real zero is $0.00: %s', (_story, value) => {
  expect([formatDollars(value, 'en'), formatDollars(value, 'es')]).toEqual(['$0.00', '$0.00']);
});

test.each([
  ['a premium', 2450, '$24.50'],
  ['one cent', 1, '$0.01'],
  ['a real zero', 0, '$0.00'],
  ['thousands', 123_450, '$1,234.50'],
  ['an amount that floats get wrong', 115, '$1.15'],
  ['millions', 123_456_789, '$1,234,567.89'],
])(
  '[FORMAT-403] whole cents, the same in English and in the Spanish of the United States: %s',
  (_story, cents, text) => {
    expect([formatCents(cents, 'en'), formatCents(cents, 'es')]).toEqual([text, text]);
  },
);
