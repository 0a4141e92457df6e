import { NOTHING_LOST, rejectRow } from '../files/rejection.ts';
import { readStateCode } from './cells.ts';
import { contractYear, type Layout } from './layout.ts';
import { planListReader } from './plan-list.ts';
import { PLAN_COLUMNS } from './plan-row.ts';

/** A Landscape without counties: one row for a plan segment and state, beside a service area file. */
export const trimmedLandscape: Layout = {
  name: 'trimmed CMS Landscape',
  dataset: 'plans',
  role: 'plan-list',
  recognises: (header) => header.has('x_detail_source') && header.has('Plan Name'),
  needs: () => PLAN_COLUMNS,
  planYear: contractYear,
  reader(context, header) {
    const readPlan = planListReader(context, header);
    const seen = new Set<string>();
    return (row, put) => {
      const state = readStateCode(row);
      const { plan_id } = readPlan(row, put);
      if (seen.has(`${plan_id} ${state}`)) rejectRow(NOTHING_LOST.twice, `${plan_id} in ${state}`);
      seen.add(`${plan_id} ${state}`);
    };
  },
};
