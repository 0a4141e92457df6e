import { expect, test } from 'vitest';
import { formatCents, formatDollars } from './money.ts';

test.each([
  ['a premium', 2450, '$24.50'],
  ['one cent', 1, '$0.01'],
  ['a real zero', 0, '$0.00'],
  ['a zero below zero', -0, '$0.00'],
  ['an amount below zero', -350, '-$3.50'],
  ['thousands', 123_450, '$1,234.50'],
  ['an amount that floats get wrong', 115, '$1.15'],
  ['millions', 123_456_789, '$1,234,567.89'],
])(
  '[FORMAT-403] whole cents, the same in English and in the Spanish of the United States: %s',
  (_story, cents, text) => {
    expect([formatCents(cents, 'en'), formatCents(cents, 'es')]).toEqual([text, text]);
  },
);

test.each([
  [0, '$0'],
  [123_449, '$1,234'],
  [123_450, '$1,235'],
])('headlines have no decimals: %i cents', (cents, text) => {
  expect([formatDollars(cents, 'en'), formatDollars(cents, 'es')]).toEqual([text, text]);
});
