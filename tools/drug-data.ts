import { join } from 'node:path';
import type { DispensingEvidence } from '#domain/drugs/decide-dispensing.ts';
import type { PriceLine } from '#domain/drugs/price-line.ts';
import { countyLookup } from '#server/catalogue/county-names.ts';
import type { DrugTableRows } from '#server/catalogue/drug-tables.ts';
import { openSources } from '#server/catalogue/files/open-sources.ts';
import { rejectionOf } from '#server/catalogue/files/rejection.ts';
import { rowOf } from '#server/catalogue/files/row.ts';
import { newReadContext } from '#server/catalogue/readers/layout.ts';
import { type Recognised, recognise } from '#server/catalogue/readers/recognise.ts';
import type { Put, Table, TableRows } from '#server/catalogue/tables.ts';

export type DrugData = { drugs: (DispensingEvidence & { isSold: boolean })[]; lines: PriceLine[] };

const ROLES = ['drug-names', 'more-drug-names', 'drug-codes', 'reference-prices'];

/** The drugs and average prices of a folder of real files, read by the real readers, without a database. */
export async function readDrugData(realDataDir: string): Promise<DrugData> {
  const { sources, close } = await openSources(join(realDataDir, 'drugs'));
  try {
    const found = await Promise.all(sources.map(recognise));
    const files = found.filter((file): file is Recognised => 'layout' in file);
    const inOrder = files.toSorted((a, b) => ROLES.indexOf(a.layout.role) - ROLES.indexOf(b.layout.role));
    const rows: { [Name in Table]?: TableRows[Name][] } = {};
    const put: Put = (table, row) => ((rows[table] as unknown[] | undefined) ??= []).push(row);
    const context = newReadContext(null, countyLookup([]));
    for (const file of inOrder) await readInto(file, context, put);
    return toDrugData(rows);
  } finally {
    await close();
  }
}

async function readInto({ layout, header, pages }: Recognised, context: ReturnType<typeof newReadContext>, put: Put) {
  const readRow = layout.reader(context, header);
  for await (const page of pages()) {
    for (const { cells, line } of page) {
      try {
        readRow(rowOf(header, cells, line), put);
      } catch (thrown) {
        if (!rejectionOf(thrown)) throw thrown;
      }
    }
  }
}

function toDrugData(rows: { [Name in Table]?: TableRows[Name][] }): DrugData {
  const rxcuiOf = new Map((rows.drug_ndc ?? []).map(({ ndc, rxcui }) => [ndc, rxcui]));
  const sold = new Set(rxcuiOf.values());
  const units = new Map<string, Set<DrugTableRows['drug_unit']['unit']>>();
  for (const { ndc, rxcui, unit } of rows.drug_unit ?? []) {
    const owner = rxcui ?? rxcuiOf.get(ndc);
    if (owner && unit) units.set(owner, (units.get(owner) ?? new Set()).add(unit));
  }
  const drugs = (rows.drug ?? []).map((drug) => ({
    rxcui: drug.rxcui,
    name: drug.name,
    genericName: drug.generic_name,
    brandName: drug.brand_name,
    doseForm: drug.dose_form,
    strengths: drug.strengths,
    units: [...(units.get(drug.rxcui) ?? [])].flatMap((unit) => unit ?? []).toSorted(),
    packages: [],
    isSold: sold.has(drug.rxcui),
  }));
  const lines = (rows.reference_price ?? []).map((line) => ({
    brandName: line.brand_name,
    genericName: line.generic_name,
    unitCost: Math.round(Number(line.unit_cost) * 1_000_000),
    dataYear: line.data_year,
    claims: line.claims,
    sourceLine: line.source_line,
  }));
  return { drugs, lines };
}
