import { expect, test } from 'vitest';
import { readableName, searchWordsOf } from './provider-name.ts';

test.each([
  ['KELLY HANSCOM', 'Kelly Hanscom'],
  ['PEREZ-RODRIGUEZ', 'Perez-Rodriguez'],
  ["O'BRIEN", "O'Brien"],
  ['MCDONALD III', 'McDonald III'],
  ['GREATER NEW BEDFORD COMMUNITY HEALTH CENTER, INC.', 'Greater New Bedford Community Health Center, Inc.'],
  ['CENTER FOR THE EYE OF MAINE PC', 'Center for the Eye of Maine PC'],
  ["ST. MARY'S HOSPITAL", "St. Mary's Hospital"],
  ['ÁLVAREZ', 'Álvarez'],
  ['  ANN   LEE ', 'Ann Lee'],
  ['Ludwig van Buren', 'Ludwig van Buren'],
])('%s reads %s', (text, expected) => {
  expect(readableName(text)).toBe(expected);
});

test('accents, signs and large letters do not count in a search', () => {
  expect(searchWordsOf("José O'Brien-Núñez, M.D.")).toEqual(['jose', 'obrien', 'nunez', 'md']);
  expect(searchWordsOf(' \u0301 -- ')).toEqual([]);
});
