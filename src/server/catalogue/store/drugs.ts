import { isInsulin } from '#domain/drug-cost/insulin.ts';
import { isAdultVaccine } from '#domain/drug-cost/vaccine.ts';
import { ndcsOf } from '#domain/drugs/ndc.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { DrugRow, DrugTableRows } from '../drug-tables.ts';

/** A drug of one strength and form. */
export type Drug = {
  rxcui: string;
  /** A code of eleven digits that stands for it; null where the list has none. */
  ndc: string | null;
  name: string;
  isBrand: boolean;
  genericName: string;
  brandName: string | null;
  strengths: string;
  doseForm: string;
  /** The same drug without its brand, where it is known. */
  genericRxcui: string | null;
  isInsulin: boolean;
  isAdultVaccine: boolean;
  packages: DrugPackage[];
};

/** What is handed out whole. `quantity` packages of `size` units each. */
export type DrugPackage = { ndc: string; name: string; size: number; sizeUnit: string; quantity: number };

export type DrugTerm = { name: string; isBrand: boolean };

const IS_CURRENT = "current.dataset = 'drugs' and current.state = 'current'";

/** Names that begin with what was typed, then those with such a word in them, then similar ones. */
export async function findDrugs(db: Queryable, query: string, limit: number): Promise<DrugTerm[]> {
  const typed = query.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST_QUERY);
  if (!/[a-z0-9]/.test(typed)) return [];
  const plain = typed.replace(/[\\%_]/g, '\\$&');
  const { rows } = await db.query<{ name: string; is_brand: boolean }>({
    name: 'find-drugs',
    text: FIND_DRUGS,
    values: [typed, `${plain}%`, `% ${plain}%`, limit],
  });
  return rows.map(({ name, is_brand }) => ({ name, isBrand: is_brand }));
}

const LONGEST_QUERY = 80;

// A person who mistypes has most of the letters right. Similar is, as pg_trgm counts it, the best run of words, or the
// first word, which forgives more.
const FIND_DRUGS = `
  with near as materialized (
    select term.name, term.name_key, term.is_brand, term.weight
    from catalogue_edition as current join drug_term as term using (edition)
    where ${IS_CURRENT} and (term.name_key like $2 or term.name_key like $3 or $1 <% term.name_key
      or split_part(term.name_key, ' ', 1) % $1)
  )
  select name, is_brand
  from near
  order by case when name_key like $2 then 0 when name_key like $3 then 1 else 2 end,
    case when name_key like $2 or name_key like $3 then 0 else 1 - greatest(
      strict_word_similarity($1, name_key), similarity($1, split_part(name_key, ' ', 1))) end,
    position(' / ' in name_key) > 0, weight desc, name_key
  limit $4`;

const DRUG = `
  to_json(drug) as drug,
  (select coalesce(json_agg(packed order by packed.size, packed.quantity, packed.ndc), '[]')
   from (select distinct on (pack.package_name, pack.size, pack.size_unit, pack.quantity) pack.*
         from drug_ndc as code join drug_package as pack using (edition, ndc)
         where code.edition = drug.edition and code.rxcui = drug.rxcui
         order by pack.package_name, pack.size, pack.size_unit, pack.quantity, pack.ndc) as packed) as packages`;

type RawDrug = {
  drug: DrugRow;
  packages: (Omit<DrugTableRows['drug_package'], 'size' | 'quantity'> & { size: number; quantity: number })[];
};

/**
 * The strengths and forms that have a code, of a brand or of a generic name: those without a brand, or else the brands
 * that it has.
 */
export async function listDrugForms(db: Queryable, name: string): Promise<Drug[]> {
  const { rows } = await db.query<RawDrug>({
    name: 'list-drug-forms',
    text: `
      select ${DRUG}
      from catalogue_edition as current join drug using (edition)
      where ${IS_CURRENT} and drug.proxy_ndc is not null
        and (lower(drug.brand_name) = lower($1) or (lower(drug.generic_name) = lower($1) and (
          not drug.is_brand or not exists (
            select from drug as bare
            where bare.edition = drug.edition and lower(bare.generic_name) = lower($1) and not bare.is_brand
              and bare.proxy_ndc is not null))))
      order by drug.dose_form, nullif(substring(drug.strengths from '\\d+\\.?\\d*'), '')::numeric, drug.name`,
    values: [name.trim()],
  });
  return rows.map(toDrug);
}

/** By a code of ten or eleven digits, with or without dashes; null for a code that is not known or not one drug's. */
export async function findDrugByNdc(db: Queryable, text: string): Promise<Drug | null> {
  const ndcs = ndcsOf(text);
  if (ndcs.length === 0) return null;
  const { rows } = await db.query<RawDrug & { ndc: string }>({
    name: 'find-drug-by-ndc',
    text: `
      select code.ndc, ${DRUG}
      from catalogue_edition as current join drug_ndc as code using (edition) join drug using (edition, rxcui)
      where ${IS_CURRENT} and code.ndc = any ($1::text[])`,
    values: [ndcs],
  });
  const [row] = rows;
  // Ten digits may mean codes of several drugs, and then nobody can tell which.
  const isClear = new Set(rows.map(({ drug }) => drug.rxcui)).size === 1;
  return row && isClear ? { ...toDrug(row), ndc: row.ndc } : null;
}

/** The generic of a brand of the same strength and form. */
export async function findGeneric(db: Queryable, rxcui: string): Promise<Drug | null> {
  const { rows } = await db.query<RawDrug>({
    name: 'find-generic',
    text: `
      select ${DRUG}
      from catalogue_edition as current
      join drug as brand on brand.edition = current.edition and brand.rxcui = $1
      join drug on drug.edition = brand.edition and drug.rxcui = brand.generic_rxcui
      where ${IS_CURRENT}`,
    values: [rxcui],
  });
  return rows[0] ? toDrug(rows[0]) : null;
}

const toDrug = ({ drug, packages }: RawDrug): Drug => ({
  rxcui: drug.rxcui,
  ndc: drug.proxy_ndc,
  name: drug.name,
  isBrand: drug.is_brand,
  genericName: drug.generic_name,
  brandName: drug.brand_name,
  strengths: drug.strengths,
  doseForm: drug.dose_form,
  genericRxcui: drug.generic_rxcui,
  isInsulin: isInsulin(drug.generic_name),
  isAdultVaccine: isAdultVaccine(drug.generic_name),
  packages: packages.map(({ ndc, package_name, size, size_unit, quantity }) => ({
    ...{ ndc, name: package_name, size, sizeUnit: size_unit, quantity },
  })),
});
