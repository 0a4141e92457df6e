import { NOTHING_LOST, rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import type { Put } from '#server/catalogue/tables.ts';
import { readNdc } from '../drugs/drug-row.ts';
import { hasAll, type Layout, type ReadContext, saysNoYear } from '../layout.ts';
import { readListedPlan, readMicros } from './cells.ts';

/** The days themselves, where the cost files have codes; and the place of each in the row of its drug. */
const PLACE_OF_DAYS: Record<string, number> = { 30: 0, 60: 1, 90: 2 };

/** More codes than any plan has prices for; a list is held in memory while it is read. */
const MOST_CODES = 50_000;

/** The average price of a unit of each drug at each plan's pharmacies. */
export const pricing: Layout = {
  name: 'CMS drug prices',
  dataset: 'formularies',
  role: 'drug-facts',
  recognises: (header) => hasAll(header, ['UNIT_COST', 'NDC']),
  needs: () => ['CONTRACT_ID', 'PLAN_ID', 'SEGMENT_ID', 'DAYS_SUPPLY'],
  planYear: saysNoYear,
  reader(context) {
    let list = newList(0, 0);
    const read = (row: Row, put: Put) => {
      const planId = readListedPlan(row, context);
      const place = PLACE_OF_DAYS[row.get('DAYS_SUPPLY')];
      if (place === undefined) rejectRow('the days of supply are not 30, 60 or 90', `'${row.get('DAYS_SUPPLY')}'`);
      const cost = readMicros(row, 'UNIT_COST');
      if (cost === null) rejectRow('the unit cost is blank', planId);
      // Nobody sells a drug for nothing: CMS prints 0 where it has no price.
      if (cost === 0) rejectRow('the unit cost is 0', planId);
      const ndc = readNdc(row);
      const plan = context.planNumbers.get(planId) ?? 0;
      if (plan !== list.plan || (list.costs.size >= MOST_CODES && !list.costs.has(ndc))) {
        endList(list, context, put);
        list = newList(plan, row.line);
      }
      const costs = list.costs.get(ndc) ?? newCosts();
      if (costs[place] !== 0) rejectRow(NOTHING_LOST.twice, `${planId} ${ndc} ${row.get('DAYS_SUPPLY')}`);
      costs[place] = cost;
      costs[place + 3] = row.line - list.line;
      list.costs.set(ndc, costs);
    };
    return Object.assign(read, { end: (put: Put) => endList(list, context, put) });
  },
};

/** Three costs, 0 for none, and the line of each below the first of the list. */
type Costs = [number, number, number, number, number, number];
type PriceList = { plan: number; line: number; costs: Map<string, Costs> };

const newCosts = (): Costs => [0, 0, 0, 0, 0, 0];
const newList = (plan: number, line: number): PriceList => ({ plan, line, costs: new Map() });

function endList({ plan, line, costs }: PriceList, { priceLists }: ReadContext, put: Put) {
  if (costs.size === 0) return;
  const content = new Float64Array(costs.size * 7);
  let at = 0;
  for (const [ndc, row] of costs) {
    content[at] = Number(ndc);
    content.set(row, at + 1);
    at += 7;
  }
  const { list, isNew } = priceLists.numberOf(content);
  put('plan_prices', { plan_number: plan, part: priceLists.nextPart(plan), price_list: list, source_line: line });
  if (!isNew) return;
  for (const [ndc, row] of costs) put('drug_price', toPrice(list, ndc, row));
}

const toPrice = (price_list: number, ndc: string, [cost30, cost60, cost90, line30, line60, line90]: Costs) => ({
  price_list,
  ndc: Number(ndc),
  cost_30: cost30 || null,
  cost_60: cost60 || null,
  cost_90: cost90 || null,
  line_30: cost30 ? line30 : null,
  line_60: cost60 ? line60 : null,
  line_90: cost90 ? line90 : null,
});
