import { join } from 'node:path';
import { hasPrice } from '#domain/drugs/price-match.ts';
import { readCsvFile } from './csv.ts';
import { type PricedRow, priceDrugs } from './priced-drugs.ts';

/** Each code of the most used drugs with its line, the verdict and the reason, tab by tab. */
export async function reportPrices(folder: string): Promise<string[]> {
  const { drugs } = await priceDrugs(folder);
  const top = readCsvFile(join(folder, 'top500_part_d_drugs.csv'));
  const titles = ['RANK', 'USED AS', 'RXCUI', 'NAME', 'UNIT', 'VERDICT', 'LINE', 'PRICE', 'COST', 'RATIO', 'BECAUSE'];
  const rows = top.flatMap((row) => {
    const priced = drugs.get(row['RXCUI'] ?? '');
    return priced ? [lineOf(row['RANK_BY_CLAIMS_2023'] ?? '', row['Brnd_Name'] ?? '', priced)] : [];
  });
  return [titles.join('\t'), ...rows];
}

function lineOf(rank: string, claimed: string, { rxcui, name, dispensing, matched, nadac }: PricedRow) {
  const { match, line, because } = matched;
  const price = line && hasPrice(match) ? line.unitCost / 1_000_000 : null;
  const known = nadac?.price2022 ?? nadac?.newest ?? null;
  const ratio = price && known ? (price / known).toFixed(2) : '';
  return [
    rank,
    claimed,
    rxcui,
    name,
    dispensing.unit ?? '-',
    match,
    line ? `${line.brandName}|${line.genericName}` : '',
    price?.toFixed(4) ?? '',
    known?.toFixed(4) ?? '',
    ratio,
    because,
  ].join('\t');
}
