import type { DrugFrequency } from '#domain/drug-cost/drug-quantity.ts';
import { choiceKey } from '#domain/drugs/choice-key.ts';
import type { Dispensing } from '#domain/drugs/dispensing.ts';
import { displayName } from '#domain/drugs/display-name.ts';
import { ndcsOf } from '#domain/drugs/ndc.ts';
import { orderForms } from '#domain/drugs/order-forms.ts';
import { partDStatus } from '#domain/drugs/part-d-status.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { DrugKnowledgeRow, DrugRow } from '../drug-tables.ts';

/** A drug of one strength and form. */
export type Drug = {
  rxcui: string;
  /** A code of eleven digits that stands for it; null where no list has one. */
  ndc: string | null;
  /** As RxNorm says it, and as people do. */
  name: string;
  displayName: string;
  isBrand: boolean;
  genericName: string;
  brandName: string | null;
  strengths: string;
  doseForm: string;
  dispensing: Dispensing;
  /** False for what Part D leaves out, true for what a formulary lists, null where nothing tells. */
  isPartD: boolean | null;
};

const IS_CURRENT = "current.dataset = 'drugs' and current.state = 'current'";

// A formulary's own code comes first: prices of plans go by it.
const DRUG = `
  to_json(drug) as drug,
  (select to_json(known) from catalogue_edition as derived join drug_knowledge as known using (edition)
   where derived.dataset = 'drug-knowledge' and derived.state = 'current' and known.rxcui = drug.rxcui) as known,
  (select listed.ndc from catalogue_edition as form join formulary_drug as listed using (edition)
   where form.dataset = 'formularies' and form.state = 'current' and listed.rxcui = drug.rxcui
   order by form.plan_year desc, listed.ndc limit 1) as listed_ndc,
  (select count(*)::integer from drug_ndc as code
   where code.edition = drug.edition and code.rxcui = drug.rxcui) as codes`;

type Known = Omit<DrugKnowledgeRow, 'packages'> & { packages: [name: string, size: number][] };
type RawDrug = { drug: DrugRow; known: Known | null; listed_ndc: string | null; codes: number };

/** The strengths and forms of some drugs, each that a person can tell from the others once. */
export async function listDrugForms(db: Queryable, rxcuis: readonly string[]): Promise<Drug[]> {
  const { rows } = await db.query<RawDrug>({
    name: 'list-drug-forms',
    text: `
      select ${DRUG}
      from catalogue_edition as current join drug using (edition)
      where ${IS_CURRENT} and drug.rxcui = any ($1::text[])`,
    values: [rxcuis],
  });
  const sold = rows.filter(({ drug, listed_ndc }) => drug.proxy_ndc !== null || listed_ndc !== null);
  const choices = new Map<string, RawDrug[]>();
  for (const row of sold) choices.set(keyOf(row), [...(choices.get(keyOf(row)) ?? []), row]);
  return orderForms([...choices.values()].map(toChoice)).map(({ drug }) => drug);
}

const keyOf = ({ drug, known }: RawDrug) => known?.choice_key ?? choiceKey(namedOf(drug));

/** One of what a person can not tell apart: one that a formulary lists, else the one sold under the most codes. */
function toChoice(alike: readonly RawDrug[]) {
  const [chosen = alike[0] as RawDrug] = alike.toSorted(
    (a, b) =>
      Number(b.listed_ndc !== null) - Number(a.listed_ndc !== null) ||
      b.codes - a.codes ||
      Number(a.drug.rxcui) - Number(b.drug.rxcui),
  );
  const drug = toDrug(chosen);
  const codes = alike.reduce((sum, row) => sum + row.codes, 0);
  return { drug, codes, isListed: chosen.listed_ndc !== null, name: drug.name, displayName: drug.displayName };
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

/** What is in it, and how much: alike for a brand, its generic and every maker. */
export type KnownDrug = Drug & { substance: string };

/** By their codes of eleven digits; what is not known is left out. */
export async function findDrugsByNdc(db: Queryable, ndcs: readonly string[]): Promise<Map<string, KnownDrug>> {
  if (ndcs.length === 0) return new Map();
  const { rows } = await db.query<RawDrug & { ndc: string }>({
    name: 'find-drugs-by-ndc',
    text: `
      select code.ndc, ${DRUG}
      from catalogue_edition as current join drug_ndc as code using (edition) join drug using (edition, rxcui)
      where ${IS_CURRENT} and code.ndc = any ($1::text[])
      order by code.ndc, drug.rxcui`,
    values: [ndcs],
  });
  return new Map(
    rows.map((row) => {
      const drug = toDrug(row);
      const substance = `${row.drug.ingredient_key} ${row.drug.strengths}`;
      return [row.ndc, { ...drug, ndc: drug.ndc ?? row.ndc, substance }];
    }),
  );
}

/** The generic of a brand of the same strength and form, where it can be had. */
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

const namedOf = ({ name, generic_name, brand_name, dose_form }: DrugRow) => ({
  name,
  genericName: generic_name,
  brandName: brand_name,
  doseForm: dose_form,
});

function toDrug({ drug, known, listed_ndc }: RawDrug): Drug {
  const named = namedOf(drug);
  return {
    rxcui: drug.rxcui,
    ndc: listed_ndc ?? drug.proxy_ndc,
    ...named,
    displayName: known?.display_name ?? displayName(named),
    isBrand: drug.is_brand,
    strengths: drug.strengths,
    dispensing: toDispensing(known),
    isPartD: listed_ndc === null ? (known?.is_part_d ?? partDStatus(named)) : true,
  };
}

// Until it is derived, nothing is known of how a drug is counted.
function toDispensing(known: Known | null): Dispensing {
  const quantity = known?.usual_quantity ?? null;
  const frequency: DrugFrequency | null = known?.usual_frequency ?? null;
  return {
    unit: known?.unit ?? null,
    item: known?.item ?? 'unit',
    packages: (known?.packages ?? []).map(([name, size]) => ({ name, size })),
    asksSize: known?.asks_size ?? false,
    usual: quantity === null || frequency === null ? null : { quantity, frequency },
  };
}
