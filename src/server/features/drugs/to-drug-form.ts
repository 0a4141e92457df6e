import type { DrugForm } from '#contract/drugs.ts';
import { isAdultVaccine } from '#domain/drug-cost/vaccine.ts';
import { genericWords } from '#domain/drugs/search-names.ts';
import type { Drug } from '#server/catalogue/store/drugs.ts';

/** A drug without any national drug code can not be saved or priced, so it is not offered. */
export function toDrugForm(drug: Drug): DrugForm[] {
  const { ndc, rxcui, name, displayName, isBrand, brandName, genericName, dispensing, isPartD } = drug;
  if (ndc === null) return [];
  return [
    {
      nationalDrugCode: ndc,
      rxcui,
      drugName: brandName ?? genericWords(genericName),
      drugDosage: displayName,
      drugFullName: name,
      isGeneric: !isBrand,
      isPartD,
      isVaccine: isAdultVaccine(genericName),
      item: dispensing.item,
      unit: dispensing.unit,
      packages: [...dispensing.packages],
      asksSize: dispensing.asksSize,
      usual: dispensing.usual,
    },
  ];
}
