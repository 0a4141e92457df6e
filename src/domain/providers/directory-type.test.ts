import { expect, test } from 'vitest';
import { coverageTypeOrNull, directoryTypeOf, providerIcon } from './directory-type.ts';

test.each([
  ['D', 'D'],
  ['B', 'B'],
  ['M', 'M'],
  ['X', 'M'],
  ['d', 'M'],
  ['', 'M'],
  [undefined, 'M'],
  [null, 'M'],
])('[DOC-609] a directory of type %j counts as %s', (given, type) => {
  expect(directoryTypeOf(given)).toBe(type);
});

test.each([
  ['dental', 'person', 'dental'],
  ['dental', 'place', 'dental'],
  ['behavioral', 'person', 'behavioral'],
  ['behavioral', 'place', 'behavioral'],
  ['medical', 'place', 'place'],
  ['medical', 'person', 'default'],
  ['vision', 'place', 'default'],
  [null, 'person', 'default'],
] as const)('[DOC-602][DOC-610] %s care by a %s has the icon %s', (coverageType, type, icon) => {
  expect(providerIcon(coverageType, type)).toBe(icon);
});

test('[DOC-610] a kind of cover that there is not is unknown', () => {
  expect(['medical', 'dental', 'behavioral', 'vision', 7, undefined].map(coverageTypeOrNull)).toEqual([
    'medical',
    'dental',
    'behavioral',
    null,
    null,
    null,
  ]);
});
