import { dirname, join } from 'node:path';
import { type DecidedDispensing, decideDispensing } from '#domain/drugs/decide-dispensing.ts';
import { type MatchedPrice, matchPrices } from '#domain/drugs/match-prices.ts';
import type { PriceLine } from '#domain/drugs/price-line.ts';
import { readDrugData } from '../drug-data.ts';
import { readCsvFile } from './csv.ts';

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
  const { drugs, lines } = await readDrugData(dirname(folder));
  const nadac = readNadac(folder);
  const decided = drugs.map((drug) => ({ ...drug, dispensing: decideDispensing(drug) }));
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
