import { rejectRow } from '../files/rejection.ts';
import { readNeededText, readStateCode } from './cells.ts';
import { hasAll, type Layout, saysNoYear } from './layout.ts';

/** Counties with their FIPS code and the Social Security codes that CMS's drug files use. */
export const counties: Layout = {
  name: 'counties',
  dataset: 'geography',
  role: 'counties',
  recognises: (header) => hasAll(header, ['county_fips', 'ssa_county_codes']),
  needs: () => ['county_fips', 'state', 'county_name', 'ssa_county_codes'],
  planYear: saysNoYear,
  reader: () => (row, put) => {
    const county_fips = row.get('county_fips');
    if (!/^\d{5}$/.test(county_fips)) rejectRow('the county code is not five digits', `'${county_fips}'`);
    put('county', {
      county_fips,
      state_code: readStateCode(row, 'state'),
      county_name: readNeededText(row, 'county_name'),
      ssa_county_codes: row.get('ssa_county_codes').split('|').filter(Boolean),
      source_line: row.line,
    });
  },
};
