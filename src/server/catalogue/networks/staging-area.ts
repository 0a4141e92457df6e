import type pg from 'pg';
import { copyBatches } from '../load/copy-batches.ts';
import { type Cell, copyCell, copyCells } from '../load/copy-text.ts';
import { ENTRY_COLUMNS, entryLines, type ListedProvider } from './listed-provider.ts';
import { npiSet } from './npi-set.ts';
import { STAGED_TABLES, type StagedTable, type StagedTables } from './staged-rows.ts';

/** Of what is where it stays. */
export type WrittenEntries = { entries: number; planIds: ReadonlySet<string>; asOf: string | null };

const COLUMNS = ENTRY_COLUMNS.join(', ');
const IN_USE = `network_entry (edition, is_contradicted, ${COLUMNS})`;
const STAGED = `network_staged_entry (record, ${COLUMNS})`;
const RECORDS = 'network_staged_record (fingerprint, record, npi, source_file)';

/**
 * Where the files of one directory are put together, in the transaction of the connection. Entries of a provider who
 * comes for the first time are written where they stay, under an edition that nobody asks for yet. Of one who comes again
 * they are staged, to be made one with those; so are resources, whose files come in any order.
 */
export function stagingArea(client: pg.ClientBase, edition: number) {
  const batches = copyBatches(client);
  const seen = npiSet();
  const written = { entries: 0, planIds: new Set<string>(), asOf: null as string | null };
  const targets = new Map<StagedTable, { target: string; fields: readonly string[] }>();

  function targetOf(table: StagedTable, row: object) {
    const fields = Object.keys(row);
    const found = { target: `${table} (${[...fields, 'source_file'].join(', ')})`, fields };
    targets.set(table, found);
    return found;
  }

  return {
    put<Name extends StagedTable>(table: Name, row: StagedTables[Name], file: number) {
      const { target, fields } = targets.get(table) ?? targetOf(table, row);
      const cells: Readonly<Record<string, Cell>> = row;
      batches.put(target, `${copyCells(fields.map((field) => cells[field] ?? null))}\t${copyCell(file)}\n`);
    },
    /** @param fingerprint alike for records that are alike to the letter */
    putProvider(listed: ListedProvider, file: number, record: number, fingerprint: string) {
      const { npi, plans, last_updated_on: day } = listed;
      const direct = seen.add(npi) ? entryLines(listed, file, `${edition}\tf\t`) : null;
      if (direct && !direct.hasDoubles) {
        batches.put(IN_USE, direct.lines);
        written.entries += direct.count;
        for (const { plan_id } of plans) written.planIds.add(plan_id);
        if (day !== null && (written.asOf === null || day > written.asOf)) written.asOf = day;
      } else batches.put(STAGED, entryLines(listed, file, `${record}\t`).lines);
      batches.put(RECORDS, `${fingerprint}\t${record}\t${npi}\t${file}\n`);
    },
    sendIfFull: batches.sendIfFull,
    flush: batches.flush,
    written: (): WrittenEntries => written,
    empty: () => client.query(`truncate ${STAGED_TABLES.join(', ')}`),
  };
}
