import type { DrugFrequency } from '#domain/drug-cost/drug-quantity.ts';
import type { Dispensing, DosePackage } from '#domain/drugs/dispensing.ts';

/** What was bought: so many billing units, for so many days. */
export type Bought = { quantity: number; days: number };

export type CountedDose = { quantity: number; frequency: DrugFrequency; package: DosePackage | null };

const DAYS_OF_MONTH = 30;
/** Days that a fill may be short of, or beyond, each of its months: pharmacies fill for 28 days, and for 100. */
const DAYS_AROUND_MONTH = 5;

/**
 * How much of a drug a shopper takes, as the profile counts it: a pen is no milliliter. Null where nothing tells what is
 * in one item, or in which unit it is billed: a number without its unit would be a guess.
 */
export function countDose({ quantity, days }: Bought, dispensing: Dispensing): CountedDose | null {
  const { unit, packages, asksSize } = dispensing;
  if (unit === null || asksSize) return null;
  if (packages.length === 0) return countPieces(quantity, days);
  const bought = packages.find(({ size }) => isWhole(quantity / size));
  if (!bought) return null;
  return asDose(Math.round(quantity / bought.size) / monthsOf(days), 'Month', bought);
}

/** One by one: by the day where that is whole or half a piece, as people take them. */
function countPieces(quantity: number, days: number): CountedDose | null {
  const halvesInDay = (2 * quantity) / days;
  if (halvesInDay >= 1 && Number.isInteger(halvesInDay)) return asDose(halvesInDay / 2, 'Day', null);
  return asDose((quantity * DAYS_OF_MONTH) / days, 'Month', null);
}

/** Packages are bought whole, so that a fill counts for the months that it is nearest to. */
function monthsOf(days: number): number {
  const months = Math.round(days / DAYS_OF_MONTH);
  const isNear = Math.abs(days - months * DAYS_OF_MONTH) <= months * DAYS_AROUND_MONTH;
  return isNear ? months : days / DAYS_OF_MONTH;
}

const isWhole = (items: number) => items > 0.99 && Math.abs(items - Math.round(items)) <= 0.01 * Math.round(items);

/** To a thousandth; what rounds to nothing is not counted. */
function asDose(quantity: number, frequency: DrugFrequency, counted: DosePackage | null): CountedDose | null {
  const rounded = Math.round(quantity * 1000) / 1000;
  return rounded > 0 && rounded <= 10_000 ? { quantity: rounded, frequency, package: counted } : null;
}
