import { rejectRow } from '#server/catalogue/files/rejection.ts';
import { readNeededText, readText } from '../cells.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';

/** The counties of the quarterly files by their Social Security codes, with CMS's regions. */
export const geographicLocator: Layout = {
  name: 'CMS geographic locator',
  dataset: 'formularies',
  role: 'drug-facts',
  recognises: (header) => hasAll(header, ['COUNTY_CODE', 'STATENAME', 'PDP_REGION']),
  needs: () => ['COUNTY', 'MA_REGION_CODE', 'PDP_REGION_CODE'],
  planYear: saysNoYear,
  encoding: 'windows-1252',
  reader: () => (row, put) => {
    const code = row.get('COUNTY_CODE');
    if (!/^\d{5}$/.test(code)) rejectRow('the county code is not five digits', `'${code}'`);
    put('drug_region', {
      ssa_county_code: code,
      state_name: readNeededText(row, 'STATENAME'),
      county_name: readNeededText(row, 'COUNTY'),
      ma_region: readText(row, 'MA_REGION_CODE'),
      pdp_region: readText(row, 'PDP_REGION_CODE'),
      source_line: row.line,
    });
  },
};
