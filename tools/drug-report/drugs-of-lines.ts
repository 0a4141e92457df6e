import { brandKey } from '#domain/drugs/drug-name.ts';
import type { PricedRow } from './priced-drugs.ts';

/** A line of the 500 most used drugs. */
export type TopLine = { rank: number; brandName: string; genericName: string; unitsPerClaim: number };

type CsvRow = Record<string, string>;

/** Each line once, by rank, with the drugs that take its price, or else those that its names may mean. */
export function linesAndDrugs(top: readonly CsvRow[], spending: readonly CsvRow[], drugs: readonly PricedRow[]) {
  const claims = new Map(spending.map((row) => [keyOf(row), row]));
  const taking = takersOf(drugs);
  const seen = new Map(top.map((row) => [keyOf(row), row]));
  return [...seen].map(([key, row]) => {
    const line = toLine(row, claims.get(key) ?? {});
    return { line, drugs: taking.get(key) ?? meantBy(line, drugs) };
  });
}

function takersOf(drugs: readonly PricedRow[]): ReadonlyMap<string, PricedRow[]> {
  const taking = new Map<string, PricedRow[]>();
  for (const drug of drugs) {
    const { line } = drug.matched;
    if (!line) continue;
    const key = `${line.brandName}|${line.genericName}`;
    taking.set(key, [...(taking.get(key) ?? []), drug]);
  }
  return taking;
}

const keyOf = (row: CsvRow) => `${row['Brnd_Name']}|${row['Gnrc_Name']}`;

const toLine = (row: CsvRow, claim: CsvRow): TopLine => ({
  rank: Number(row['RANK_BY_CLAIMS_2023']),
  brandName: row['Brnd_Name'] ?? '',
  genericName: row['Gnrc_Name'] ?? '',
  unitsPerClaim: Number(claim['Avg_Spnd_Per_Clm_2023']) / Number(claim['Avg_Spnd_Per_Dsg_Unt_Wghtd_2023']),
});

// The brand by its first word, and else what has the same ingredients and no brand.
function meantBy({ brandName, genericName }: TopLine, drugs: readonly PricedRow[]): PricedRow[] {
  const branded = drugs.filter((drug) => drug.brandName && firstWord(drug.brandName) === firstWord(brandName));
  if (branded.length > 0) return branded;
  const substances = firstWords(genericName);
  return drugs.filter((drug) => !drug.brandName && hasSame(substances, firstWords(drug.genericName)));
}

const firstWord = (name: string) => brandKey(name.split(/[ (]/)[0] ?? '');

const firstWords = (genericName: string) => genericName.split('/').map((substance) => firstWord(substance.trim()));

// Lists cut long names short: 'NEOMYCIN/POLYMYXIN B/HYDROCORT'.
const hasSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length &&
  some.every((word) => others.some((other) => other === word || (word.length >= SHORTENED && other.startsWith(word))));
const SHORTENED = 5;
