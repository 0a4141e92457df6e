import type { Cents } from '#domain/money/cents.ts';
import type { Thousandths } from './drug-quantity.ts';
import { multiplyAndDivide } from './exact-division.ts';
import type { MicroDollars } from './micro-dollars.ts';
import type { DaysOfSupply, DrugKind } from './year-input.ts';

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
