import { expect, test } from 'vitest';
import { afterToolClose, hasChosen, isSameChoice, listAfterSearch } from './tool-close.ts';

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

const at = (name: string, more = {}) => ({ nationalProviderId: name, providerAddressId: '98101 12 MAIN ST', ...more });
const named = (names: string) => names.split('').map((name) => at(name));

test.each([
  ['is put on it comes last', 'AB', 'ABC', 'AB', 'ABC'],
  ['is taken off it goes', 'AB', 'B', 'AB', 'B'],
  ['was saved in another tab stays', 'AB', 'ABC', 'ABD', 'ABDC'],
  ['was saved in another tab stays though all others are taken off', 'AB', '', 'ABD', 'D'],
  ['was removed in another tab does not come back', 'AB', 'ABC', 'B', 'BC'],
  ['was put on it here and in another tab is on it once', 'A', 'AB', 'AB', 'AB'],
  ['was there before does not move', 'AB', 'BA', 'AB', 'AB'],
])('[DOC-613] who %s, when the search closes', (_story, atOpening, chosen, saved, expected) => {
  expect(listAfterSearch({ atOpening: named(atOpening), chosen: named(chosen) }, named(saved))).toEqual(
    named(expected),
  );
});

test('[DOC-613] what was noted of a doctor while the search was open is not lost with its close', () => {
  const search = { atOpening: named('AB'), chosen: named('ABC') };
  const noted = [at('A', { callNotes: ['yes'] }), at('B')];
  expect(listAfterSearch(search, noted)).toEqual([...noted, at('C')]);
});

test.each([
  ['AB', 'AB', false, true],
  ['AB', 'BA', false, false],
  ['AB', 'A', true, false],
  ['AB', 'AC', true, false],
  ['', '', false, true],
])(
  'of %s and %s it is known whether somebody came or went, and whether they are the same',
  (before, after, came, same) => {
    expect(hasChosen({ atOpening: named(before), chosen: named(after) })).toBe(came);
    expect(isSameChoice(named(before), named(after))).toBe(same);
  },
);

test('a doctor at another address is another entry of the list', () => {
  const elsewhere = { ...at('A'), providerAddressId: '98101 9 PINE ST' };
  expect(listAfterSearch({ atOpening: [at('A')], chosen: [elsewhere] }, [at('A')])).toEqual([elsewhere]);
  expect(isSameChoice([at('A')], [elsewhere])).toBe(false);
});
