import { join } from 'node:path';
import type { DrugFrequency } from '#domain/drug-cost/drug-quantity.ts';
import { hasPrice } from '#domain/drugs/price-match.ts';
import { readCsvFile } from './csv.ts';
import { linesAndDrugs, type TopLine } from './drugs-of-lines.ts';
import { explanationOf } from './explained-quantities.ts';
import { type PricedRow, priceDrugs } from './priced-drugs.ts';

/** Claims are for 30 to 90 days, so that the units of one may be up to three months of the usual. */
export const RANGE = { least: 0.5, most: 3.5 } as const;

const VERDICTS = ['inside', 'explained', 'outside', 'asked', 'no-code'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A line of the 500 most used drugs, and the default month of each drug that may be meant by it. */
export type CheckedLine = {
  line: TopLine;
  verdict: Verdict;
  /** Units of an average claim for each unit of the default month. */
  months: { drug: PricedRow; quantity: number; ratio: number }[];
  outside: { drug: PricedRow; quantity: number; ratio: number }[];
  reason: string;
};

/** Holds the default month of each of the 500 most used drugs against the units in an average claim of it. */
export async function checkQuantities(folder: string): Promise<CheckedLine[]> {
  const top = readCsvFile(join(folder, 'top500_part_d_drugs.csv'));
  const spending = readCsvFile(join(folder, 'part_d_spending_by_drug_2023.csv'));
  const { drugs } = await priceDrugs(folder);
  return linesAndDrugs(top, spending, [...drugs.values()]).map(({ line, drugs }) => checkLine(line, drugs));
}

function checkLine(line: TopLine, drugs: readonly PricedRow[]): CheckedLine {
  const priced = drugs.filter(({ matched }) => hasPrice(matched.match));
  const months = (priced.length > 0 ? priced : drugs).flatMap((drug) => {
    const quantity = monthOf(drug);
    return quantity === null ? [] : [{ drug, quantity, ratio: line.unitsPerClaim / quantity }];
  });
  const outside = months.filter(({ ratio }) => ratio < RANGE.least || ratio > RANGE.most);
  const reason = explanationOf(line) ?? '';
  const found = (verdict: Verdict): CheckedLine => ({ line, verdict, months, outside, reason });
  if (drugs.length === 0) return found('no-code');
  if (months.length === 0) return found('asked');
  // All that take the price have to agree; of drugs that a line without a price may mean, one.
  const agrees = outside.length < (priced.length > 0 ? 1 : months.length);
  if (agrees) return found('inside');
  return found(reason === '' ? 'outside' : 'explained');
}

const A_MONTH: Readonly<Record<DrugFrequency, number>> = { Day: 30, Week: 30 / 7, Month: 1 };

/** The usual quantity of 30 days in billing units; null where something of it is asked. */
export function monthOf({ dispensing: { unit, packages, asksSize, usual } }: PricedRow): number | null {
  if (unit === null || asksSize || usual === null) return null;
  return usual.quantity * A_MONTH[usual.frequency] * (packages[0]?.size ?? 1);
}

/** What lies outside, what explains it, and the names without a code. */
export async function reportQuantities(folder: string): Promise<string[]> {
  const checked = await checkQuantities(folder);
  const counts = VERDICTS.map((known) => `${known}: ${checked.filter(({ verdict }) => verdict === known).length}`);
  return [counts.join(', '), ...checked.filter(({ verdict }) => verdict !== 'inside').flatMap(textsOf)];
}

function textsOf({ line, verdict, outside, reason }: CheckedLine): string[] {
  const head = `${verdict}\t${line.rank}\t${line.brandName}|${line.genericName}\t${line.unitsPerClaim.toFixed(1)} a claim\t${reason}`;
  const each = verdict === 'no-code' || verdict === 'asked' ? [] : outside;
  return [
    head,
    ...each.map(
      ({ drug, quantity, ratio }) =>
        `\t\t${drug.name}\t${quantity.toFixed(1)} ${drug.dispensing.unit}\t${ratio.toFixed(2)}\t${drug.matched.match}`,
    ),
  ];
}
