import { type Cents, multiplyAndDivide } from '#domain/money/cents.ts';
import type { MicroDollars } from '#domain/money/micro-dollars.ts';
import type { DrugAtPlan, ListedDrug, PharmacyAtPlan } from './drug-facts.ts';
import { type Thousandths, unitsOfFill } from './drug-quantity.ts';
import type { PlanCosts } from './plan-costs.ts';
import { coverOf } from './plan-cover.ts';
import type { DaysOfSupply, DrugKind, PricedDrug } from './year-input.ts';

/** A drug whose price Medicare has negotiated is 'selected', and has a fee of its own. */
export type FeeKind = DrugKind | 'selected';

/** What a pharmacy adds for handing a drug out; null where CMS's file has none. */
export type DispensingFees = Readonly<Record<FeeKind, Readonly<Record<DaysOfSupply, MicroDollars | null>>>>;

export interface PharmacyPrices {
  fees: DispensingFees;
  /** No fill costs less than this; null where CMS's file has none. */
  floor: MicroDollars | null;
}

/** A dearer fill is a slip in the data or in the quantity, and not a price. */
export const HIGHEST_PRICE: Cents = 10_000_000_00;

const MICROS_IN_A_CENT = 10_000;
/** A unit cost times thousandths of a unit makes billionths of a dollar. */
const NANOS_IN_A_MICRO = 1000;
const NANOS_IN_A_CENT = NANOS_IN_A_MICRO * MICROS_IN_A_CENT;

/** How a price came about, for its receipt. */
export interface PriceSteps {
  unitCost: MicroDollars;
  units: Thousandths;
  /** Unit cost x units, rounded to the millionth for the eye; the price is rounded from the exact product. */
  ingredients: MicroDollars;
  fee: MicroDollars;
  floor: MicroDollars | null;
  /** The floor price was higher, so that it is the price. */
  isFloor: boolean;
  price: Cents;
}

/**
 * The price of one fill: unit cost x units + dispensing fee, half up to the cent, and at least the floor price.
 * @source CMS, layout of the quarterly formulary and pricing files
 * @returns null when the pharmacy's fee is not known, or for a price over the limit.
 */
export function fillPrice(
  unitCost: MicroDollars,
  units: Thousandths,
  kind: FeeKind,
  supply: DaysOfSupply,
  { fees, floor }: PharmacyPrices,
): Cents | null {
  const fee = fees[kind][supply];
  if (fee === null) return null;
  const price = Math.max(calculated(unitCost, units, fee), multiplyAndDivide(floor ?? 0, 1, MICROS_IN_A_CENT));
  return price > HIGHEST_PRICE ? null : price;
}

/** The same price with its steps, which receipts alone ask. */
export function explainFillPrice(
  unitCost: MicroDollars,
  units: Thousandths,
  kind: FeeKind,
  supply: DaysOfSupply,
  prices: PharmacyPrices,
): PriceSteps | null {
  const { fees, floor } = prices;
  const fee = fees[kind][supply];
  const price = fillPrice(unitCost, units, kind, supply, prices);
  if (fee === null || price === null) return null;
  const ingredients = multiplyAndDivide(unitCost, units, NANOS_IN_A_MICRO);
  return { unitCost, units, ingredients, fee, floor, isFloor: price > calculated(unitCost, units, fee), price };
}

const calculated = (unitCost: MicroDollars, units: Thousandths, fee: MicroDollars): Cents =>
  multiplyAndDivide(unitCost, units, NANOS_IN_A_CENT, fee * NANOS_IN_A_MICRO);

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
