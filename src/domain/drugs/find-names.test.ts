import { expect, test } from 'vitest';
import { wordDistance } from './edit-distance.ts';
import { findNames } from './find-names.ts';
import { searchKey } from './search-name.ts';

const named = (name: string, weight: number, substance: string | null = null, spellings: readonly string[] = []) => ({
  name,
  keys: [name, ...spellings].map(searchKey),
  substance,
  weight,
});

const NAMES = [
  named('atorvastatin', 90),
  named('amlodipine / atorvastatin', 30),
  named('Lipitor', 0),
  named('Lipidil', 3),
  named('patisiran', 5),
  named('Eliquis', 4),
  named('metformin', 80, null, ['metformin hydrochloride']),
  named('Janumet', 6, 'metformin sitagliptin'),
  named('metoprolol succinate', 40),
  named('metoprolol tartrate', 50),
  named('losartan', 60),
  named('hydrochlorothiazide / losartan', 40, null, ['losartan / hydrochlorothiazide']),
  named('lisinopril', 70),
  named('Lantus', 3, 'insulin glargine', ['LANTUS SOLOSTAR']),
  named('Ozempic', 4, 'semaglutide'),
  named('Rybelsus', 3, 'semaglutide'),
  named('Xanax', 4),
  named('Zantac', 1),
  named('Klor-Con', 2),
];

test.each([
  ['the beginning of a brand, and nothing that is only a little like it', 'lipit', ['Lipitor']],
  ['the nearest, and none that is further off', 'lipitr', ['Lipitor']],
  ['a letter left out', 'eliqis', ['Eliquis']],
  ['a wrong letter, in a name alone before a mixture', 'metforman', ['metformin', 'Janumet']],
  ['a vowel left out', 'atorvastatn', ['atorvastatin', 'amlodipine / atorvastatin']],
  ['two letters swapped', 'lisinorpil', ['lisinopril']],
  ['a letter that sounds alike at the front', 'zanax', ['Xanax']],
  ['the commoner of two first', 'metop', ['metoprolol tartrate', 'metoprolol succinate']],
  ['the name itself before longer ones', 'losartan', ['losartan', 'hydrochlorothiazide / losartan']],
  ['a mixture the other way round', 'losartan hydro', ['hydrochlorothiazide / losartan', 'losartan']],
  ['a brand by the name on its pen', 'lantus solostar', ['Lantus']],
  ['the brands of what nobody sells by its own name', 'semaglutide', ['Ozempic', 'Rybelsus']],
  ['the same, mistyped', 'semaglutid', ['Ozempic', 'Rybelsus']],
  ['a name with its strength and form', 'Lisinopril 10 mg tablet', ['lisinopril']],
  ['a mistyped name with its strength', 'eliqis 5 mg', ['Eliquis']],
  ['a name without its dash', 'klor con', ['Klor-Con']],
  ['nothing for three letters that begin no name', 'zqx', []],
  ['nothing for what is like no name', 'warfarin', []],
  ['nothing for signs', '%_\\', []],
])('what is typed finds %s', (_story, typed, names) => {
  expect(findNames(NAMES, typed, 3).map(({ name }) => name)).toEqual(names.slice(0, 3));
});

test('no more names are found than there is room for', () => {
  expect(findNames(NAMES, 'l', 2)).toHaveLength(2);
});

test.each([
  ['the same', 'lipitor', 'lipitor', { whole: 0, beginning: 0 }],
  ['a beginning', 'lipi', 'lipitor', { whole: 3, beginning: 0 }],
  ['two letters swapped', 'liptior', 'lipitor', { whole: 1, beginning: 1 }],
  ['one too many', 'lippitor', 'lipitor', { whole: 1, beginning: 1 }],
  ['one changed and one left out', 'lapitr', 'lipitor', { whole: 2, beginning: 2 }],
])('the distance between words: %s', (_story, typed, word, distance) => {
  expect(wordDistance(typed, word)).toEqual(distance);
});
