import { expect, test } from 'vitest';
import { findRow, readReviewedRows } from './reviewed-row.ts';
import { readUsualRows } from './usual-dose.ts';

test('rows are read line by line, without comments and blank lines', () => {
  const rows = readReviewedRows(`
    # Inhalers
      [Advair]; 60 actuat |EA|inhaler|60; 14|NADAC

    tiotropium|EA|capsule||NADAC EA
  `);
  expect(rows).toEqual([
    { words: ['[advair]', '60 actuat'], unit: 'EA', item: 'inhaler', sizes: [60, 14], source: 'NADAC' },
    { words: ['tiotropium'], unit: 'EA', item: 'capsule', sizes: [], source: 'NADAC EA' },
  ]);
});

test.each([
  ['an unknown unit', 'advair|KG|inhaler|60|NADAC'],
  ['an unknown item', 'advair|EA|barrel|60|NADAC'],
  ['no source', 'advair|EA|inhaler|60|'],
  ['too few columns', 'advair'],
])('a reviewed row with %s is refused, and named', (_story, line) => {
  expect(() => readReviewedRows(line)).toThrow(line);
});

test('a usual dose is of each drug of its line', () => {
  expect(readUsualRows('2|Day|metformin|Gabapentin; tablet')).toEqual([
    { words: ['metformin'], quantity: 2, frequency: 'Day' },
    { words: ['gabapentin', 'tablet'], quantity: 2, frequency: 'Day' },
  ]);
  expect(readUsualRows('0.5|Month|a\n1|Week|b').map(({ frequency }) => frequency)).toEqual(['Month', 'Week']);
});

test.each([
  ['no quantity', '|Day|metformin'],
  ['a quantity of nothing', '0|Day|metformin'],
  ['an unknown frequency', '1|Year|metformin'],
  ['no frequency', '1'],
])('a usual dose with %s is refused, and named', (_story, line) => {
  expect(() => readUsualRows(line)).toThrow(line);
});

const row = (...words: string[]) => ({ words });
const of = (name: string, rxcui = '1') => ({ name, rxcui });

test.each([
  ['all words stand in the name', [row('ofloxacin', 'tablet')], of('Ofloxacin 200 MG Oral Tablet'), 0],
  ['one is missing', [row('ofloxacin', 'drops')], of('Ofloxacin 200 MG Oral Tablet'), null],
  ['the first row that fits', [row('drops'), row('tablet'), row('ofloxacin')], of('ofloxacin tablet'), 1],
  ['a word inside of another', [row('ofloxacin')], of('ciprofloxacin 5 MG'), null],
  ['a number inside of another', [row('5 mg')], of('drug 0.5 MG'), null],
  ['inside first, and then by itself', [row('5 mg')], of('drug 0.5 MG / other 5 MG'), 0],
  ['the number of RxNorm', [row('#2123111')], of('albuterol', '2123111'), 0],
  ['the number of another', [row('#2123111')], of('albuterol', '1'), null],
  [
    'a pack takes only rows of packs',
    [row('methotrexate'), row('methotrexate', 'pack')],
    of('{4 (methotrexate) } Pack'),
    1,
  ],
  ['what is no pack takes none of them', [row('pack', 'methotrexate')], of('methotrexate pack'), null],
])('a row is found when %s', (_story, rows, drug, place) => {
  expect(findRow<{ words: readonly string[] }>(rows, drug)).toBe(place === null ? null : rows[place]);
});
