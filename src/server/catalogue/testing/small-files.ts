import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Three counties and three ZIP codes, one of them in two counties and one in two states. */
export const SMALL_GEOGRAPHY = {
  'geo/counties.csv':
    'county_fips,state,county_name,ssa_county_codes\n53033,WA,King County,50160\n53053,WA,Pierce County,50260\n' +
    '09003,CT,Hartford County,07010\n',
  'geo/zip_county.csv':
    'zip,county_fips,ratio\n98101,53033,1\n98022,53053,0.2\n98022,53033,0.8\n06103,09003,0.6\n06103,53033,0.4\n',
};

/** Replaces what a folder holds. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): string {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return folder;
}
