import type { PlanToPrice } from './plan-years.ts';
import type { DrugAtOnePlan } from './price-plan.ts';

/** A row of a plan's costs that had a say in what a drug costs, with its line; undefined where the file has none. */
export type CostRowUsed =
  | { kind: 'tier-cost' | 'before-deductible'; file: 'tierCosts'; line: number | undefined }
  | { kind: 'insulin'; file: 'insulinCosts'; line: number | undefined };

/** By law a vaccine asks none, and what is not listed has none. */
export function costRowsUsed(
  { priced, facts, requested }: Pick<DrugAtOnePlan, 'priced' | 'facts' | 'requested'>,
  plan: Pick<PlanToPrice, 'facts' | 'pharmacy'>,
): CostRowUsed[] {
  if ('unknown' in priced || !('tier' in facts.listing)) return [];
  const { tier } = facts.listing;
  const tierRow = (level: 'initial' | 'before-deductible') =>
    plan.facts.tierCosts.findLast(
      (row) => row.level === level && row.tier === tier && row.supply === requested.supplyLength,
    )?.sourceLine;
  const insulinRow = (of: number | 'all') =>
    plan.facts.insulinCosts.findLast((row) => row.tier === of && row.supply === requested.supplyLength)?.sourceLine;
  const initial = { kind: 'tier-cost', file: 'tierCosts', line: tierRow('initial') } as const;
  const { cover } = priced;
  switch (cover.rule) {
    case 'vaccine':
    case 'not-covered':
      return [];
    case 'insulin':
      return cover.insulin
        ? [{ kind: 'insulin', file: 'insulinCosts', line: insulinRow(tier) ?? insulinRow('all') }]
        : [initial];
    case 'not-offered':
      return plan.pharmacy?.place.network === 'out' ? [] : [initial];
    case 'supplemental':
      return [initial];
    case 'tier':
      return cover.beforeDeductible
        ? [initial, { kind: 'before-deductible', file: 'tierCosts', line: tierRow('before-deductible') }]
        : [initial];
  }
}
