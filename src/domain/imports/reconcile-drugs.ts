import {
  type DrugFrequency,
  quantityOf,
  type SupplyLength,
  UNIT,
  unitsOfFill,
} from '#domain/drug-cost/drug-quantity.ts';
import type { Sameness } from './reconcile.ts';

/** A drug as it is taken. */
export type DrugAsTaken = {
  nationalDrugCode: string;
  /** Ingredient and strength; null where our lists do not have the drug. */
  substance: string | null;
  isGeneric: boolean;
  drugQuantity: number;
  drugFrequency: DrugFrequency | null;
  drugSupplyLength: SupplyLength;
  /** Billing units in what the quantity counts; null for what is billed one by one. */
  drugPackageSize: number | null;
};

/**
 * The same ingredient in the same strength is the same drug, whoever makes it. It differs where it is a brand here and a
 * generic there, which have other prices, or where another amount is taken.
 */
export function compareDrugs(mine: DrugAsTaken, theirs: DrugAsTaken): Sameness {
  const isSameCode = mine.nationalDrugCode === theirs.nationalDrugCode;
  const isSameSubstance = mine.substance !== null && mine.substance === theirs.substance;
  if (!isSameCode && !isSameSubstance) return 'other';
  const isAsTaken = mine.isGeneric === theirs.isGeneric && isSameAmount(mine, theirs);
  return isAsTaken && mine.drugSupplyLength === theirs.drugSupplyLength ? 'same' : 'differs';
}

/** Within a hundredth: a week is no whole part of a month. */
function isSameAmount(mine: DrugAsTaken, theirs: DrugAsTaken): boolean {
  const [one, other] = [unitsInMonth(mine), unitsInMonth(theirs)];
  if (one === null || other === null) return one === other && mine.drugQuantity === theirs.drugQuantity;
  return Math.abs(one - other) * 100 <= Math.max(one, other);
}

/** In thousandths of a billing unit; null where nobody said how often. */
function unitsInMonth({ drugQuantity, drugFrequency, drugPackageSize }: DrugAsTaken): number | null {
  const quantity = quantityOf(drugQuantity);
  const packageSize = drugPackageSize === null ? UNIT : quantityOf(drugPackageSize);
  if (quantity === null || packageSize === null || drugFrequency === null) return null;
  return unitsOfFill({ quantity, frequency: drugFrequency, packageSize }, 30);
}
