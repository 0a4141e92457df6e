import type { DrugKnowledge } from '#domain/drug-cost/drug-facts.ts';
import { isInsulin } from '#domain/drug-cost/insulin.ts';
import { isAdultVaccine } from '#domain/drug-cost/vaccine.ts';
import { hasPrice } from '#domain/drugs/price-match.ts';
import { toEdition } from './current-editions.ts';
import type { PriceOfEdition, RequestedDrugFacts } from './drug-fact-types.ts';
import type { RawDrug, RawFacts } from './raw-drug-facts.ts';

export function toRequestedDrug(raw: RawFacts, ndc: string): RequestedDrugFacts {
  const drug = raw.drugs.find((known) => known.ndc === ndc);
  const generic = drug?.generic_name ?? '';
  return {
    ndc,
    rxcui: drug?.rxcui ?? null,
    name: drug?.name ?? null,
    isBrand: drug?.is_brand ?? null,
    isInsulin: isInsulin(generic),
    isAdultVaccine: isAdultVaccine(generic),
    knowledge: drug ? toKnowledge(drug) : null,
    reference: drug ? toReference(raw, drug) : null,
  };
}

function toKnowledge({ choice_key, unit, item, packages, asks_size, price_match }: RawDrug): DrugKnowledge | null {
  if (choice_key === null) return null;
  const sizes = packages.map(([name, size]) => ({ name, size }));
  return { unit, item, packages: sizes, asksSize: asks_size, priceMatch: price_match };
}

function toReference({ reference_edition }: RawFacts, drug: RawDrug): PriceOfEdition | null {
  const { price_match, unit_cost, data_year, price_brand_name, price_generic_name, price_line } = drug;
  if (!reference_edition || unit_cost === null || data_year === null || price_line === null) return null;
  if (!hasPrice(price_match)) return null;
  return {
    unitCost: unit_cost,
    dataYear: data_year,
    brandName: price_brand_name ?? '',
    genericName: price_generic_name ?? '',
    poolsStrengths: price_match === 'pooled-strengths',
    edition: toEdition(reference_edition),
    sourceLine: price_line,
  };
}
