import type { Cents } from '#domain/money/cents.ts';
import { explainFillPrice, type FeeKind, fillPrice, type PriceSteps } from './fill-price.ts';
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

export function priceDrug(
  costs: PlanCosts,
  pharmacy: PharmacyAtPlan,
  drug: ListedDrug,
  facts: DrugAtPlan | undefined,
): PricedDrug {
  const { id, kind, supply } = drug;
  const cover = facts ? coverOf(costs, facts.listing, drug, pharmacy.place, supply) : null;
  if (cover === null) return { id, unknown: isListingKnown(facts) ? 'share-unknown' : 'cover-unknown', cover };
  const price = facts ? priceOf(pharmacy, drug, facts) : null;
  const times = drug.isAdultVaccine ? ONCE : EACH_TIME;
  if (price !== null) return { id, kind, supply, price, cover, ...times };
  if (cover.rule === 'vaccine') return { id, kind, supply, price, cover, ...times };
  return { id, unknown: 'price-unknown', cover };
}

const ONCE = { isOnce: true };
const EACH_TIME = {};

function priceOf({ prices }: PharmacyAtPlan, drug: ListedDrug, { unitCost }: DrugAtPlan): Cents | null {
  if (prices === null || unitCost === null || drug.dose === null) return null;
  return fillPrice(unitCost, unitsOfFill(drug.dose, drug.supply), feeKindOf(drug), drug.supply, prices);
}

/** What one fill of a drug is sold for, with its arithmetic; null when a part of it is not known. */
export function explainPrice(
  { prices }: Pick<PharmacyAtPlan, 'prices'>,
  drug: ListedDrug,
  { unitCost }: Pick<DrugAtPlan, 'unitCost'>,
): PriceSteps | null {
  if (prices === null || unitCost === null || drug.dose === null) return null;
  return explainFillPrice(unitCost, unitsOfFill(drug.dose, drug.supply), feeKindOf(drug), drug.supply, prices);
}

const feeKindOf = ({ isSelected, kind }: ListedDrug): FeeKind => (isSelected ? 'selected' : kind);

const isListingKnown = (facts: DrugAtPlan | undefined) => facts !== undefined && facts.listing.list !== 'unknown';
