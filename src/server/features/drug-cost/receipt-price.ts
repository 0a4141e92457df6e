import type { ReceiptPrice } from '#contract/drug-receipt.ts';
import { unitsOfFill } from '#domain/drug-cost/fill-units.ts';
import { type DrugAtOnePlan, isNegotiated } from './price-plan.ts';

/** What one fill of a drug is sold for, and how that came about; null without a price. */
export function receiptPrice(drug: DrugAtOnePlan): ReceiptPrice | null {
  const { explainPrice, priceBasis, wanted, about, facts } = drug;
  const price = explainPrice();
  if (!price || !priceBasis) return null;
  const { isFeeKnown, fee, ...steps } = price;
  const reference = priceBasis.basis === 'reference' ? about.reference : null;
  return {
    ...steps,
    basis: priceBasis.basis,
    referenceYear: reference?.dataYear ?? null,
    referenceLine: reference && { brandName: reference.brandName, genericName: reference.genericName },
    poolsStrengths: reference?.poolsStrengths ?? false,
    isNegotiated: isNegotiated(facts),
    days: wanted.supplyLength,
    unit: about.knowledge?.unit ?? null,
    pack: packOf(drug),
    fee: isFeeKnown ? fee : null,
  };
}

/** What is billed one by one has no pack: its units are what people count. */
function packOf({ dose, wanted, about: { knowledge } }: DrugAtOnePlan): ReceiptPrice['pack'] {
  if (!dose?.packageSize || !knowledge) return null;
  const { quantity, frequency, packageSize } = dose;
  return { item: knowledge.item, items: unitsOfFill({ quantity, frequency }, wanted.supplyLength), size: packageSize };
}
