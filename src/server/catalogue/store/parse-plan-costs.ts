import type { Channel, CostRow, InsulinTierCost, TierCost } from '#domain/drug-cost/drug-facts.ts';
import type { DaysOfSupply, InsulinShare } from '#domain/drug-cost/year-input.ts';
import type { ChannelCost, DrugTableRows, InsulinCost } from '../drug-tables.ts';

export const toTierCost = (row: DrugTableRows['tier_cost']): TierCost => ({
  level: row.coverage_level === 0 ? 'before-deductible' : 'initial',
  tier: row.tier,
  supply: row.days as DaysOfSupply,
  hasDeductible: row.deductible_applies,
  isSpecialty: row.is_specialty,
  shares: {
    'preferred-retail': toShare(row.preferred),
    'standard-retail': toShare(row.standard),
    'preferred-mail': toShare(row.mail_preferred),
    'standard-mail': toShare(row.mail_standard),
  },
  sourceLine: row.source_line,
});

function toShare(cost: ChannelCost | null): CostRow['shares'][Channel] {
  if (cost === null) return { kind: 'not-offered' };
  if (cost.length === 0) return { kind: 'not-stated' };
  const [kind, amount, least, most] = cost;
  // The limits of a copay are known before any price is.
  if (kind === 1) return { kind: 'copay', amount: Math.min(Math.max(amount, least ?? amount), most ?? Infinity) };
  return { kind: 'coinsurance', parts: amount, ...(least !== null && { least }), ...(most !== null && { most }) };
}

export function toInsulinCost(row: DrugTableRows['insulin_cost']): InsulinTierCost {
  const channels: [Channel, InsulinCost | null][] = [
    ['preferred-retail', row.preferred],
    ['standard-retail', row.standard],
    ['preferred-mail', row.mail_preferred],
    ['standard-mail', row.mail_standard],
  ];
  const shares: Partial<Record<Channel, InsulinShare>> = {};
  for (const [channel, cost] of channels) {
    if (!cost) continue;
    const [copay, parts] = cost;
    shares[channel] = { ...(copay !== null && { copay }), ...(parts !== null && { parts }) };
  }
  return {
    tier: row.tier === 0 ? 'all' : row.tier,
    supply: row.days as DaysOfSupply,
    shares,
    sourceLine: row.source_line,
  };
}
