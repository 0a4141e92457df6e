import { rejectRow } from '../files/rejection.ts';
import type { Row } from '../files/row.ts';
import { readDegrees } from './cells.ts';
import { hasAll, type Layout, saysNoYear } from './layout.ts';

/** Which counties a ZIP code touches, and what share of it lies in each. */
export const zipCounties: Layout = {
  name: 'ZIP codes and counties',
  dataset: 'geography',
  role: 'zip-counties',
  recognises: (header) => hasAll(header, ['zip', 'county_fips']),
  needs: () => ['zip', 'county_fips', 'ratio'],
  planYear: saysNoYear,
  reader: (context) => (row, put) => {
    const zip = row.get('zip');
    const county_fips = row.get('county_fips');
    if (!/^\d{5}$/.test(zip)) rejectRow('the ZIP code is not five digits', `'${zip}'`);
    if (county_fips === '') rejectRow('the ZIP code has no county', zip);
    if (!context.counties.has(county_fips)) rejectRow('the county is not known', `'${county_fips}'`);
    const place = { latitude: readDegrees(row, 'latitude'), longitude: readDegrees(row, 'longitude') };
    put('zip_county', { zip, county_fips, share: readShare(row), ...place, source_line: row.line });
  },
};

function readShare(row: Row): number | null {
  const text = row.get('ratio');
  if (text === '') return null;
  const share = Number(text);
  return share >= 0 && share <= 1 ? share : rejectRow('a share is not between 0 and 1', `'${text}'`);
}
