import { isPlausibleQuantity } from '#domain/drugs/plausible-quantity.ts';
import type { CatalogueDrug, DrugKnowledge, RequestedDrug } from './drug-facts.ts';
import { type Dose, quantityOf, type Thousandths } from './drug-quantity.ts';
import type { NoCostReason } from './year-estimate.ts';

export type DecidedDose = { dose: Dose; because: null } | { dose: null; because: NoCostReason };

/** How many billing units are taken; no dose, and why, as long as that is not known. Nothing is ever taken as 1. */
export function decideDose(
  requested: RequestedDrug,
  { knowledge, isInsulin }: Pick<CatalogueDrug, 'knowledge' | 'isInsulin'>,
  hasOwnPrice: boolean,
): DecidedDose {
  const { quantity, frequency, packageSize } = requested;
  const thousandths = quantityOf(quantity);
  if (frequency === null || thousandths === null) return none('quantity-unknown');
  const because = knowledge ? whyNotCounted(requested, knowledge) : whyNotTrusted(requested, hasOwnPrice);
  if (because) return none(because);
  if (knowledge) {
    const { item, unit } = knowledge;
    if (!isPlausibleQuantity({ item, unit, packageSize, isInsulin }, quantity, frequency)) {
      return none('quantity-too-much');
    }
  }
  return { dose: doseOf(thousandths, frequency, packageSize), because: null };
}

const none = (because: NoCostReason): DecidedDose => ({ dose: null, because });

const doseOf = (quantity: Thousandths, frequency: Dose['frequency'], packageSize: number | null): Dose => {
  const size = packageSize === null ? null : quantityOf(packageSize);
  return size === null ? { quantity, frequency } : { quantity, frequency, packageSize: size };
};

/** A package that was saved may be one that no source has any more. */
function whyNotCounted(
  { packageSize }: RequestedDrug,
  { unit, packages, asksSize }: DrugKnowledge,
): NoCostReason | null {
  if (unit === null) return 'unit-unknown';
  if (packages.length === 0 && !asksSize) return packageSize === null ? null : 'package-unknown';
  if (packageSize === null || quantityOf(packageSize) === null) return 'package-unknown';
  return asksSize || packages.some(({ size }) => size === packageSize) ? null : 'package-unknown';
}

/** Where nothing is known of a drug only the plan's own list tells its unit, and no size of a package can be trusted. */
function whyNotTrusted({ packageSize }: RequestedDrug, hasOwnPrice: boolean): NoCostReason | null {
  if (!hasOwnPrice) return 'unit-unknown';
  return packageSize === null ? null : 'package-unknown';
}
