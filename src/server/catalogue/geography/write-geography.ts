import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvLine } from '../files/write-csv.ts';
import type { NpmGeography } from './npm-geography.ts';

/** Writes the two files that the loader reads. Social Security codes and shares are left blank: npm does not hold them. */
export function writeGeography(folder: string, { counties, zips, middles }: NpmGeography) {
  mkdirSync(folder, { recursive: true });
  const countyLines = counties.map(({ countyFips, stateCode, countyName }) =>
    csvLine([countyFips, stateCode, countyName, null]),
  );
  const zipLines = [...zips].flatMap(([zip, codes]) =>
    codes.map((code) => csvLine([zip, code, null, ...(middles.get(zip) ?? [null, null])])),
  );
  writeFileSync(
    join(folder, 'counties.csv'),
    `county_fips,state,county_name,ssa_county_codes\n${countyLines.join('')}`,
  );
  writeFileSync(join(folder, 'zip_county.csv'), `zip,county_fips,ratio,latitude,longitude\n${zipLines.join('')}`);
}
