import { parseDrugName } from '#domain/drugs/drug-name.ts';
import { csvLine } from '#server/catalogue/files/write-csv.ts';
import { SAMPLE_DRUGS, type SampleDrug } from './drug-list.ts';

const FORM = /(?:[\d.]+|%) (?:MG|ML|UNT|ACTUAT|MEQ|HR|MG\/ML|MG\/HR|MG\/ACTUAT|UNT\/ML) ([A-Z][A-Za-z- ]+)$/;

/** RxNorm's columns as in the trimmed set. */
export function rxnormFile(drugs: readonly SampleDrug[] = SAMPLE_DRUGS): string {
  const lines = drugs.map(({ rxcui, name }) => {
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

/** Made-up averages in CMS's layout, for plans whose own prices are not known. */
export function spendingFile(year: number, drugs: readonly SampleDrug[] = SAMPLE_DRUGS): string {
  const byName = new Map<string, { brand: string; generic: string; prices: number[] }>();
  for (const drug of drugs) {
    const { brandName, genericName } = parseDrugName(drug.name);
    if (!genericName) continue;
    const brand = labelOf(drug.name, brandName, SALTED[genericName] ?? genericName);
    const generic = (SALTED[genericName] ?? genericName).toUpperCase();
    const known = byName.get(`${brand}|${genericName}`) ?? { brand, generic, prices: [] };
    known.prices.push(drug.price);
    byName.set(`${brand}|${genericName}`, known);
  }
  const lines = [...byName.values()].map(({ brand, generic, prices }) =>
    csvLine([brand, generic.replaceAll(' / ', '/'), '', '', averageOf(prices)]),
  );
  const titles = [`Tot_Spndng_${year}`, `Tot_Clms_${year}`, `Avg_Spnd_Per_Dsg_Unt_Wghtd_${year}`];
  return csvLine(['Brnd_Name', 'Gnrc_Name', ...titles]) + lines.join('');
}

/** Where RxNorm names no salt, and CMS tells two drugs apart by it. */
const SALTED: Readonly<Record<string, string>> = { buprenorphine: 'buprenorphine hcl' };

/** The labels of generics say when they work slowly. */
const labelOf = (name: string, brandName: string | null, genericName: string) =>
  (brandName ?? (/Extended Release/.test(name) ? `${genericName} ER` : genericName)).toUpperCase();

const averageOf = (prices: readonly SampleDrug['price'][]) =>
  (prices.reduce((sum, price) => sum + price, 0) / prices.length).toFixed(6);
