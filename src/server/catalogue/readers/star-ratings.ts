import { rejectRow } from '../files/rejection.ts';
import { columnKey, type Header } from '../files/row.ts';
import { readStar } from './cells.ts';
import type { Layout } from './layout.ts';

/** The summary table of CMS's star ratings, one row for a contract. The year stands in the names of its columns. */
export const starRatings: Layout = {
  name: 'CMS star ratings summary',
  dataset: 'stars',
  role: 'ratings',
  recognises: (header) => header.has('Contract Number') && ratedYear(header) !== null,
  needs: (header) => summaryColumns(ratedYear(header)),
  planYear: ratedYear,
  reader: ({ planYear }) => {
    const [overallTitle, medicalTitle, drugTitle] = summaryColumns(planYear);
    return (row, put) => {
      const contract_id = row.get('Contract Number').toUpperCase();
      if (!/^[A-Z]\d{4}$/.test(contract_id)) rejectRow('the contract number can not be read', `'${contract_id}'`);
      const overall = readStar(row, overallTitle);
      put('contract_rating', {
        contract_id,
        overall: overall.value,
        medical: readStar(row, medicalTitle).value,
        drug: readStar(row, drugTitle).value,
        reason: overall.reason,
        source_line: row.line,
      });
    };
  },
};

const summaryColumns = (year: number | null) =>
  [`${year} Overall`, `${year} Part C Summary`, `${year} Part D Summary`] as const;

/** Any one of the three columns tells the year, so that a file without the others is refused and not overlooked. */
function ratedYear(header: Header): number | null {
  const years = header.titles.map((title) => /^(20\d\d)(overall|part[cd]summary)$/.exec(columnKey(title))?.[1]);
  const year = years.find((found) => found !== undefined);
  return year ? Number(year) : null;
}
