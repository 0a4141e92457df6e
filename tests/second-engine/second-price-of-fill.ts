import type { DaysOfSupply } from '#domain/drug-cost/year-input.ts';
import { decimal, type Fraction, nearestWhole, over, plus, times, whole } from './fraction.ts';

export interface FillToPrice {
  /** Dollars for one unit, as text. */
  unitCost: string;
  /** Units, or packages where there is a package size; as text. */
  quantity: string;
  frequency: 'day' | 'week' | 'month';
  supply: DaysOfSupply;
  packageSize?: string;
  /** Dollars, as text. Medicare's negotiated price has a fee of its own. */
  fees: Readonly<Record<FeeKind, Readonly<Record<DaysOfSupply, string | null>>>>;
  feeKind: FeeKind;
  /** Dollars, as text. */
  floorPrice?: string;
}

export type FeeKind = 'brand' | 'generic' | 'selected';

const IN_30_DAYS: Readonly<Record<FillToPrice['frequency'], Fraction>> = {
  day: whole(30),
  week: over(30, 7),
  month: whole(1),
};

/** In thousandths of a unit. Nothing is rounded before the end. */
export function secondThousandthsOfUnits({ quantity, frequency, supply, packageSize }: FillToPrice): number {
  const in30Days = times(times(decimal(quantity), decimal(packageSize ?? '1')), IN_30_DAYS[frequency]);
  return nearestWhole(times(times(in30Days, over(supply, 30)), whole(1000)));
}

const TEN_MILLION_DOLLARS = 10_000_000_00;

/** In cents; null where there is no price. */
export function secondPriceOfFill(fill: FillToPrice): number | null {
  const units = over(secondThousandthsOfUnits(fill), 1000);
  const drug = times(decimal(fill.unitCost), units);
  const fee = fill.fees[fill.feeKind][fill.supply];
  if (fee === null) return null;
  const price = Math.max(inCents(plus(drug, decimal(fee))), inCents(decimal(fill.floorPrice ?? '0')));
  return price > TEN_MILLION_DOLLARS ? null : price;
}

const inCents = (dollars: Fraction): number => nearestWhole(times(dollars, whole(100)));
