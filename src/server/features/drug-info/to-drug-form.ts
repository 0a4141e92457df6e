import type { DrugForm } from '#contract/drug-info.ts';
import type { Drug } from '#server/catalogue/store/drugs.ts';

/** A drug without any national drug code can not be saved or priced, so it is not offered. */
export function toDrugForm(drug: Drug): DrugForm[] {
  const { ndc, rxcui, name, isBrand, brandName, genericName, packages } = drug;
  if (ndc === null) return [];
  return [
    {
      nationalDrugCode: ndc,
      rxcui,
      drugName: brandName ?? genericName,
      drugDosage: name,
      isGeneric: !isBrand,
      packages: packages.map((pack) => ({ name: pack.name, size: pack.size * pack.quantity, unit: pack.sizeUnit })),
    },
  ];
}
