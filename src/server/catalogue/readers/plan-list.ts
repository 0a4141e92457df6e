import type { ProductType } from '#domain/plans/plan-type.ts';
import { rejectRow } from '../files/rejection.ts';
import type { Header, Row } from '../files/row.ts';
import type { PlanRow, Put } from '../tables.ts';
import { readStateCode } from './cells.ts';
import type { ReadContext } from './layout.ts';
import { readPlanRow } from './plan-row.ts';

/** What a row says of its place; no fact of a plan is read from them. */
const PLACE_COLUMNS = [
  'US Territory',
  'State Territory Abbreviation',
  'State Territory Name',
  'County Name',
  'MA Region Code',
  'MA Region',
  'PDP Region Code',
  'PDP Region',
];

/** The country has some six thousand plans. */
const MOST_TEXTS = 10_000;

/**
 * The Landscape repeats a plan for every place it is offered in. The first row makes the plan, and every later one has
 * to say the same about it. Memory holds a line for each plan, of which the country has some thousands.
 */
export function planListReader(context: ReadContext, header: Header) {
  const first = new Map<string, { line: number; facts: string }>();
  // Plans that were taken, by the text of their cells: hundreds of thousands of rows repeat one to the letter.
  const taken = new Map<string, PlanRow>();
  const places = new Set(PLACE_COLUMNS.map(header.position));
  const textOf = ({ cells }: Row) => JSON.stringify(cells.filter((_cell, position) => !places.has(position)));

  const take = (row: Row, put: Put): PlanRow => {
    const plan = readPlanRow(row, context.planYear);
    const facts = JSON.stringify({ ...plan, source_line: 0 });
    const before = first.get(plan.plan_id);
    if (before && before.facts !== facts) {
      rejectRow('the row contradicts an earlier one about the same plan', `${plan.plan_id}, line ${before.line}`);
    }
    if (!before) {
      first.set(plan.plan_id, { line: row.line, facts });
      context.planIds.add(plan.plan_id);
      put('plan', plan);
    }
    return plan;
  };

  return (row: Row, put: Put): PlanRow => {
    const text = textOf(row);
    const plan = taken.get(text) ?? take(row, put);
    if (taken.size >= MOST_TEXTS) taken.clear();
    if (!taken.has(text)) taken.set(text, plan);
    if (servesWholeStates(plan)) context.wholeStates.add(`${plan.plan_id} ${readStateCode(row)}`);
    return plan;
  };
}

/** A Regional PPO serves a whole region, and regions are made of whole states. @source 42 CFR 422.455 */
const servesWholeStates = ({ plan_product_type }: PlanRow) =>
  plan_product_type === ('Regional PPO' satisfies ProductType);
