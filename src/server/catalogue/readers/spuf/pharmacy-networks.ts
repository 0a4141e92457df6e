import { NOTHING_LOST, rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import type { Put } from '#server/catalogue/tables.ts';
import { hasAll, type Layout, type ReadContext, saysNoYear } from '../layout.ts';
import { readFlag, readListedPlan, readMicros } from './cells.ts';

const FEES = ['BRAND', 'GENERIC', 'SELECTED'].flatMap((kind) =>
  [30, 60, 90].map((days) => `${kind}_DISPENSING_FEE_${days}`),
);

const FLAGS = ['PHARMACY_RETAIL', 'PHARMACY_MAIL', 'PREFERRED_STATUS_RETAIL', 'PREFERRED_STATUS_MAIL', 'IN_AREA_FLAG'];

/** How many different terms are remembered. More of them only take a little more room in the database. */
const MOST_TERMS = 50_000;

/** More pharmacies than the country has; a network is held in memory while it is read. */
const MOST_PHARMACIES = 100_000;

/** How many share a row: it has to stay below the 2,000 bytes from which PostgreSQL stores a row in pieces. */
const PHARMACIES_OF_ROW = 96;

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
    ...FLAGS.filter((title) => title !== 'PREFERRED_STATUS_RETAIL'),
    'FLOOR_PRICE',
    ...FEES.filter((title) => !title.startsWith('SELECTED')),
  ],
  planYear: saysNoYear,
  reader(context) {
    let network = newNetwork(0, 0);
    const read = (row: Row, put: Put) => {
      const planId = readListedPlan(row, context);
      const text = row.get('PHARMACY_NUMBER');
      if (!/^\d{12}$/.test(text)) rejectRow('the pharmacy number is not twelve digits', `'${text}'`);
      const terms = termsOf(row, context, put);
      const plan = context.planNumbers.get(planId) ?? 0;
      if (plan !== network.plan || network.pharmacies.size >= MOST_PHARMACIES) {
        endNetwork(network, context, put);
        network = newNetwork(plan, row.line);
      }
      const number = Number(text);
      if (network.pharmacies.has(number)) rejectRow(NOTHING_LOST.twice, `${text} ${planId}`);
      network.pharmacies.set(number, [terms, row.line - network.line]);
    };
    return Object.assign(read, { end: (put: Put) => endNetwork(network, context, put) });
  },
};

type Network = { plan: number; line: number; pharmacies: Map<number, [terms: number, line: number]> };

const newNetwork = (plan: number, line: number): Network => ({ plan, line, pharmacies: new Map() });

function endNetwork({ plan, line, pharmacies }: Network, { networks }: ReadContext, put: Put) {
  if (pharmacies.size === 0) return;
  const rows = [...pharmacies].sort(([a], [b]) => a - b);
  const { list, isNew } = networks.numberOf(Float64Array.from(rows.flatMap(([number, sold]) => [number, ...sold])));
  put('plan_network', { plan_number: plan, part: networks.nextPart(plan), network: list, source_line: line });
  if (!isNew) return;
  for (let first = 0; first < rows.length; first += PHARMACIES_OF_ROW) {
    const some = rows.slice(first, first + PHARMACIES_OF_ROW);
    const pharmacy_numbers = some.map(([number]) => number);
    put('pharmacy_network', {
      network: list,
      first_number: pharmacy_numbers[0] ?? 0,
      pharmacy_numbers,
      terms: some.map(([, [terms]]) => terms),
      lines: some.map(([, [, below]]) => below),
    });
  }
}

/** The number of a row's terms. Those that a row has told are known by the text of their cells, and not read again. */
function termsOf(row: Row, context: ReadContext, put: Put): number {
  let text = row.get('FLOOR_PRICE');
  for (const title of FLAGS) text += `|${row.get(title)}`;
  for (const title of FEES) text += `|${row.get(title)}`;
  const before = context.terms.get(text);
  if (before !== undefined) return before;

  const facts = {
    is_retail: readFlag(row, 'PHARMACY_RETAIL'),
    is_mail: readFlag(row, 'PHARMACY_MAIL'),
    is_preferred_retail: readFlag(row, 'PREFERRED_STATUS_RETAIL'),
    is_preferred_mail: readFlag(row, 'PREFERRED_STATUS_MAIL'),
    is_in_area: readFlag(row, 'IN_AREA_FLAG'),
    floor_price: readMicros(row, 'FLOOR_PRICE'),
    fees: FEES.map((title) => readMicros(row, title)),
  };
  if (context.terms.size >= MOST_TERMS) context.terms.clear();
  const terms = ++context.termsCount;
  context.terms.set(text, terms);
  put('network_terms', { terms, ...facts });
  return terms;
}
