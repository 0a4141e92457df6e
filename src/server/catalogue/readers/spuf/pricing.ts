import { rejectRow } from '#server/catalogue/files/rejection.ts';
import { readNdc } from '../drugs/drug-row.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { readListedPlan, readMicros } from './cells.ts';

/** The days themselves, where the cost files have codes. */
const DAYS: Record<string, number> = { 30: 30, 60: 60, 90: 90 };

/** The average price of a unit of each drug at each plan's pharmacies. */
export const pricing: Layout = {
  name: 'CMS drug prices',
  dataset: 'formularies',
  role: 'drug-facts',
  recognises: (header) => hasAll(header, ['UNIT_COST', 'NDC']),
  needs: () => ['CONTRACT_ID', 'PLAN_ID', 'SEGMENT_ID', 'DAYS_SUPPLY'],
  planYear: saysNoYear,
  reader: (context) => (row, put) => {
    const plan = readListedPlan(row, context);
    const days = row.get('DAYS_SUPPLY');
    const unit_cost = readMicros(row, 'UNIT_COST');
    if (unit_cost === null) rejectRow('the unit cost is blank', plan);
    // Nobody sells a drug for nothing: CMS prints 0 where it has no price.
    if (unit_cost === 0) rejectRow('the unit cost is 0', plan);
    put('drug_price', {
      ndc: readNdc(row),
      plan_number: context.planNumbers.get(plan) ?? 0,
      days: DAYS[days] ?? rejectRow('the days of supply are not 30, 60 or 90', `'${days}'`),
      unit_cost,
      source_line: row.line,
    });
  },
};
