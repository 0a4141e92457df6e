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
  ['a name with an accent', 'Elíquis', ['Eliquis']],
  ['a Spanish name with an accent', 'losartán', ['losartan', 'hydrochlorothiazide / losartan']],
  ['a Spanish name', 'metformina', ['metformin', 'Janumet']],
  ['a long Spanish name', 'hidroclorotiazida', ['hydrochlorothiazide / losartan']],
  ['a Spanish name with the beginning of its second word', 'insulina gla', ['Lantus']],
  ['nothing for three letters that begin no name', 'zqx', []],
  ['nothing for what is like no name', 'warfarin', []],
  ['nothing for signs', '%_\\', []],
])('what is typed finds %s', (_story, typed, names) => {
  expect(findNames(NAMES, typed, 3).map(({ name }) => name)).toEqual(names.slice(0, 3));
});

const found = (names: readonly ReturnType<typeof named>[], typed: string) =>
  findNames(names, typed, 9).map(({ name }) => name);

test.each([
  ['the name itself, before a commoner one that goes on', 'lantus', ['Lantus', 'Lantusol']],
  ['a name by its second word', 'tartrate', ['metoprolol tartrate']],
  ['a name by the beginnings of its words', 'metop tart', ['metoprolol tartrate']],
  ['what has the word in its name, before what is made of it', 'insulin', ['insulin lispro', 'Soliqua', 'Lantus']],
  ['what is made of it alone, before a commoner mixture', 'insulin glargine', ['Lantus', 'Soliqua']],
  ['a substance alone before a commoner mixture', 'olmesartin', ['olmesartan', 'amlodipine / olmesartan']],
  ['two that are as common by the alphabet', 'brand', ['Branda', 'Brandb']],
  ['no name that is the beginning of a longer word', 'klopqrst', []],
  ['a name whose first two letters are swapped', 'asmax', ['Samax']],
  ['none whose second letter is typed first', 'anmax', []],
  ['none whose first letter is typed second', 'msmax', []],
  ['none that begins otherwise', 'tamax', []],
])('of names that are much alike %s', (_story, typed, expected) => {
  const alike = [
    named('Lantusol', 90),
    named('Lantus', 3, 'insulin glargine', ['Lantus SoloStar']),
    named('Soliqua', 9, 'insulin glargine lixisenatide'),
    named('insulin lispro', 1),
    named('metoprolol succinate', 40),
    named('metoprolol tartrate', 50),
    named('amlodipine / olmesartan', 99),
    named('olmesartan', 1),
    named('Brandb', 2),
    named('Branda', 2),
    named('Klo', 2),
    named('Samax', 2),
  ];
  expect(found(alike, typed)).toEqual(expected);
});

test.each([
  [3, 0],
  [4, 1],
  [5, 1],
  [6, 2],
  [9, 2],
  [10, 3],
])('a word of %i letters may hold %i faults and no more', (length, faults) => {
  const name = 'abdghjlmno'.slice(0, length);
  const typed = (wrong: number) => name.slice(0, length - wrong) + 'wvwv'.slice(0, wrong);
  expect(found([named(name, 1)], typed(faults))).toEqual([name]);
  expect(found([named(name, 1)], typed(faults + 1))).toEqual([]);
});

test.each([
  ['a whole word before one that only begins like it', ['metformin', 'metforminol'], 'metfornin', ['metformin']],
  ['a word that only begins like it, as far off as it may be', ['abdghjlm'], 'abdw', ['abdghjlm']],
  ['a word that is as much shorter as it may be', ['abdghj'], 'abdghjww', ['abdghj']],
  ['a word that is as much longer as it may be', ['abcdefghijklm'], 'abdegijklm', ['abcdefghijklm']],
])('faults: %s', (_story, names, typed, expected) => {
  expect(
    found(
      names.map((name) => named(name, 1)),
      typed,
    ),
  ).toEqual(expected);
});

test.each(
  '10 2.5 mg mcg ml unit units er xr xl sr cr la dr ec odt hcl hfa tab tabs tablet tablets cap caps capsule capsules pen pens patch patches cream inhaler drops'.split(
    ' ',
  ),
)('%s is a strength or a form, and no part of a name', (word) => {
  expect(found(NAMES, `lisino ${word}`)).toEqual(['lisinopril']);
  expect(found(NAMES, `lisino x${word}`)).toEqual([]);
});

test.each([
  ['levothyroxine', 'levotiroxina'],
  ['acetaminophen', 'acetaminofén'],
  ['spironolactone', 'espironolactona'],
  ['allopurinol', 'alopurinol'],
  ['amlodipine', 'amlodipino'],
  ['methotrexate', 'metotrexato'],
  ['cephalexin', 'cefalexina'],
  ['folic acid', 'ácido fólico'],
  ['potassium', 'potasio'],
  ['rhinaris', 'rinaris'],
  ['acetaminophen', 'paracetamol'],
  ['acetaminophen', 'Paracetamol 500 mg'],
  ['albuterol', 'salbutamol'],
  ['glyburide', 'glibenclamida'],
  ['glyburide / metformin', 'glibenclamida metformina'],
  ['rifampin', 'rifampicina'],
  ['epinephrine', 'adrenaline'],
  ['torsemide', 'torasemida'],
  ['cyclosporine', 'ciclosporina'],
  ['dicyclomine', 'dicicloverina'],
])('%s is found as %s', (name, typed) => {
  const others = [named('estradiol', 9), named('phenytoin', 9), named('chlorthalidone', 9)];
  expect(found([...others, named(name, 1)], typed)).toEqual([name]);
});

test('a name is found by its international name only where no name has it', () => {
  expect(found([named('albuterol', 9), named('Salbutamol Nova', 1)], 'salbutamol')).toEqual(['Salbutamol Nova']);
});

test('a word that only begins as a form does is part of a name', () => {
  expect(found(NAMES, 'lisino creamy')).toEqual([]);
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
