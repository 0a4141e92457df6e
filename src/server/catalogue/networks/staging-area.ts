import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyLine } from '../load/copy-text.ts';
import { STAGED_TABLES, type StagedTable, type StagedTables } from './staged-rows.ts';

/** In characters, of all tables together. */
const BATCH = 4_000_000;

type Batch = { columns: readonly string[]; lines: string[] };

/** The tables in which the files of one directory are put together, in the transaction of the connection. */
export function stagingArea(client: pg.ClientBase) {
  const batches = new Map<StagedTable, Batch>();
  let waiting = 0;

  async function send() {
    for (const [table, { columns, lines }] of batches) {
      const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
      await pipeline(Readable.from(lines), copy);
    }
    batches.clear();
    waiting = 0;
  }

  return {
    put<Name extends StagedTable>(table: Name, row: StagedTables[Name], file: number) {
      const cells: Record<string, Parameters<typeof copyLine>[0][number]> = { ...row, source_file: file };
      const batch = batches.get(table) ?? { columns: Object.keys(cells), lines: [] };
      const line = copyLine(batch.columns.map((column) => cells[column] ?? null));
      batch.lines.push(line);
      batches.set(table, batch);
      waiting += line.length;
    },
    /** Memory holds one batch at most, however long the files are. */
    sendIfFull: () => (waiting > BATCH ? send() : null),
    flush: send,
    empty: () => client.query(`truncate ${STAGED_TABLES.join(', ')}`),
  };
}
