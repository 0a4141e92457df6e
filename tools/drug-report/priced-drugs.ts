import { join } from 'node:path';
import { type DecidedDispensing, decideDispensing } from '#domain/drugs/decide-dispensing.ts';
import type { BillingUnit } from '#domain/drugs/dispensing.ts';
import { type MatchedPrice, matchPrices } from '#domain/drugs/match-prices.ts';
import type { PriceLine } from '#domain/drugs/price-line.ts';
import { readCsvFile } from './csv.ts';
import { readRows } from './read-rows.ts';

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
  const sold = new Set(rows.drug_ndc?.map(({ rxcui }) => rxcui));
  const lines = (rows.reference_price ?? []).map(
    (row): PriceLine => ({
      brandName: row.brand_name,
      genericName: row.generic_name,
      unitCost: Math.round(Number(row.unit_cost) * 1_000_000),
      dataYear: row.data_year,
      claims: row.claims,
      sourceLine: row.source_line,
    }),
  );
  const decided = (rows.drug ?? []).map((row) => {
    const drug = {
      rxcui: row.rxcui,
      name: row.name,
      genericName: row.generic_name,
      brandName: row.brand_name,
      doseForm: row.dose_form,
      isSold: sold.has(row.rxcui),
    };
    const units = unitsOf(nadac.get(row.rxcui));
    return { ...drug, dispensing: decideDispensing({ ...drug, units, packages: [] }) };
  });
  const matches = matchPrices(
    decided.map((drug) => ({ ...drug, unit: drug.dispensing.unit })),
    lines,
  );
  return {
    lines,
    drugs: new Map(
      decided.map((drug) => [
        drug.rxcui,
        { ...drug, matched: matches.get(drug.rxcui) as MatchedPrice, nadac: nadac.get(drug.rxcui) ?? null },
      ]),
    ),
  };
}

const unitsOf = (known: Nadac | undefined) => (known?.unit ? [known.unit as BillingUnit] : []);

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
