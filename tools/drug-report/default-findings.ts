import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPrice } from '#domain/drugs/price-match.ts';
import { readCsvFile } from './csv.ts';
import { ABOVE_LIMIT, APART_FROM_CLAIM } from './explained-defaults.ts';
import type { PricedRow } from './priced-drugs.ts';
import { monthOf } from './quantities.ts';

/** Claims are for 30 to 90 days, and a line pools strengths of which some are taken by two. */
export const CLAIM_RANGE = { least: 0.29, most: 3.5 } as const;

/** A drug with a price whose default month is not borne out, and what explains it. */
export type DefaultFinding = { name: string; month: number; other: number; why: string | null };

type Checked = { compared: number; findings: DefaultFinding[] };

/** Default months above the least quantity limit of all formularies that list the drug. */
export function checkLimits(drugs: readonly PricedRow[], folder: string): Checked {
  const limits = readLimits(folder);
  return check(drugs, (drug) => limits.get(drug.rxcui) ?? null, {
    isApart: (month, limit) => month > limit + ROUNDING,
    explain: ({ name }) => ABOVE_LIMIT.find(({ names }) => names.test(name))?.why ?? null,
  });
}

/** Default months far from the units in an average claim of the line whose price the drug takes. */
export function checkClaims(drugs: readonly PricedRow[], folder: string): Checked {
  const rows = readCsvFile(join(folder, 'part_d_spending_by_drug_2023.csv'));
  const units = new Map(rows.map((row) => [`${row['Brnd_Name']}|${row['Gnrc_Name']}`, unitsOf(row)]));
  return check(drugs, (drug) => units.get(lineOf(drug)) ?? null, {
    isApart: (month, claim) => claim / month < CLAIM_RANGE.least || claim / month > CLAIM_RANGE.most,
    explain: (drug) => APART_FROM_CLAIM.find(({ lines }) => lines.includes(lineOf(drug)))?.why ?? null,
  });
}

const ROUNDING = 1e-6;

type Rule = {
  isApart: (month: number, other: number) => boolean;
  explain: (drug: PricedRow) => string | null;
};

function check(drugs: readonly PricedRow[], otherOf: (drug: PricedRow) => number | null, rule: Rule): Checked {
  const compared = drugs.flatMap((drug) => {
    const month = hasPrice(drug.matched.match) ? monthOf(drug) : null;
    const other = otherOf(drug);
    return month === null || other === null ? [] : [{ drug, month, other }];
  });
  const apart = compared.filter(({ month, other }) => rule.isApart(month, other));
  const findings = apart.map(({ drug, month, other }) => ({ name: drug.name, month, other, why: rule.explain(drug) }));
  return { compared: compared.length, findings };
}

const lineOf = ({ matched: { line } }: PricedRow) => (line ? `${line.brandName}|${line.genericName}` : '');

const unitsOf = (row: Record<string, string>) =>
  Number(row['Avg_Spnd_Per_Clm_2023']) / Number(row['Avg_Spnd_Per_Dsg_Unt_Wghtd_2023']);

const A_MONTH = 30;

/** The least of all formularies, for 30 days. */
function readLimits(folder: string): ReadonlyMap<string, number> {
  const file = readdirSync(folder).find((name) => name.startsWith('basic drugs formulary file'));
  if (!file) throw new Error(`no formulary in ${folder}`);
  const [titles = '', ...rows] = readFileSync(join(folder, file), 'latin1').trimEnd().split(/\r?\n/);
  const at = (title: string) => titles.split('|').indexOf(title);
  const [drug, amount, days] = [at('RXCUI'), at('QUANTITY_LIMIT_AMOUNT'), at('QUANTITY_LIMIT_DAYS')];
  const limits = new Map<string, number>();
  for (const cells of rows.map((row) => row.split('|'))) {
    const rxcui = cells[drug] ?? '';
    const limit = (Number(cells[amount]) / Number(cells[days])) * A_MONTH;
    if (limit > 0) limits.set(rxcui, Math.min(limit, limits.get(rxcui) ?? limit));
  }
  return limits;
}
