import { UNIT } from './drug-quantity.ts';
import { type Dose, unitsOfFill } from './fill-units.ts';

/** So many billing units of a drug are all that a plan pays for in so many days. */
export interface QuantityLimit {
  amount: number;
  days: number;
}

const MONTH = 30;

/** A hundredth or two more is how a year of months, or a week in a month, is rounded. */
const MOST_PERCENT = 102;

/** Whether more is taken than a plan pays for; false as long as nobody knows how much is taken. */
export function isOverLimit(dose: Dose | null, { amount, days }: QuantityLimit): boolean {
  if (dose === null) return false;
  const allowed = Math.round(amount * UNIT);
  return unitsOfFill(dose, MONTH) * days * 100 > allowed * MONTH * MOST_PERCENT;
}
