import type { Drug } from '#contract/saved-drugs.ts';
import type { ComparedPharmacy } from './compared-pharmacies.ts';

/** The drugs behind the codes, by the names of the list. */
export const namesOf = (codes: readonly string[], drugs: readonly Drug[]): string =>
  drugs
    .filter(({ nationalDrugCode }) => codes.includes(nationalDrugCode))
    .map(({ drugDosage }) => drugDosage)
    .join(', ');

/** Shops of one chain are told apart by their street. */
export function nameOf(pharmacy: ComparedPharmacy, all: readonly ComparedPharmacy[]): string {
  const { pharmacyName, pharmacyAddress } = pharmacy;
  const isOneOfMany = all.some((other) => other !== pharmacy && other.pharmacyName === pharmacyName);
  return isOneOfMany && pharmacyAddress ? `${pharmacyName}, ${pharmacyAddress.line}` : pharmacyName;
}
