import { rejectRow } from '#server/catalogue/files/rejection.ts';
import type { Header, Row } from '#server/catalogue/files/row.ts';
import type { Put } from '#server/catalogue/tables.ts';
import { readNeededText, readText } from '../cells.ts';
import { type Layout, saysNoYear } from '../layout.ts';

/** What a unit of each drug cost Medicare on average. @source CMS Medicare Part D Spending by Drug */
export const spending: Layout = {
  name: 'CMS Part D spending by drug',
  dataset: 'reference-prices',
  role: 'reference-prices',
  recognises: (header) => header.has('Brnd_Name') && latest(header) !== null && !header.has('PROXY_NDC'),
  needs: (header) => ['Gnrc_Name', `Tot_Clms_${latest(header)}`],
  planYear: saysNoYear,
  reader: (_context, header) => {
    const dataYear = yearIn(header.titles);
    return (row, put) => readSpending(row, put, dataYear);
  },
};

function readSpending(row: Row, put: Put, dataYear: number) {
  // Each drug has a row of all makers together, and one of each maker.
  const maker = readText(row, 'Mftr_Name');
  if (maker !== null && maker !== 'Overall') return;
  const brand_name = readNeededText(row, 'Brnd_Name');
  const generic_name = readNeededText(row, 'Gnrc_Name');
  put('reference_price', {
    brand_name,
    generic_name,
    data_year: dataYear,
    unit_cost: readExact(row.get(`Avg_Spnd_Per_Dsg_Unt_Wghtd_${dataYear}`)),
    claims: readClaims(row.get(`Tot_Clms_${dataYear}`)),
    source_line: row.line,
  });
}

const latest = (header: Header) => {
  const year = yearIn(header.titles);
  return year > 0 ? year : null;
};

function yearIn(titles: readonly string[]): number {
  const years = titles.map((title) => Number(/^Avg_Spnd_Per_Dsg_Unt_Wghtd_(20\d\d)$/i.exec(title.trim())?.[1] ?? 0));
  return Math.max(0, ...years);
}

function readExact(text: string): string {
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0) return text;
  return rejectRow('the average price is not there or can not be read', `'${text}'`);
}

const readClaims = (text: string) => (/^\d{1,12}$/.test(text) ? Number(text) : null);
