import type { BillingUnit } from '#domain/drugs/dispensing.ts';
import { type Dose, UNIT, unitsOfFill } from './drug-quantity.ts';
import type { DrugAtOnePlan } from './price-plan.ts';

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

/** The limit of a plan, what its amount counts, and whether more is taken; false where that is not known. */
export type LimitOfDrug = QuantityLimit & { unit: BillingUnit | null; isOverLimit: boolean };

/** A vaccine is given once, whatever dose was saved; and without its unit a limit can not be set beside a dose. */
export function limitOf({ about, dose, facts }: Pick<DrugAtOnePlan, 'about' | 'dose' | 'facts'>): LimitOfDrug | null {
  if (!('tier' in facts.listing)) return null;
  const { quantityLimit: amount, quantityLimitDays: days } = facts.listing;
  if (amount === null || days === null) return null;
  const unit = about.knowledge?.unit ?? null;
  const isComparable = unit !== null && !about.isAdultVaccine;
  return { amount, days, unit, isOverLimit: isComparable && isOverLimit(dose, { amount, days }) };
}

/** Of one item: the sizes and limits of files are rounded. */
const TOLERANCE = 0.01;

/** How many pens or syringes of a size are so many billing units; null where that is no number of halves. */
export function itemsInLimit(amount: number, size: number): number | null {
  const exact = amount / size;
  const items = Math.round(exact * 2) / 2;
  return items > 0 && Math.abs(exact - items) <= TOLERANCE ? items : null;
}
