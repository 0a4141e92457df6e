import type { InsulinCost } from '#server/catalogue/drug-tables.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { readCents, readDaysCode, readListedPlan, readParts, readTier } from './cells.ts';

/** '.' stands for every tier. */
const ALL_TIERS = 0;

/** What a plan asks for insulin, already for the days of supply. */
export const insulinCost: Layout = {
  name: 'CMS insulin costs',
  dataset: 'formularies',
  role: 'drug-facts',
  recognises: (header) => hasAll(header, ['copay_amt_pref_insln', 'CONTRACT_ID']),
  needs: () => [
    'PLAN_ID',
    'SEGMENT_ID',
    'TIER',
    'DAYS_SUPPLY',
    ...['pref', 'nonpref', 'mail_pref', 'mail_nonpref'].flatMap((channel) => [
      copayOf(channel),
      coinsuranceOf(channel),
    ]),
  ],
  planYear: saysNoYear,
  reader: (context) => (row, put) => {
    put('insulin_cost', {
      plan_id: readListedPlan(row, context),
      tier: row.get('TIER') === '.' ? ALL_TIERS : readTier(row),
      days: readDaysCode(row),
      preferred: readCost(row, 'pref'),
      standard: readCost(row, 'nonpref'),
      mail_preferred: readCost(row, 'mail_pref'),
      mail_standard: readCost(row, 'mail_nonpref'),
      source_line: row.line,
    });
  },
};

const copayOf = (channel: string) => `copay_amt_${channel}_insln`;
const coinsuranceOf = (channel: string) => `coin_amt_${channel}_insln`;

function readCost(row: Row, channel: string): InsulinCost | null {
  const cost: InsulinCost = [readCents(row, copayOf(channel)), readParts(row, coinsuranceOf(channel))];
  return cost.every((part) => part === null) ? null : cost;
}
