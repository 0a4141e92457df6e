import { ingredientKey, parseDrugName } from '#domain/drugs/drug-name.ts';
import type { DrugRow } from '#server/catalogue/drug-tables.ts';
import { NOTHING_LOST, rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Row } from '#server/catalogue/files/row.ts';
import { readNeededText } from '../cells.ts';
import type { ReadContext } from '../layout.ts';

/** RxNorm's kinds of what is dispensed: a drug or a pack, under its generic or its brand name. */
const TERM_TYPES: Record<string, boolean> = { SCD: false, GPCK: false, SBD: true, BPCK: true };

type DrugFacts = { name: string; brand: string | null; generic: string | null; strengths: string; doseForm: string };

/** A drug that no earlier file has named. */
export function newDrug(row: Row, { rxcuis }: ReadContext, facts: DrugFacts): DrugRow {
  const rxcui = readRxcui(row);
  if (rxcuis.has(rxcui)) rejectRow(NOTHING_LOST.drugNamed, rxcui);
  const term_type = readNeededText(row, 'TTY');
  const is_brand = TERM_TYPES[term_type] ?? rejectRow('it is not a drug that can be dispensed', term_type);
  const parts = parseDrugName(facts.name);
  const generic_name = parts.genericName ?? facts.generic ?? facts.name;
  rxcuis.add(rxcui);
  return {
    rxcui,
    name: facts.name,
    term_type,
    is_brand,
    generic_name,
    // The name in brackets is RxNorm's own; columns beside it have been cut out of packs in odd places.
    brand_name: is_brand ? (parts.brandName ?? facts.brand) : null,
    strengths: facts.strengths,
    dose_form: facts.doseForm,
    generic_rxcui: null,
    proxy_ndc: null,
    ingredient_key: ingredientKey(generic_name),
    source_line: row.line,
  };
}

export function readRxcui(row: Row, title = 'RXCUI'): string {
  const rxcui = row.get(title);
  return /^\d{1,10}$/.test(rxcui) ? rxcui : rejectRow('the drug number (RXCUI) can not be read', `'${rxcui}'`);
}

/** Leading zeros count, so it stays a text. */
export function readNdc(row: Row, title = 'NDC'): string {
  const ndc = row.get(title);
  return /^\d{11}$/.test(ndc) ? ndc : rejectRow('the drug code (NDC) is not eleven digits', `'${ndc}'`);
}

/** RxNorm lists both a substance and its salt, and for a mixture the whole beside its parts. */
export function genericOf(ingredients: string): string | null {
  const all = ingredients.split('|').filter(Boolean);
  return all.find((name) => name.includes(' / ')) ?? all[0] ?? null;
}
