import { expect, test } from 'vitest';
import { afterToolClose } from './tool-close.ts';

test.each([
  ['the same ZIP code replaces', { zipCode: '98101', providers: ['a'] }, '98101', { do: 'save', providers: ['a'] }],
  ['another ZIP code resets', { zipCode: '98101', providers: ['a'] }, '98102', { do: 'reset' }],
  ['an empty store sends an empty list', { zipCode: '98101', providers: [] }, '98101', { do: 'save', providers: [] }],
  ['an empty store of another ZIP code resets too', { zipCode: '98101', providers: [] }, '02101', { do: 'reset' }],
  ['one that can not be read changes nothing', null, '98101', { do: 'nothing' }],
  [
    'where no ZIP code is known none is another',
    { zipCode: '98101', providers: ['a'] },
    null,
    { do: 'save', providers: ['a'] },
  ],
])('[DOC-613] when the search closes, %s', (_story, stored, zipCode, expected) => {
  expect(afterToolClose(stored, zipCode)).toEqual(expected);
});
