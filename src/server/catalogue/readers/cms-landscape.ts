import { rejectRow } from '../files/rejection.ts';
import type { Row } from '../files/row.ts';
import { readStateCode } from './cells.ts';
import { contractYear, hasAll, type Layout, type ReadContext } from './layout.ts';
import { planListReader } from './plan-list.ts';
import { PLAN_COLUMNS } from './plan-row.ts';

/**
 * The file that CMS publishes each fall: one row for a plan segment and county, which may be 'All Counties'.
 * @source CMS CY2026 Landscape (52 columns) and CY2027 Landscape (53 columns, star ratings left blank)
 */
export const cmsLandscape: Layout = {
  name: 'CMS Landscape',
  dataset: 'plans',
  role: 'plan-list',
  recognises: (header) =>
    hasAll(header, ['Contract Category Type', 'Plan Name', 'Contract Name']) && !header.has('x_detail_source'),
  needs: () => [...PLAN_COLUMNS, 'County Name'],
  planYear: contractYear,
  reader(context, header) {
    const readPlan = planListReader(context, header);
    return (row, put) => {
      const area = readArea(row, context);
      const { plan_id } = readPlan(row, put);
      put('plan_area', { ...area, plan_id, source_line: row.line });
    };
  },
};

export const ALL_COUNTIES = 'All Counties';

/** The counties come by name, in Connecticut by the names of the old eight. */
export function readArea(row: Row, { counties }: ReadContext) {
  const state_code = readStateCode(row);
  const name = row.get('County Name');
  if (name === ALL_COUNTIES) return { state_code, county_part: '000' };
  const fips = counties.find(state_code, name) ?? rejectRow('the county is not known', `${state_code} '${name}'`);
  return { state_code, county_part: fips.slice(2) };
}
