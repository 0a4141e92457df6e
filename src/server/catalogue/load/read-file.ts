import { type Rejection, rejectionOf, rejectRow } from '../files/rejection.ts';
import { rowsOf } from '../files/row.ts';
import type { ReadContext } from '../readers/layout.ts';
import type { Recognised } from '../readers/recognise.ts';
import type { EditionTables } from './edition-tables.ts';
import type { FileReport, RejectionLog } from './report.ts';

const ROWS_BETWEEN_NEWS = 25_000;

/** Reads a file row by row into the tables, and counts what became of its rows. */
export async function readFile(
  { source, layout, header, width, pages }: Recognised,
  context: ReadContext,
  tables: EditionTables,
  log: RejectionLog,
  onProgress: (message: string) => void,
): Promise<FileTally> {
  const tally = fileTally(source.name, layout.name);
  const readRow = layout.reader(context, header);
  onProgress(`${source.name}: reading (${layout.name})`);

  const rowWith = rowsOf(header);
  const read = (cells: readonly string[], line: number): Rejection | null => {
    try {
      if (width !== null && cells.length !== width) {
        rejectRow('the row has another number of fields than the header', `${cells.length}, not ${width}`);
      }
      readRow(rowWith(cells, line), tables.put);
      return null;
    } catch (thrown) {
      const rejection = rejectionOf(thrown);
      if (!rejection) throw thrown;
      return rejection;
    }
  };
  for await (const page of pages()) {
    for (const { cells, line } of page) {
      const rejection = read(cells, line);
      tally.count();
      if (rejection) {
        tally.reject(rejection);
        await log.write(source.name, line, rejection);
      }
      if (tally.rows() % ROWS_BETWEEN_NEWS === 0) {
        onProgress(`${source.name}: ${tally.rows().toLocaleString('en')} rows`);
      }
    }
    await tables.sendIfFull();
  }
  readRow.end?.(tables.put);
  await tables.flush();
  onProgress(`${source.name}: ${tally.rows().toLocaleString('en')} rows read`);
  return tally;
}

export type FileTally = ReturnType<typeof fileTally>;

function fileTally(file: string, layout: string) {
  const rejected: Record<string, number> = {};
  let read = 0;
  let refused = 0;
  return {
    file,
    count: () => ++read,
    rows: () => read,
    reject({ reason }: Rejection) {
      rejected[reason] = (rejected[reason] ?? 0) + 1;
      refused++;
    },
    report: (): FileReport => ({ file, layout, read, loaded: read - refused, rejected, skippedBecause: null }),
  };
}
