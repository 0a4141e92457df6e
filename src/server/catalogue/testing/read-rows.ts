import { countyLookup, type NamedCounty } from '../county-names.ts';
import { type Rejection, rejectionOf } from '../files/rejection.ts';
import { rowOf } from '../files/row.ts';
import type { Source } from '../files/source.ts';
import { newReadContext, type ReadContext } from '../readers/layout.ts';
import { recognise } from '../readers/recognise.ts';
import type { Put, Table, TableRows } from '../tables.ts';

type ReadRow = { table: Table; row: Partial<TableRows[Table]> & Record<string, unknown> };

const COUNTIES: NamedCounty[] = [
  { state_code: 'WA', county_name: 'King County', county_fips: '53033' },
  { state_code: 'CT', county_name: 'Hartford County', county_fips: '09003' },
  { state_code: 'NY', county_name: 'St. Lawrence County', county_fips: '36089' },
];

/** What a file tells when it is read alone, with a few counties and one plan known. */
export async function readRows(source: Source, known: Partial<ReadContext> = {}) {
  const file = await recognise(source);
  if (!('layout' in file)) throw new Error(`${source.name} was skipped: ${file.why}`);
  const context: ReadContext = {
    ...newReadContext(file.planYear, countyLookup(COUNTIES)),
    planIds: new Set(['H9918001000']),
    planNumbers: new Map([['H9918001000', 1]]),
    contractPlans: new Set(['H9918001']),
    ...known,
  };
  const results: ReadRow[] = [];
  const rejected: (Rejection & { line: number })[] = [];
  const put: Put = (table, row) => results.push({ table, row: { ...row } });
  const readRow = file.layout.reader(context, file.header);
  const records = [];
  for await (const page of file.pages()) records.push(...page);
  for (const { cells, line } of records) {
    try {
      readRow(rowOf(file.header, cells, line), put);
    } catch (thrown) {
      const rejection = rejectionOf(thrown);
      if (!rejection) throw thrown;
      rejected.push({ line, ...rejection });
    }
  }
  readRow.end?.(put);
  return { layout: file.layout.name, planYear: file.planYear, results, rejected };
}
