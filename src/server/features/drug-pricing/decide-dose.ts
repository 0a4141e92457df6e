import type { DrugToPrice, NoCostReason } from '#contract/drug-cost.ts';
import { quantityOf } from '#domain/drug-cost/drug-quantity.ts';
import type { Dose } from '#domain/drug-cost/fill-units.ts';
import type { WantedDrug } from '#server/catalogue/store/drug-fact-types.ts';

export type DecidedDose = { dose: Dose; because: null } | { dose: null; because: NoCostReason };

/** How many billing units are taken; no dose, and why, as long as that is not known. */
export function decideDose({ quantity, frequency, packageSize }: DrugToPrice, _about: WantedDrug): DecidedDose {
  const thousandths = quantityOf(quantity);
  const size = packageSize === null ? undefined : quantityOf(packageSize);
  if (frequency === null || thousandths === null || size === null) return { dose: null, because: 'quantity-unknown' };
  const dose: Dose =
    size === undefined ? { quantity: thousandths, frequency } : { quantity: thousandths, frequency, packageSize: size };
  return { dose, because: null };
}
