import type { TierLine } from './benefit-line.ts';
import type { CostShare } from './cost-share.ts';

/**
 * The tiers in order, at one kind of pharmacy: prices of two kinds side by side would be taken for one list. A standard
 * retail price holds at every pharmacy of the network, so it goes first.
 */
export function tiersAtOnePharmacy<Tier extends TierLine>(tiers: readonly Tier[]): Tier[] {
  const standard = tiers.find(({ pharmacyChannel }) => /^standard retail/i.test(pharmacyChannel));
  const channel = (standard ?? tiers[0])?.pharmacyChannel;
  return tiers.filter(({ pharmacyChannel }) => pharmacyChannel === channel).toSorted((a, b) => a.tier - b.tier);
}

/** Null where tier 1 is missing or holds other drugs: some plans call it 'Brand-name drugs'. Spec A3. */
export function tier1PreferredGeneric(tiers: readonly TierLine[]): CostShare | null {
  const first = tiersAtOnePharmacy(tiers).find(({ tier }) => tier === 1);
  return first && /^preferred generic/i.test(first.label) ? first.initial : null;
}
