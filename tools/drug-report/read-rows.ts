import { countyLookup } from '#server/catalogue/county-names.ts';
import { openSources } from '#server/catalogue/files/open-sources.ts';
import { rejectionOf } from '#server/catalogue/files/rejection.ts';
import { rowOf } from '#server/catalogue/files/row.ts';
import { newReadContext } from '#server/catalogue/readers/layout.ts';
import { recognise } from '#server/catalogue/readers/recognise.ts';
import type { Put, Table, TableRows } from '#server/catalogue/tables.ts';

const FIRST = ['drug-names', 'more-drug-names', 'drug-codes'];

export type Rows = { [Name in Table]?: TableRows[Name][] };

/** The rows that the readers make of the drug files in a folder, without a database. */
export async function readRows(folder: string): Promise<Rows> {
  const opened = await openSources(folder);
  try {
    const found = await Promise.all(opened.sources.map(recognise));
    const known = found.flatMap((file) => ('layout' in file ? [file] : []));
    const context = newReadContext(null, countyLookup([]));
    const rows: Rows = {};
    const put: Put = (table, row) => {
      const all = (rows[table] ?? []) as (typeof row)[];
      all.push(row);
      rows[table] = all as never;
    };
    const order = ({ layout }: (typeof known)[number]) => FIRST.indexOf(layout.role);
    for (const file of known.toSorted((a, b) => order(a) - order(b))) {
      const read = file.layout.reader(context, file.header);
      for await (const page of file.pages()) {
        for (const { cells, line } of page) unlessRejected(() => read(rowOf(file.header, cells, line), put));
      }
    }
    return rows;
  } finally {
    await opened.close();
  }
}

function unlessRejected(read: () => void) {
  try {
    read();
  } catch (thrown) {
    if (!rejectionOf(thrown)) throw thrown;
  }
}
