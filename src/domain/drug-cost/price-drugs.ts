import type { Cents } from '#domain/money/cents.ts';
import { fillPrice } from './fill-price.ts';
import { unitsOfFill } from './fill-units.ts';
import type { PlanCosts } from './plan-costs.ts';
import { coverOf } from './plan-cover.ts';
import type { DrugAtPlan, ListedDrug, PharmacyAtPlan } from './plan-facts.ts';
import type { PricedDrug } from './year-input.ts';

/**
 * The shopper's drugs at one plan and pharmacy, ready for estimateYear. Facts stand in the order of the list; one that
 * is missing is unknown.
 */
export const priceDrugs = (
  costs: PlanCosts,
  pharmacy: PharmacyAtPlan,
  drugs: readonly ListedDrug[],
  facts: readonly DrugAtPlan[],
): PricedDrug[] => drugs.map((drug, place) => priceDrug(costs, pharmacy, drug, facts[place]));

function priceDrug(
  costs: PlanCosts,
  pharmacy: PharmacyAtPlan,
  drug: ListedDrug,
  facts: DrugAtPlan | undefined,
): PricedDrug {
  const { id, kind, supply } = drug;
  const cover = facts ? coverOf(costs, facts.listing, drug, pharmacy.place, supply) : null;
  if (cover === null) return { id, unknown: isListingKnown(facts) ? 'share-unknown' : 'cover-unknown' };
  const price = facts ? priceOf(pharmacy, drug, facts) : null;
  return price === null ? { id, unknown: 'price-unknown' } : { id, kind, supply, price, cover };
}

function priceOf({ prices }: PharmacyAtPlan, drug: ListedDrug, { unitCost }: DrugAtPlan): Cents | null {
  if (prices === null || unitCost === null) return null;
  const units = unitsOfFill(drug.dose, drug.supply);
  return fillPrice(unitCost, units, drug.isSelected ? 'selected' : drug.kind, drug.supply, prices);
}

const isListingKnown = (facts: DrugAtPlan | undefined) => facts !== undefined && facts.listing.list !== 'unknown';
