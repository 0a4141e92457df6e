import { expect, test } from 'vitest';
import { readRows } from '../testing/read-rows.ts';
import { sourceOf } from '../testing/source-of.ts';
import { recognise } from './recognise.ts';

test('star ratings name their year in their columns, and say why there is none', async () => {
  const { planYear, results, rejected } = await readRows(
    sourceOf(
      'Contract Number,SNP,2027 Part C Summary,2027 Part D Summary,2027 Overall\n' +
        'H9918,Yes,3.5,3,3.5\nH9919,Yes,Plan too new to be measured,4,Plan too new to be measured\n' +
        'S9981,No,Not Applicable,4.5,Not Applicable\nH99,No,3,3,3\nH9920,No,3,3,7\n',
    ),
  );
  expect(planYear).toBe(2027);
  expect(
    results.map(({ row }) => [row['contract_id'], row['overall'], row['medical'], row['drug'], row['reason']]),
  ).toEqual([
    ['H9918', 3.5, 3.5, 3, null],
    ['H9919', null, null, 4, 'Plan too new to be measured'],
    ['S9981', null, null, 4.5, 'Not Applicable'],
  ]);
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [5, 'the contract number can not be read'],
    [6, 'a star rating can not be read'],
  ]);
});

test('counties keep their leading zeros and all their Social Security codes', async () => {
  const { results, rejected } = await readRows(
    sourceOf(
      'county_fips,state,county_name,ssa_county_codes,note\n01001,AL,Autauga County,01000,\n' +
        '36061,NY,New York County,33420|33421,\n09110,CT,Capitol Planning Region,,x\n1001,AL,Autauga County,01000,\n',
    ),
  );
  expect(results.map(({ row }) => [row['county_fips'], row['ssa_county_codes']])).toEqual([
    ['01001', ['01000']],
    ['36061', ['33420', '33421']],
    ['09110', []],
  ]);
  expect(rejected).toEqual([{ line: 5, reason: 'the county code is not five digits', detail: "'1001'" }]);
});

test('ZIP codes and the shares of their counties', async () => {
  const { results, rejected } = await readRows(
    sourceOf(
      'zip,city,county_fips,ratio,source\n06103,Hartford,09003,0.9,zcta\n98101,Seattle,53033,,geonames\n' +
        '09001,,,,\n98101,Seattle,53999,1,zcta\n9810,Seattle,53033,1,zcta\n98102,Seattle,53033,1.5,zcta\n',
    ),
  );
  expect(results.map(({ row }) => [row['zip'], row['county_fips'], row['share']])).toEqual([
    ['06103', '09003', 0.9],
    ['98101', '53033', null],
  ]);
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [4, 'the ZIP code has no county'],
    [5, 'the county is not known'],
    [6, 'the ZIP code is not five digits'],
    [7, 'a share is not between 0 and 1'],
  ]);
});

test.each([
  ['an empty file', '', 'the file is empty'],
  ['a file of another kind', 'RXCUI,TTY,NAME\n1,SCD,x\n', 'no reader for this layout'],
  ['a text whose quotes do not add up', 'He said "hello\nand left\n', 'no reader for this layout'],
  ['JSON of another kind', '{"resourceType":"Patient"}', 'no reader for this layout'],
  ['bytes', Buffer.from([0, 255, 254, 1, 2]), 'no reader for this layout'],
])('a file that no reader knows is skipped: %s', async (_story, content, why) => {
  expect(await recognise(sourceOf(content))).toMatchObject({ why });
});

test.each([
  ['UTF-16', Buffer.from('\uFEFFzip,county_fips\n', 'utf16le'), 'file.csv: it is UTF-16 text; save it as UTF-8'],
  [
    'a county file without its names',
    'county_fips,ssa_county_codes,state\n',
    "file.csv: it is a counties file without the column 'county_name'",
  ],
  [
    'ratings without the overall one',
    'Contract Number,2026 Part C Summary\n',
    "without the columns '2026 Overall', '2026 Part D Summary'",
  ],
])('a file of a known kind that can not be used stops the load: %s', async (_story, content, sentence) => {
  await expect(recognise(sourceOf(content))).rejects.toThrow(sentence);
});
