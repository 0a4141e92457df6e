import { expect, test } from 'vitest';
import { countyLookup, countyNameKey } from './county-names.ts';

test.each([
  ['with and without its kind', 'King', 'King County'],
  ['in capitals', 'KING', 'King County'],
  ['a saint', 'Saint Lawrence', 'St. Lawrence County'],
  ['a holy woman', 'Ste. Genevieve', 'Sainte Genevieve County'],
  ['an accent', 'Bayamon', 'Bayamón Municipio'],
  ['an apostrophe', "Prince George's", 'Prince Georges County'],
  ['a blank', 'De Kalb', 'DeKalb County'],
  ['a parish', 'Orleans', 'Orleans Parish'],
  ['a borough of Alaska', 'Kodiak Island', 'Kodiak Island Borough'],
  ['a census area, shortened', 'Nome (CA)', 'Nome Census Area'],
  ['a city, shortened', 'Galax (city)', 'Galax city'],
  ['a city whose mark lost its end', 'Colonial Heights (city', 'Colonial Heights city'],
  ['a city, turned around', 'City of Richmond', 'Richmond City'],
  ['a city with city in its name', 'Carson City (city)', 'Carson City'],
])('two spellings of one county: %s', (_story, one, other) => {
  expect(countyNameKey(one)).toBe(countyNameKey(other));
});

test.each([
  ['a city and the county around it', 'Richmond City', 'Richmond County'],
  ['a county with city in its name', 'Charles City County', 'Charles County'],
  ['an island in the name', 'Rock Island', 'Rock'],
])('two counties: %s', (_story, one, other) => {
  expect(countyNameKey(one)).not.toBe(countyNameKey(other));
});

test('a name is looked up in its own state', () => {
  const counties = countyLookup([{ state_code: 'WA', county_name: 'King County', county_fips: '53033' }]);
  expect(counties.find('WA', 'King')).toBe('53033');
  expect(counties.find('TX', 'King')).toBeNull();
  expect(counties.has('53033')).toBe(true);
  expect(counties.has('48269')).toBe(false);
});
