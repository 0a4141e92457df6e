import { type DrugFrequency, type Thousandths, UNIT } from './drug-quantity.ts';
import { multiplyAndDivide } from './exact-division.ts';
import { monthsOf } from './insulin-share.ts';
import type { DaysOfSupply } from './year-input.ts';

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
