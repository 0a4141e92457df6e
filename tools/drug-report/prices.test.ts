import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { hasPrice } from '#domain/drugs/price-match.ts';
import { claimsPerMonth, commonDrugs } from './common-drugs.ts';
import { readCsvFile } from './csv.ts';
import { priceFindings } from './price-findings.ts';
import { type PricedCatalogue, type PricedRow, priceDrugs } from './priced-drugs.ts';

const realDataDir = process.env['REAL_DATA_DIR'];
if (!realDataDir) console.warn('REAL_DATA_DIR is not set: THE PRICE OF NO REAL DRUG IS CHECKED IN THIS RUN.');

let catalogue: PricedCatalogue;
let top: PricedRow[] = [];

beforeAll(async () => {
  if (!realDataDir) return;
  const folder = join(realDataDir, 'drugs');
  catalogue = await priceDrugs(folder);
  const codes = new Set(readCsvFile(join(folder, 'top500_part_d_drugs.csv')).map((row) => row['RXCUI'] ?? ''));
  top = [...codes].flatMap((rxcui) => catalogue.drugs.get(rxcui) ?? []);
});

/** Looked at one by one: what people have read in both names. */
const reviewed = readFileSync(join(import.meta.dirname, 'reviewed-codes.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'));

test.skipIf(!realDataDir)('each code that people have looked at takes the line that they found, or none', () => {
  expect(reviewed.length).toBeGreaterThan(300);
  const found = reviewed.map(([rxcui = '', name]) => {
    const { match, line } = catalogue.drugs.get(rxcui)?.matched ?? {};
    const isNamed = match === 'no-unit' || (match && hasPrice(match));
    return [rxcui, name, isNamed ? `${line?.brandName}|${line?.genericName}` : match];
  });
  expect(found).toEqual(reviewed);
});

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Written unlike the matching, from a few letters of each name. */
function contradictionIn({ name, matched: { line } }: PricedRow): string | null {
  const [brand, generic] = [line?.brandName ?? '', line?.genericName ?? ''];
  const own = /\[([^\]]+)\]$/.exec(name)?.[1];
  if (own && !letters(brand).startsWith(letters(own).slice(0, 4))) return 'another brand';
  if (!own && !letters(name).includes(letters(brand.replace(/^EC-/, '')).slice(0, 4))) return 'a brand, for a generic';
  const isMadeOf = generic
    .split(/[/,-]/)
    .map(letters)
    .some((part) => part.length > 3 && letters(name).includes(part.slice(0, 4)));
  if (!isMadeOf && !own) return 'another substance';
  if (/ (ER|XL|SR|XR|CD|LA)\b/.test(brand) && !/Extended Release/.test(name)) return 'extended release';
  if (brand.endsWith(' ODT') && !/Disintegrating/.test(name)) return 'a tablet that melts';
  if (brand.endsWith(' HFA') && !/Metered Dose Inhaler/.test(name)) return 'an inhaler';
  if (/(PEN|STAR|TOUCH|CLICK)\b/.test(brand) && !/Injector|Inhaler/.test(name)) return 'a pen';
  const mixed = generic.replace(/\/PF$/, '').includes('/');
  if (!own && mixed !== name.includes(' / ')) return 'a mixture';
  return null;
}

test.skipIf(!realDataDir)('no code of the 500 most used drugs takes a line that contradicts its name', () => {
  const priced = top.filter(({ matched }) => hasPrice(matched.match));
  expect(priced.length).toBeGreaterThan(900);
  const wrong = priced.flatMap((row) => {
    const what = contradictionIn(row);
    return what ? [`${row.name}: ${what} (${row.matched.line?.brandName}|${row.matched.line?.genericName})`] : [];
  });
  expect(wrong).toEqual([]);
});

test.skipIf(!realDataDir)('every price that is five times its acquisition cost, or a fifth, is explained', () => {
  const { compared, findings } = priceFindings(catalogue.drugs.values());
  expect(compared).toBeGreaterThan(1_500);
  expect(findings.filter(({ why }) => why === null).map(({ name, line }) => `${name}: ${line}`)).toEqual([]);
});

test.skipIf(!realDataDir)(
  'a month of each common drug agrees with what a claim of it cost, or a note says why not',
  async () => {
    const common = await commonDrugs(join(realDataDir ?? '', 'drugs'));
    expect(common.filter(({ units }) => units !== null).length).toBeGreaterThan(60);
    const strange = common.filter((drug) => {
      const ratio = claimsPerMonth(drug);
      const isStrange = ratio === null ? drug.drug === null : ratio < 0.5 || ratio > 3.5;
      return isStrange && drug.note === null;
    });
    expect(strange.map(({ line }) => line)).toEqual([]);
  },
);
