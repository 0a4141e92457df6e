import type { Channel, CostRow, InsulinRow, NotOffered, NotTold } from './plan-facts.ts';
import type { DaysOfSupply, InsulinShare, Share } from './year-input.ts';

/** A plan's cost rows, laid out to be found: once for each plan, before its drugs are looked at. */
export interface PlanCosts {
  initial: ReadonlyMap<number, CostRow>;
  beforeDeductible: ReadonlyMap<number, CostRow>;
  insulin: ReadonlyMap<number, InsulinRow>;
}

const ALL_TIERS = -1;
const HIGHEST_SUPPLY = 100;

const keyOf = (tier: number | 'all', supply: DaysOfSupply) =>
  (tier === 'all' ? ALL_TIERS : tier) * HIGHEST_SUPPLY + supply;

export function planCosts(costs: readonly CostRow[], insulin: readonly InsulinRow[]): PlanCosts {
  return {
    initial: rowsOf(costs, 'initial'),
    beforeDeductible: rowsOf(costs, 'before-deductible'),
    insulin: new Map(insulin.map((row) => [keyOf(row.tier, row.supply), row])),
  };
}

const rowsOf = (costs: readonly CostRow[], level: CostRow['level']): ReadonlyMap<number, CostRow> =>
  new Map(costs.filter((row) => row.level === level).map((row) => [keyOf(row.tier, row.supply), row]));

export interface TierCosts {
  share: Share | NotOffered;
  beforeDeductible: Share | NotOffered | NotTold | undefined;
  hasDeductible: boolean;
}

/** @returns null when the plan's data does not tell the share of the tier: that is unknown, and not 'not offered'. */
export function tierCosts(costs: PlanCosts, tier: number, supply: DaysOfSupply, channel: Channel): TierCosts | null {
  const key = keyOf(tier, supply);
  const row = costs.initial.get(key);
  if (row === undefined) return null;
  const { hasDeductible, shares } = row;
  const share = shares[channel];
  if (share.kind === 'not-told') return null;
  return { hasDeductible, share, beforeDeductible: costs.beforeDeductible.get(key)?.shares[channel] };
}

/** The line of the tier, or else the one for all tiers. */
export function insulinCosts(
  { insulin }: PlanCosts,
  tier: number,
  supply: DaysOfSupply,
  channel: Channel,
): InsulinShare | undefined {
  const line = (insulin.get(keyOf(tier, supply)) ?? insulin.get(keyOf('all', supply)))?.shares[channel];
  return line?.copay === undefined && line?.parts === undefined ? undefined : line;
}
