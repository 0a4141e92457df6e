import type { Channel, CostRow, InsulinRow, NotOffered, NotStated } from './drug-facts.ts';
import { DAYS_OF_SUPPLY, type DaysOfSupply, type InsulinShare, type Share } from './year-input.ts';

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
  /** False where it is only the missing row that says that the supply is not sold. */
  hasRow: boolean;
  share: Share | NotOffered;
  beforeDeductible: Share | NotOffered | NotStated | undefined;
  hasDeductible: boolean;
}

const NOT_SOLD: TierCosts = {
  hasRow: false,
  share: { kind: 'not-offered' },
  beforeDeductible: undefined,
  hasDeductible: false,
};

/**
 * A supply without a row is not sold where the tier has one for another supply: files leave out what is not offered.
 * @returns null when the plan's data does not tell the share of the tier: that is unknown, and not 'not offered'.
 */
export function tierCosts(costs: PlanCosts, tier: number, supply: DaysOfSupply, channel: Channel): TierCosts | null {
  const key = keyOf(tier, supply);
  const row = costs.initial.get(key);
  if (row === undefined) return hasTier(costs, tier) ? NOT_SOLD : null;
  const { hasDeductible, shares } = row;
  const share = shares[channel];
  if (share.kind === 'not-stated') return null;
  return { hasRow: true, hasDeductible, share, beforeDeductible: costs.beforeDeductible.get(key)?.shares[channel] };
}

const hasTier = ({ initial }: PlanCosts, tier: number): boolean =>
  DAYS_OF_SUPPLY.some((supply) => initial.has(keyOf(tier, supply)));

/** Whether the plan tells of this tier by lines for insulin alone, be it of another supply. */
export const hasInsulinAlone = (costs: PlanCosts, tier: number, channel: Channel): boolean =>
  !hasTier(costs, tier) && DAYS_OF_SUPPLY.some((supply) => insulinCosts(costs, tier, supply, channel) !== undefined);

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
