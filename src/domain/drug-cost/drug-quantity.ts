import { multiplyAndDivide } from '#domain/money/cents.ts';
import { monthsOf } from './insulin-share.ts';
import type { DaysOfSupply } from './year-input.ts';

/** Whole thousandths: 1500 is one and a half. */
export type Thousandths = number;

/** One unit, in thousandths. */
export const UNIT: Thousandths = 1000;

/** Units in one day, week or month. Larger ones are slips of the hand; the arithmetic is exact up to here. */
export const HIGHEST_QUANTITY: Thousandths = 10_000 * UNIT;

/** Spec B3 and B9. */
export const DRUG_FREQUENCIES = ['Day', 'Week', 'Month'] as const;
export type DrugFrequency = (typeof DRUG_FREQUENCIES)[number];

/** The supplies that a shopper may choose; plans know 60 days too. */
export const SUPPLY_LENGTHS = [30, 90] as const;
export type SupplyLength = (typeof SUPPLY_LENGTHS)[number];
const DEFAULT_SUPPLY: SupplyLength = 30;

const DECIMAL = /^(\d{1,5})(?:\.(\d{1,3}))?$/;

/**
 * A quantity or the size of a package, as a shopper types it or a file has it.
 * @returns null for what is no quantity: none, negative, over the limit, or finer than a thousandth.
 */
export function quantityOf(value: string | number): Thousandths | null {
  // Most quantities are whole numbers of units, and an estimate looks at many.
  if (Number.isInteger(value)) return inRange(Number(value) * UNIT);
  const [, units, decimals = ''] = DECIMAL.exec(String(value).trim()) ?? [];
  if (units === undefined) return null;
  return inRange(Number(units) * UNIT + Number(decimals.padEnd(3, '0')));
}

const inRange = (quantity: Thousandths): Thousandths | null =>
  quantity > 0 && quantity <= HIGHEST_QUANTITY ? quantity : null;

/** 30 or 90, and 30 for anything else: DRUG-618. */
export function supplyLengthOf(value: unknown): SupplyLength {
  const isText = typeof value === 'string' && value.trim() !== '';
  return SUPPLY_LENGTHS.find((length) => length === (isText ? Number(value) : value)) ?? DEFAULT_SUPPLY;
}

/** In any case, and in the listed spelling; anything else is ignored and leaves what was: DRUG-408, DRUG-619. */
export function frequencyOf<Before extends DrugFrequency | null>(
  value: unknown,
  before: Before,
): DrugFrequency | Before {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : null;
  return DRUG_FREQUENCIES.find((frequency) => frequency.toLowerCase() === text) ?? before;
}

/** How many times a frequency comes in 30 days, as a fraction: a week is 30 / 7. */
const TIMES_IN_30_DAYS: Readonly<Record<DrugFrequency, { times: number; of: number }>> = {
  Day: { times: 30, of: 1 },
  Week: { times: 30, of: 7 },
  Month: { times: 1, of: 1 },
};

export interface Dose {
  quantity: Thousandths;
  frequency: DrugFrequency;
  /** Units in a package, where the quantity counts packages. */
  packageSize?: Thousandths;
}

/** The units of one fill, rounded once to a thousandth. Exact for quantities and sizes up to HIGHEST_QUANTITY. */
export function unitsOfFill({ quantity, frequency, packageSize = UNIT }: Dose, supply: DaysOfSupply): Thousandths {
  const { times, of } = TIMES_IN_30_DAYS[frequency];
  return multiplyAndDivide(quantity * times * monthsOf(supply), packageSize, of * UNIT);
}
