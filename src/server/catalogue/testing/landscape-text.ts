import { csvLine } from '../files/write-csv.ts';
import { landscapeColumns } from '../sample/landscape-columns.ts';

export type Cells = Record<string, string>;

const PLAN: Cells = {
  'Contract Category Type': 'MA-PD',
  'State Territory Abbreviation': 'WA',
  'County Name': 'King',
  'Contract ID': 'H9918',
  'Plan ID': '001',
  'Segment ID': '0',
  'Organization Marketing Name': 'Tumblewren Health',
  'Plan Name': 'Tumblewren Health Everyday (HMO)',
  'Plan Type': 'HMO',
  'Part D Coverage Indicator': 'Yes',
  'Annual Part D Deductible Amount': '$615.00 ',
  'Part D Total Premium': '$12.30 ',
  'Part C Premium': '$0.00 ',
  'Monthly Consolidated Premium (Part C + D)': '$12.30 ',
  'In-Network Maximum Out-of-Pocket (MOOP) Amount': '$6,700.00 ',
  'Overall Star Rating': '',
  'Part C Summary Star Rating': '',
  'Part D Summary Star Rating': '',
};

/** A true Landscape whose rows are one plain plan, each with the cells given. */
export function landscapeText(year: number, rows: readonly Cells[], titles = landscapeColumns(year)): string {
  const lines = rows.map((cells) => {
    const facts = { 'Contract Year': String(year), ...PLAN, ...cells };
    return csvLine(titles.map((title) => (facts as Cells)[title] ?? 'Not Applicable'));
  });
  return `\uFEFF${csvLine(titles)}${lines.join('')}`;
}
