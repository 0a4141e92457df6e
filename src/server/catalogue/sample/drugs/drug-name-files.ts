import { parseDrugName } from '#domain/drugs/drug-name.ts';
import { csvLine } from '#server/catalogue/files/write-csv.ts';
import { SAMPLE_DRUGS, type SampleDrug } from './drug-list.ts';

const FORM = /(?:[\d.]+|%) (?:MG|ML|UNT|ACTUAT|MEQ|HR|MG\/ML|MG\/HR|MG\/ACTUAT|UNT\/ML) ([A-Z][A-Za-z- ]+)$/;

/** RxNorm's columns as in the trimmed set. */
export function rxnormFile(): string {
  const lines = SAMPLE_DRUGS.map(({ rxcui, name }) => {
    const { genericName, brandName } = parseDrugName(name);
    const plain = name.replace(/ \[[^\]]+\]$/, '');
    const form = FORM.exec(plain)?.[1] ?? '';
    const strengths = [...plain.matchAll(/[\d.]+ (?:MG|ML|UNT|ACTUAT|MEQ)(?:\/(?:ML|HR|ACTUAT))?/g)].map(
      ([text]) => text,
    );
    const type = brandName ? 'SBD' : 'SCD';
    return csvLine([rxcui, type, name, genericName, brandName, strengths.join(' / '), form, 1]);
  });
  return (
    csvLine(['RXCUI', 'TTY', 'NAME', 'INGREDIENTS', 'BRAND', 'STRENGTHS', 'DOSE_FORM', 'NDC_COUNT']) + lines.join('')
  );
}

export const ndcFile = () =>
  csvLine(['NDC11', 'RXCUI']) + SAMPLE_DRUGS.map(({ ndc, rxcui }) => csvLine([ndc, rxcui])).join('');

/** What is sold whole, in the layout of the FDA's directory. Tablets come one by one and need no package. */
export function packageFile(): string {
  const lines = SAMPLE_DRUGS.flatMap(({ ndc, name }) => {
    const description = packageOf(name);
    const code = `${ndc.slice(0, 5)}-${ndc.slice(5, 9)}-${ndc.slice(9)}`;
    return description ? [[`${code}_sample`, code.slice(0, 10), code, description].join('\t')] : [];
  });
  return `${['PRODUCTID', 'PRODUCTNDC', 'NDCPACKAGECODE', 'PACKAGEDESCRIPTION'].join('\t')}\r\n${lines.join('\r\n')}\r\n`;
}

function packageOf(name: string): string | null {
  const [, millilitres] = /(?:^|, | )([\d.]+) ML (?!\/)/.exec(name) ?? [];
  const [, puffs] = /^([\d.]+) ACTUAT/.exec(name) ?? [];
  if (/Pen Injector/.test(name)) return `5 SYRINGE in 1 CARTON / ${millilitres} mL in 1 SYRINGE`;
  if (/Auto-Injector|Prefilled Syringe/.test(name)) return `2 SYRINGE in 1 CARTON / ${millilitres} mL in 1 SYRINGE`;
  if (/Injectable Solution/.test(name)) return '10 mL in 1 VIAL';
  if (/Injection/.test(name)) return `${millilitres} mL in 1 VIAL`;
  if (puffs && /Inhaler|Spray/.test(name)) return `${puffs} AEROSOL in 1 INHALER`;
  if (/Ophthalmic/.test(name)) return '2.5 mL in 1 BOTTLE';
  if (/Inhalation Solution/.test(name)) return '30 VIAL in 1 CARTON / 3 mL in 1 VIAL';
  if (/Transdermal/.test(name)) return '4 PATCH in 1 CARTON';
  return null;
}

/** Made-up averages in CMS's layout, for plans whose own prices are not known. */
export function spendingFile(year: number): string {
  const byName = new Map<string, { brand: string; generic: string; prices: number[] }>();
  for (const drug of SAMPLE_DRUGS) {
    const { brandName, genericName } = parseDrugName(drug.name);
    if (!genericName) continue;
    const brand = (brandName ?? genericName).toUpperCase();
    const known = byName.get(`${brand}|${genericName}`) ?? { brand, generic: genericName.toUpperCase(), prices: [] };
    known.prices.push(drug.price);
    byName.set(`${brand}|${genericName}`, known);
  }
  const lines = [...byName.values()].map(({ brand, generic, prices }) =>
    csvLine([brand, generic.replaceAll(' / ', '/'), '', '', averageOf(prices)]),
  );
  const titles = [`Tot_Spndng_${year}`, `Tot_Clms_${year}`, `Avg_Spnd_Per_Dsg_Unt_Wghtd_${year}`];
  return csvLine(['Brnd_Name', 'Gnrc_Name', ...titles]) + lines.join('');
}

const averageOf = (prices: readonly SampleDrug['price'][]) =>
  (prices.reduce((sum, price) => sum + price, 0) / prices.length).toFixed(6);
