import { join } from 'node:path';
import { type DecidedDispensing, decideDispensing } from '#domain/drugs/decide-dispensing.ts';
import { type MatchedPrice, matchPrices } from '#domain/drugs/match-prices.ts';
import type { PriceLine } from '#domain/drugs/price-line.ts';
import type { DrugTableRows } from '#server/catalogue/drug-tables.ts';
import { readCsvFile } from './csv.ts';
import { type Rows, readRows } from './read-rows.ts';

/** What a list of acquisition costs (NADAC) tells of a drug. */
export type Nadac = { unit: string; price2022: number | null; newest: number | null };

export type PricedRow = {
  rxcui: string;
  name: string;
  brandName: string | null;
  genericName: string;
  doseForm: string;
  isSold: boolean;
  dispensing: DecidedDispensing;
  matched: MatchedPrice;
  nadac: Nadac | null;
};

export type PricedCatalogue = { drugs: ReadonlyMap<string, PricedRow>; lines: readonly PriceLine[] };

/** Every drug of the files in a folder with the line of average prices that it takes. */
export async function priceDrugs(folder: string): Promise<PricedCatalogue> {
  const rows = await readRows(folder);
  const nadac = readNadac(folder);
  const lines = (rows.reference_price ?? []).map(toPriceLine);
  const decided = evidenceOf(rows).map((drug) => ({ ...drug, dispensing: decideDispensing(drug) }));
  const matches = matchPrices(
    decided.map((drug) => ({ ...drug, unit: drug.dispensing.unit })),
    lines,
  );
  const priced = decided.map((drug): PricedRow => {
    const matched = matches.get(drug.rxcui) ?? { match: 'no-line', line: null, because: '' };
    return { ...drug, matched, nadac: nadac.get(drug.rxcui) ?? null };
  });
  return { lines, drugs: new Map(priced.map((drug) => [drug.rxcui, drug])) };
}

const toPriceLine = (row: DrugTableRows['reference_price']): PriceLine => ({
  brandName: row.brand_name,
  genericName: row.generic_name,
  unitCost: Math.round(Number(row.unit_cost) * 1_000_000),
  dataYear: row.data_year,
  claims: row.claims,
  sourceLine: row.source_line,
});

/** The same that a load collects in the database. */
function evidenceOf(rows: Rows) {
  const drugOfCode = new Map(rows.drug_ndc?.map(({ ndc, rxcui }) => [ndc, rxcui]));
  const sold = new Set(drugOfCode.values());
  const units = collect(rows.drug_unit ?? [], (row) => row.rxcui ?? drugOfCode.get(row.ndc));
  const packages = collect(rows.drug_package ?? [], ({ ndc }) => drugOfCode.get(ndc));
  return (rows.drug ?? []).map((row) => ({
    rxcui: row.rxcui,
    name: row.name,
    genericName: row.generic_name,
    brandName: row.brand_name,
    doseForm: row.dose_form,
    isSold: sold.has(row.rxcui),
    units: [...new Set(units.get(row.rxcui)?.flatMap(({ unit }) => unit ?? []))],
    packages: (packages.get(row.rxcui) ?? []).map(({ package_name, size, size_unit, quantity }) => ({
      name: package_name,
      size: Number(size),
      sizeUnit: size_unit,
      quantity: Number(quantity),
    })),
  }));
}

function collect<Row>(rows: readonly Row[], keyOf: (row: Row) => string | undefined): Map<string, Row[]> {
  const collected = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const known = collected.get(key);
    if (known) known.push(row);
    else collected.set(key, [row]);
  }
  return collected;
}

const priceIn = (text = '') => (Number(text) > 0 ? Number(text) : null);

function readNadac(folder: string): Map<string, Nadac> {
  const rows = readCsvFile(join(folder, 'nadac_unit_by_rxcui.csv'));
  return new Map(
    rows.map((row) => [
      row['RXCUI'] ?? '',
      {
        unit: row['x_pricing_unit'] ?? '',
        price2022: priceIn(row['x_median_nadac_per_unit_2022_10']),
        newest: priceIn(row['x_newest_nadac_per_unit']) ?? priceIn(row['x_nadac_per_unit_2026_costplus']),
      },
    ]),
  );
}
