import type { ProductType } from '#domain/plans/plan-type.ts';
import { rejectRow } from '../files/rejection.ts';
import type { Row } from '../files/row.ts';
import type { PlanRow, Put } from '../tables.ts';
import { readStateCode } from './cells.ts';
import type { ReadContext } from './layout.ts';
import { readPlanRow } from './plan-row.ts';

/**
 * The Landscape repeats a plan for every place it is offered in. The first row makes the plan, and every later one has
 * to say the same about it. Memory holds a line for each plan, of which the country has some thousands.
 */
export function planListReader(context: ReadContext) {
  const first = new Map<string, { line: number; facts: string }>();

  return (row: Row, put: Put): PlanRow => {
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
    if (servesWholeStates(plan)) context.wholeStates.add(`${plan.plan_id} ${readStateCode(row)}`);
    return plan;
  };
}

/** A Regional PPO serves a whole region, and regions are made of whole states. @source 42 CFR 422.455 */
const servesWholeStates = ({ plan_product_type }: PlanRow) =>
  plan_product_type === ('Regional PPO' satisfies ProductType);
