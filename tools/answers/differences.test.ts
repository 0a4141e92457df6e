import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const none = new Set<string>();

test.each([
  ['the same in another order of names', { a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, none, []],
  ['another value in a list', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, none, ['a.b: 2 3']],
  ['null, which is not 0', { a: null }, { a: 0 }, none, ['a: null 0']],
  ['null, which is not left out', { a: null }, {}, none, ['a: null not there']],
  ['a list that grew', { a: [1] }, { a: [1, 2] }, none, ['a: not there 2']],
  ['another order of a list', [1, 2], [2, 1], none, [': 1 2', ': 2 1']],
  ['an empty list, which is no empty object', { a: [] }, { a: {} }, none, ['a: [] {}']],
  ['an ignored field', { a: [{ b: 1, c: 1 }] }, { a: [{ b: 2, c: 1 }] }, new Set(['a.b']), []],
  ['a part below an ignored field', { a: { b: 1 }, c: 1 }, { c: 2 }, new Set(['a']), ['c: 1 2']],
])('what differs: %s', (_story, older, newer, ignored, expected) => {
  const found = differencesOf(older, newer, ignored).map(({ path, ...said }) => `${path}: ${said.older} ${said.newer}`);
  expect(found).toEqual(expected);
});
