import { rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import type { Put } from '#server/catalogue/tables.ts';
import { hasAll, type Layout, type ReadContext, saysNoYear } from '../layout.ts';
import { readFlag, readListedPlan, readMicros } from './cells.ts';

const FEES = ['BRAND', 'GENERIC', 'SELECTED'].flatMap((kind) =>
  [30, 60, 90].map((days) => `${kind}_DISPENSING_FEE_${days}`),
);

/** How many different terms are remembered. More of them only take a little more room in the database. */
const MOST_TERMS = 50_000;

/** Which pharmacies each plan works with, and what they ask for handing a drug out. */
export const pharmacyNetworks: Layout = {
  name: 'CMS pharmacy networks',
  dataset: 'formularies',
  role: 'drug-facts',
  recognises: (header) => hasAll(header, ['PHARMACY_NUMBER', 'PREFERRED_STATUS_RETAIL']),
  needs: () => [
    'CONTRACT_ID',
    'PLAN_ID',
    'SEGMENT_ID',
    'PREFERRED_STATUS_MAIL',
    'PHARMACY_RETAIL',
    'PHARMACY_MAIL',
    'IN_AREA_FLAG',
    'FLOOR_PRICE',
    ...FEES.filter((title) => !title.startsWith('SELECTED')),
  ],
  planYear: saysNoYear,
  reader: (context) => {
    const termsOf = termsBook(context);
    return (row, put) => {
      const plan_number = context.planNumbers.get(readListedPlan(row, context)) ?? 0;
      const number = row.get('PHARMACY_NUMBER');
      if (!/^\d{12}$/.test(number)) rejectRow('the pharmacy number is not twelve digits', `'${number}'`);
      const network = {
        is_retail: readFlag(row, 'PHARMACY_RETAIL'),
        is_mail: readFlag(row, 'PHARMACY_MAIL'),
        is_preferred_retail: readFlag(row, 'PREFERRED_STATUS_RETAIL'),
        is_preferred_mail: readFlag(row, 'PREFERRED_STATUS_MAIL'),
        is_in_area: readFlag(row, 'IN_AREA_FLAG'),
      };
      const terms = termsOf(row, put);
      if (!context.networkPlans.has(plan_number)) put('network_plan', { plan_number });
      context.networkPlans.add(plan_number);
      put('pharmacy_network', { pharmacy_number: number, plan_number, terms, ...network, source_line: row.line });
    };
  },
};

/** Numbers the different terms; a file in parts goes on counting. */
function termsBook(context: ReadContext) {
  const known = new Map<string, number>();
  return (row: Row, put: Put): number => {
    const fees = FEES.map((title) => readMicros(row, title));
    const floor_price = readMicros(row, 'FLOOR_PRICE');
    const key = `${floor_price} ${fees.join(' ')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST_TERMS) known.clear();
    const terms = ++context.termsCount;
    known.set(key, terms);
    put('network_terms', { terms, floor_price, fees });
    return terms;
  };
}
