import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countyNameKey } from '../county-names.ts';
import { readNpmGeography } from './npm-geography.ts';

const { counties, zips } = readNpmGeography();
const nameOf = new Map(
  counties.map(({ countyFips, stateCode, countyName }) => [countyFips, `${countyName} ${stateCode}`]),
);

test.each([
  ['Seattle', '98101', ['King County WA']],
  ['New York', '10001', ['New York County NY']],
  ['two counties, the post office’s first', '98022', ['King County WA', 'Pierce County WA']],
  ['two states', '69212', ['Cherry County NE', 'Todd County SD']],
  ['Connecticut by its old counties', '06103', ['Hartford County CT']],
  ['Puerto Rico', '00601', ['Adjuntas Municipio PR', 'Utuado Municipio PR']],
  ['a post office without an area of its own', '98111', ['King County WA']],
  ['a county that was renamed', '57770', ['Oglala Lakota County SD']],
])('the counties of a ZIP code: %s', (_story, zip, names) => {
  expect(zips.get(zip)?.map((code) => nameOf.get(code))).toEqual(names);
});

test.each([['00000'], ['99998'], ['09001']])('a ZIP code that is nowhere has no county: %s', (zip) => {
  expect(zips.get(zip)).toBeUndefined();
});

test('the whole country is there, and every county of a ZIP code is a known one', () => {
  expect(zips.size).toBeGreaterThan(40_000);
  expect(counties.length).toBeGreaterThan(3_200);
  expect([...zips.values()].flat().filter((code) => !nameOf.has(code))).toEqual([]);
  expect(counties.filter(({ stateCode }) => stateCode === 'CT')).toHaveLength(8);
});

const realDataDir = process.env['REAL_DATA_DIR'];
if (!realDataDir) console.warn('REAL_DATA_DIR is not set: the npm counties are not compared with the real ones.');

test.skipIf(!realDataDir)('every code means the same county as in CMS’s own list', () => {
  const lines = readFileSync(join(realDataDir ?? '', 'geo', 'counties.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const real = new Map(
    lines
      .map((line) => line.split(',').slice(0, 3) as [string, string, string])
      .map(([code, state, name]) => [code, `${state} ${countyNameKey(name)}`]),
  );
  const different = counties.filter(
    ({ countyFips, stateCode, countyName }) => real.get(countyFips) !== `${stateCode} ${countyNameKey(countyName)}`,
  );
  // A part of Alaska that was split up after the Census of 2000; GeoNames still knows one post office there.
  expect(different.map(({ countyName }) => countyName)).toEqual(['Skagway-Hoonah-Angoon']);
});
