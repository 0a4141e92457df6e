import type { Channel, DrugFacts, Listing, PharmacyPlace } from './drug-facts.ts';
import { hasInsulinAlone, insulinCosts, type PlanCosts, type TierCosts, tierCosts } from './plan-costs.ts';
import type { Cover, DaysOfSupply, InsulinShare } from './year-input.ts';

/**
 * How a plan covers a drug at one pharmacy and supply, as docs/drug-cost-rules.md names it.
 * @returns null when the plan's data does not say: unknown is neither 'not covered' nor 'not offered'.
 */
export function coverOf(
  costs: PlanCosts,
  listing: Listing,
  drug: DrugFacts,
  place: PharmacyPlace,
  supply: DaysOfSupply,
): Cover | null {
  if (listing.list === 'unknown') return null;
  if (listing.list === 'none') return { rule: 'not-covered' };
  if (place.network === 'out') return { rule: 'not-offered' };

  const channel = channelOf(costs, listing.tier, supply, place);
  const tier = tierCosts(costs, listing.tier, supply, channel);
  if (listing.list === 'excluded') return supplementalCover(tier);
  if (drug.isInsulin) {
    const insulin = insulinCosts(costs, listing.tier, supply, channel);
    const isSoldOtherwise = insulin === undefined && hasInsulinAlone(costs, listing.tier, channel);
    return isSoldOtherwise ? { rule: 'not-offered' } : insulinCover(tier, insulin);
  }
  if (drug.isAdultVaccine) return vaccineCover(tier);
  return tierCover(tier);
}

/**
 * Where the network is not known, the costs of most pharmacies are the better guess than those of a few; unless the plan
 * sells through the few alone.
 */
function channelOf(costs: PlanCosts, tier: number, supply: DaysOfSupply, place: PharmacyPlace): Channel {
  const { delivery, network } = place;
  const standard = `standard-${delivery}` as const;
  const preferred = `preferred-${delivery}` as const;
  if (network !== 'unknown') return network === 'preferred' ? preferred : standard;
  const isSoldAtFew = !isSoldAt(costs, tier, supply, standard) && isSoldAt(costs, tier, supply, preferred);
  return isSoldAtFew ? preferred : standard;
}

const isSoldAt = (costs: PlanCosts, tier: number, supply: DaysOfSupply, channel: Channel) =>
  tierCosts(costs, tier, supply, channel)?.share.kind !== 'not-offered';

function supplementalCover(tier: TierCosts | null): Cover | null {
  if (tier === null) return null;
  return tier.share.kind === 'not-offered' ? { rule: 'not-offered' } : { rule: 'supplemental', share: tier.share };
}

/** An insulin line of this pharmacy and supply is an offer, whatever the tier says. */
function insulinCover(tier: TierCosts | null, insulin: InsulinShare | undefined): Cover | null {
  if (insulin !== undefined) return { rule: 'insulin', insulin };
  if (tier === null) return null;
  return tier.share.kind === 'not-offered' ? { rule: 'not-offered' } : { rule: 'insulin', share: tier.share };
}

/** The law says what a vaccine costs, so a missing row does no harm. */
const vaccineCover = (tier: TierCosts | null): Cover =>
  tier?.hasRow && tier.share.kind === 'not-offered' ? { rule: 'not-offered' } : { rule: 'vaccine' };

function tierCover(tier: TierCosts | null): Cover | null {
  if (tier === null) return null;
  const { share, beforeDeductible, hasDeductible } = tier;
  if (share.kind === 'not-offered') return { rule: 'not-offered' };
  const cover: Cover = { rule: 'tier', share, hasDeductible };
  if (hasDeductible || beforeDeductible === undefined || beforeDeductible.kind === 'not-offered') return cover;
  return beforeDeductible.kind === 'not-stated' ? null : { ...cover, beforeDeductible };
}
