import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Dataset } from '../dataset.ts';
import { KEYS, LARGE_TABLES, type Put, TABLES_OF, type Table, type TableRows } from '../tables.ts';
import { copyLine } from './copy-text.ts';

/** The name of an edition's own part of a table. Edition keys are made here, so they need no quoting. */
export const partOf = (table: Table, edition: string) => `${table}_${edition}`;

/** In characters. Of short batches PostgreSQL leaves the rest of the room that it takes for each empty. */
const BATCH = 4_000_000;

type Batch = { columns: readonly string[]; text: string; rows: number };

/** Where an edition's rows are: small tables know it by its name, the largest by its number. */
export type EditionKey = { edition: string; number: number };

const editionColumn = (table: Table) => (LARGE_TABLES.includes(table) ? 'edition_number' : 'edition');

/** The standalone tables of an edition while they are filled, on one connection and in one transaction. */
export function editionTables(client: pg.ClientBase, { edition, number }: EditionKey, dataset: Dataset) {
  const batches = new Map<Table, Batch>();
  const written = new Map<Table, number>(TABLES_OF[dataset].map((table) => [table, 0]));
  let waiting = 0;
  let sending = Promise.resolve();
  let file = 0;

  const put: Put = (table, row) => {
    const batch = batches.get(table) ?? { columns: Object.keys(row), text: '', rows: 0 };
    const of = LARGE_TABLES.includes(table) ? number : edition;
    const cells = batch.columns.map((column) => row[column as keyof typeof row] as string);
    const line = copyLine('source_line' in row ? [of, ...cells, file] : [of, ...cells]);
    batch.text += line;
    batch.rows++;
    batches.set(table, batch);
    waiting += line.length;
  };

  // One batch is sent while the next one is read.
  async function send() {
    await sending;
    const full = [...batches];
    batches.clear();
    waiting = 0;
    sending = sendBatches(full);
    // The next wait tells of a failure; until then it must not count as overlooked.
    sending.catch(() => {});
  }

  async function sendBatches(full: [Table, Batch][]) {
    for (const [table, batch] of full) {
      await copyBatch(client, partOf(table, edition), editionColumn(table), batch);
      written.set(table, (written.get(table) ?? 0) + batch.rows);
    }
  }

  return {
    put,
    /** The rows to come are those of the next file. */
    nextFile() {
      file++;
    },
    /** Memory holds two batches at most, however long the files are. */
    sendIfFull: () => (waiting > BATCH ? send() : null),
    async flush() {
      await send();
      await sending;
    },
    rowCounts: () => Object.fromEntries(written) as Record<Table, number>,
    countAdded: (table: Table, rows: number) => written.set(table, (written.get(table) ?? 0) + rows),
    async create() {
      for (const table of TABLES_OF[dataset]) {
        await client.query(`create table ${partOf(table, edition)} (like ${table} including constraints)`);
      }
    },
  };
}

export type EditionTables = ReturnType<typeof editionTables>;

async function copyBatch(client: pg.ClientBase, table: string, edition: string, { columns, text }: Batch) {
  const all = [edition, ...columns, ...(columns.includes('source_line') ? ['source_file'] : [])];
  const stream = client.query(copyFrom(`copy ${table} (${all.join(', ')}) from stdin`));
  const done = finished(stream);
  if (!stream.write(text)) await Promise.race([once(stream, 'drain'), done]);
  stream.end();
  await done;
}

/** A row that is not kept, by the place of its file among those of the edition and its line there. */
export type LeftOut = { file: number; line: number; key: string };

/**
 * Gives a filled table its key. Where that fails, the first row of each key is kept and the others are named: to look
 * for them in every table would cost more than the key itself.
 */
export async function makeKey(client: pg.ClientBase, edition: string, table: Table): Promise<LeftOut[]> {
  await client.query('savepoint without_key');
  try {
    await addKey(client, edition, table);
    return [];
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    await client.query('rollback to savepoint without_key');
    const duplicates = await removeDuplicates(client, edition, table);
    await addKey(client, edition, table);
    return duplicates;
  }
}

const UNIQUE_VIOLATION = '23505';

function addKey(client: pg.ClientBase, edition: string, table: Table) {
  const columns = [...(LARGE_TABLES.includes(table) ? [] : ['edition']), ...KEYS[table]];
  return client.query(`alter table ${partOf(table, edition)} add primary key (${columns.join(', ')})`);
}

async function removeDuplicates(client: pg.ClientBase, edition: string, table: Table): Promise<LeftOut[]> {
  const part = partOf(table, edition);
  const key = KEYS[table as keyof TableRows].join(', ');
  const { rows } = await client.query<LeftOut>(
    `delete from ${part} as extra
      using (select ctid, row_number() over (partition by ${key} order by source_file, source_line) as copy from ${part}) as numbered
      where extra.ctid = numbered.ctid and numbered.copy > 1
      returning extra.source_file as file, extra.source_line as line,
        concat_ws(' ', ${KEYS[table].map((name) => `extra.${name}`).join(', ')}) as key`,
  );
  return rows;
}

/** What a table is asked by besides its key. */
const INDEXES: Partial<Record<Table, readonly string[]>> = {
  plan_area: ['(edition, plan_id)'],
  drug_knowledge: ['(choice_key)'],
  drug_ndc: ['(rxcui)'],
  pharmacy: ['(latitude, longitude)', "(pharmacy_number) where kind = 'mail'"],
  formulary_drug: ['(ndc)', '(rxcui)'],
  provider_place: ['(latitude, longitude)', 'using gin (search_name gin_trgm_ops)'],
};

/** Gives a keyed table what its parent has, so that attaching it is only a note in the books. */
export async function finishTable(client: pg.ClientBase, { edition, number }: EditionKey, table: Table) {
  const part = partOf(table, edition);
  for (const index of INDEXES[table] ?? []) await client.query(`create index on ${part} ${index}`);
  await client.query(
    `alter table ${part} add constraint ${part}_edition check (${editionColumn(table)} = '${LARGE_TABLES.includes(table) ? number : edition}')`,
  );
  await client.query(`analyze ${part}`);
}
