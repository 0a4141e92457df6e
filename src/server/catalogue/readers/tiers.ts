import { parseDollars } from '#domain/money/cents.ts';
import { rejectRow } from '../files/rejection.ts';
import type { Row } from '../files/row.ts';
import { readNeededText, readPlanId, readText } from './cells.ts';
import { hasAll, type Layout, saysNoYear } from './layout.ts';

/** What a month's supply costs on each drug tier, in the words of the source. */
export const tiers: Layout = {
  name: 'plan tiers',
  dataset: 'plans',
  role: 'tiers',
  recognises: (header) => hasAll(header, ['tier_order', 'pharmacy_channel']),
  needs: () => [
    'Contract ID',
    'Plan ID',
    'Segment ID',
    'tier_label',
    'initial_cost_type',
    'initial_cost_value',
    'initial_text',
    'catastrophic_text',
  ],
  planYear: saysNoYear,
  reader:
    ({ planIds }) =>
    (row, put) => {
      const { planId: plan_id } = readPlanId(row);
      if (!planIds.has(plan_id)) rejectRow('the plan is not in the plan list', plan_id);
      const tier = row.get('tier_order');
      if (!/^\d{1,2}$/.test(tier)) rejectRow('the tier is not a number', `'${tier}'`);
      put('plan_tier', {
        plan_id,
        pharmacy_channel: readNeededText(row, 'pharmacy_channel'),
        tier: Number(tier),
        label: readNeededText(row, 'tier_label'),
        ...readCost(row),
        initial_text: readNeededText(row, 'initial_text'),
        catastrophic_text: readText(row, 'catastrophic_text'),
        source_line: row.line,
      });
    },
};

function readCost(row: Row) {
  const type = row.get('initial_cost_type');
  if (type === 'text') return { initial_cost_type: type, initial_cost: null } as const;
  if (type !== 'copay' && type !== 'coinsurance') return rejectRow('the kind of cost is not known', `'${type}'`);
  // Cents of a dollar and hundredths of a percent are read alike.
  const cost = parseDollars(row.get('initial_cost_value'));
  if (cost === null || cost < 0) rejectRow('an amount can not be read', `'${row.get('initial_cost_value')}'`);
  return { initial_cost_type: type, initial_cost: cost } as const;
}
