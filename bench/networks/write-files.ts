import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { checkDigit } from '#server/catalogue/sample/check-digit.ts';

const PLANS = 20;
const CONTRACT = 'H9999';

export const YEAR = 2027;
export const PLAN_IDS = Array.from({ length: PLANS }, (_none, place) => `${CONTRACT}${numberOf(place)}000`);

function numberOf(place: number) {
  return String(place + 1).padStart(3, '0');
}

export function npiOf(index: number): string {
  const digits = `945${String(index).padStart(6, '0')}`;
  return `${digits}${checkDigit(`80840${digits}`)}`;
}

export const streetOf = (index: number) => `${(index % 900) + 1} Bench St`;

const FIRST = ['Amara', 'Caleb', 'Ingrid', 'Malik', 'Priya', 'Theo'];
const LAST = ['Aldermoor', 'Brightwater', 'Castle', 'Dunnvale', 'Fennimore', 'Rookhaven', 'Quillfeather'];
const WORDS = ['FAMILY PRACTICE', 'INTERNAL MEDICINE', 'DERMATOLOGY', 'NEUROLOGY', 'UROLOGY'];

const pick = (words: readonly string[], index: number) => words[index % words.length] ?? '';

type Zips = readonly { zip: string; state: string }[];

const zipOf = (zips: Zips, index: number) => zips[index % zips.length] as Zips[number];

/** As Medicare's national list of clinicians, over the ZIP codes in turn. */
export async function writeClinicians(folder: string, count: number, zips: Zips) {
  mkdirSync(folder, { recursive: true });
  await writeLines(join(folder, 'clinicians.csv'), count + 1, (line) => {
    if (line === 0) {
      return 'NPI,Ind_PAC_ID,lst_nm,frst_nm,mid_nm,suff,gndr,Cred,pri_spec,adr_ln_1,adr_ln_2,cty,st,zip,phn_numbr\n';
    }
    const index = line - 1;
    const { zip, state } = zipOf(zips, index);
    const name = `${pick(LAST, index)},${pick(FIRST, index)}`;
    return `${npiOf(index)},,${name},,,F,MD,${pick(WORDS, index)},${streetOf(index)},,BENCH,${state},${zip},2065550100\n`;
  });
}

/** One list with so many entries, a record for each twenty, which is in all plans, where the national list has them. */
export async function writeDirectory(folder: string, entries: number, zips: Zips) {
  const path = join(folder, CONTRACT, String(YEAR));
  mkdirSync(path, { recursive: true });
  const urls = [`https://directory.example/${CONTRACT}/${YEAR}/providers.json`];
  writeFileSync(join(path, 'index.json'), JSON.stringify({ provider_urls: urls }));
  const records = Math.floor(entries / PLANS);
  await writeLines(join(path, 'providers.json'), records, (index) => {
    const [before, after] = [index === 0 ? '[' : ',', index === records - 1 ? ']' : ''];
    return before + JSON.stringify(recordOf(index, zipOf(zips, index))) + after;
  });
}

const recordOf = (index: number, { zip, state }: Zips[number]) => ({
  npi: npiOf(index),
  type: 'Individual',
  plans: PLAN_IDS.map((_id, place) => ({
    maPlanId: `${CONTRACT}-${numberOf(place)}-000`,
    year: String(YEAR),
    addresses: [{ address: streetOf(index), city: 'Bench', state, zip, phone: '2065550100' }],
    specialty: ['207Q00000X'],
    accepting: 'Accepting',
  })),
  lastUpdatedOn: '2026-11-01',
  name: { first: pick(FIRST, index), last: pick(LAST, index) },
  sex: 'Female',
  languages: ['English'],
});

async function writeLines(path: string, count: number, lineOf: (index: number) => string) {
  const stream = createWriteStream(path);
  for (let index = 0; index < count; index++) if (!stream.write(lineOf(index))) await once(stream, 'drain');
  stream.end();
  await finished(stream);
}
