import { join } from 'node:path';
import type { Dispensing } from '#domain/drugs/dispensing.ts';
import { displayName } from '#domain/drugs/display-name.ts';
import { hasPrice } from '#domain/drugs/price-match.ts';
import { COST_NOTES } from './cost-notes.ts';
import { readCsvFile } from './csv.ts';
import { type PricedRow, priceDrugs } from './priced-drugs.ts';

const DRUGS = 100;

/** The file's own line of a drug, with what a claim of it cost. */
type Used = { rank: number; line: string; perClaim: number };

/** A drug of the most used ones, with a month by its usual quantity; null where none is known. */
export type CommonDrug = Used & { drug: PricedRow | null; units: number | null; note: string | null };

export async function commonDrugs(folder: string): Promise<CommonDrug[]> {
  const { drugs } = await priceDrugs(folder);
  const codes = countCodes(folder);
  const byLine = new Map<string, PricedRow[]>();
  for (const drug of drugs.values()) {
    const { line, match } = drug.matched;
    if (!line || !hasPrice(match)) continue;
    const name = `${line.brandName}|${line.genericName}`;
    byLine.set(name, [...(byLine.get(name) ?? []), drug]);
  }
  const weight = ({ rxcui, dispensing }: PricedRow) => (codes.get(rxcui) ?? 0) + (dispensing.usual ? 0.5 : 0);
  return mostUsed(folder).map((used) => {
    const [drug = null] = (byLine.get(used.line) ?? []).toSorted((a, b) => weight(b) - weight(a));
    return { ...used, drug, units: drug && unitsOfMonth(drug.dispensing), note: COST_NOTES[used.line] ?? null };
  });
}

/** docs/drug-costs-of-common-drugs.md, as text. */
export const reportCommonDrugs = async (folder: string) => [...HEAD, ...(await commonDrugs(folder)).map(rowOf)];

/** How many times the month of a drug a claim of it costs. */
export function claimsPerMonth({ perClaim, drug, units }: CommonDrug): number | null {
  const unitCost = unitCostOf(drug);
  return units === null || unitCost === null ? null : perClaim / (units * unitCost);
}

const unitCostOf = (drug: PricedRow | null) => (drug?.matched.line ? drug.matched.line.unitCost / 1_000_000 : null);

const HEAD = [
  '# What common drugs cost',
  '',
  'Made by `npm run drug-report -- common` from the real files: the 100 drugs with the most claims in Part D, of each the',
  'code with the most products. A month is the usual quantity times the average price of a unit; a claim is what the',
  'file says that one cost on average, of 30 days or 90, so that it is one to three months where the usual quantity is right.',
  'The last column says why it is less than half a month or more than three and a half, and why a drug has no price. What has',
  'no usual quantity is asked in the form.',
  '',
  '| | drug | usual | pack | line | a unit | a month | a claim | claim / month | |',
  '|---|---|---|---|---|---|---|---|---|---|',
];

function mostUsed(folder: string): Used[] {
  const rows = readCsvFile(join(folder, 'part_d_spending_by_drug_2023.csv'));
  const claims = (row: Record<string, string>) => Number(row['Tot_Clms_2023']);
  return rows
    .toSorted((a, b) => claims(b) - claims(a))
    .slice(0, DRUGS)
    .map((row, index) => ({
      rank: index + 1,
      line: `${row['Brnd_Name']}|${row['Gnrc_Name']}`,
      perClaim: Number(row['Avg_Spnd_Per_Clm_2023']),
    }));
}

function countCodes(folder: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of readCsvFile(join(folder, 'rxnorm_ndc_2025-10.csv.gz'))) {
    const rxcui = row['RXCUI'] ?? '';
    counts.set(rxcui, (counts.get(rxcui) ?? 0) + 1);
  }
  return counts;
}

function rowOf(common: CommonDrug): string {
  const { rank, perClaim, drug, units, note } = common;
  const line = common.line.replace('|', ' / ');
  const unitCost = unitCostOf(drug);
  if (!drug || unitCost === null)
    return `| ${rank} | no price | | | ${line} | | | ${dollars(perClaim)} | | ${note ?? ''} |`;
  const cells = [
    rank,
    displayName(drug),
    usualText(drug.dispensing),
    packText(drug.dispensing),
    line,
    `$${unitCost.toFixed(4)}`,
    units === null ? 'asked' : dollars(units * unitCost),
    dollars(perClaim),
    claimsPerMonth(common)?.toFixed(2) ?? '',
    note ?? '',
  ];
  return `| ${cells.join(' | ')} |`;
}

const DAYS_OF = { Day: 30, Week: 30 / 7, Month: 1 };

function unitsOfMonth({ usual, unit, packages }: Dispensing): number | null {
  if (!usual || !unit) return null;
  const size = unit === 'EA' ? 1 : packages[0]?.size;
  return size === undefined ? null : usual.quantity * DAYS_OF[usual.frequency] * size;
}

const usualText = ({ usual, item }: Dispensing) =>
  usual
    ? `${usual.quantity} ${usual.quantity === 1 ? item : pluralOf(item)} a ${usual.frequency.toLowerCase()}`
    : 'asked';

const pluralOf = (item: string) => (item.endsWith('ch') ? `${item}es` : `${item}s`);

const packText = ({ unit, packages }: Dispensing) =>
  unit === 'EA' ? 'each' : packages.map(({ size }) => `${size} ${unit}`).join(', ') || `asked, in ${unit}`;

const dollars = (amount: number) => `$${amount.toFixed(2)}`;
