import { rejectRow } from '../files/rejection.ts';
import { readPlanId } from './cells.ts';
import { ALL_COUNTIES, readArea } from './cms-landscape.ts';
import { type Layout, saysNoYear } from './layout.ts';

/** The counties of the plans of a trimmed Landscape. */
export const serviceArea: Layout = {
  name: 'service area',
  dataset: 'plans',
  role: 'service-area',
  recognises: (header) => header.has('x_match') && header.has('x_county_fips'),
  needs: () => ['Contract ID', 'Plan ID', 'Segment ID', 'State Territory Abbreviation', 'County Name'],
  planYear: saysNoYear,
  reader: (context) => (row, put) => {
    const { planId: plan_id } = readPlanId(row);
    // Made from county names without their state: they say of a plan that it is sold where it may not be, unless it
    // serves the whole state.
    const isWholeState = context.wholeStates.has(`${plan_id} ${row.get('State Territory Abbreviation')}`);
    if (row.get('x_match') === 'name_in_several_states' && !isWholeState) {
      rejectRow('over-inclusive: the county name occurs in several states (name_in_several_states)', plan_id);
    }
    if (!context.planIds.has(plan_id)) rejectRow('the plan is not in the plan list', plan_id);
    const fips = row.get('x_county_fips');
    if (fips && !/^\d{5}$/.test(fips)) rejectRow('the county code is not five digits', `'${fips}'`);
    // The code, where there is one, is surer than the name.
    const isCounty = fips !== '' && row.get('County Name') !== ALL_COUNTIES;
    if (isCounty && !context.counties.has(fips)) rejectRow('the county is not known', fips);
    const named = isCounty ? null : readArea(row, context);
    const state_code = named?.state_code ?? row.get('State Territory Abbreviation');
    put('plan_area', { state_code, county_part: named?.county_part ?? fips.slice(2), plan_id, source_line: row.line });
  },
};
