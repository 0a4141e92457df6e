import type pg from 'pg';
import type { Dataset } from '../dataset.ts';
import { KEYS, LARGE_TABLES, type Put, TABLES_OF, type Table, type TableRows } from '../tables.ts';
import { copyBatches } from './copy-batches.ts';
import { type Cell, copyCell } from './copy-text.ts';

/** The name of an edition's own part of a table. Edition keys are made here, so they need no quoting. */
export const partOf = (table: Table, edition: string) => `${table}_${edition}`;

/** Where an edition's rows are: small tables know it by its name, the largest by its number. */
export type EditionKey = { edition: string; number: number };

const editionColumn = (table: Table) => (LARGE_TABLES.includes(table) ? 'edition_number' : 'edition');

/** How the lines of a table are put together: where they go, and from which fields of a row. */
type Form = { target: string; fields: readonly string[]; hasPlace: boolean; rows: number };

/** The standalone tables of an edition while they are filled, on one connection and in one transaction. */
export function editionTables(client: pg.ClientBase, { edition, number }: EditionKey, dataset: Dataset) {
  const batches = copyBatches(client);
  const forms = new Map<Table, Form>();
  const added = new Map<Table, number>();
  let file = 0;

  function formOf(table: Table, row: object): Form {
    const fields = Object.keys(row);
    const hasPlace = fields.includes('source_line');
    const columns = [editionColumn(table), ...fields, ...(hasPlace ? ['source_file'] : [])];
    const form = { target: `${partOf(table, edition)} (${columns.join(', ')})`, fields, hasPlace, rows: 0 };
    forms.set(table, form);
    return form;
  }

  const put: Put = (table, row) => {
    const form = forms.get(table) ?? formOf(table, row);
    const { target, fields, hasPlace } = form;
    form.rows++;
    const cells = row as Readonly<Record<string, Cell>>;
    let line = LARGE_TABLES.includes(table) ? String(number) : edition;
    for (const field of fields) line += `\t${copyCell(cells[field] ?? null)}`;
    batches.put(target, hasPlace ? `${line}\t${file}\n` : `${line}\n`);
  };

  const rowsOf = (table: Table) => (forms.get(table)?.rows ?? 0) + (added.get(table) ?? 0);

  return {
    put,
    /** The rows to come are those of the next file. */
    nextFile() {
      file++;
    },
    sendIfFull: batches.sendIfFull,
    flush: batches.flush,
    rowCounts: () => Object.fromEntries(TABLES_OF[dataset].map((table) => [table, rowsOf(table)])) as TableCounts,
    countAdded: (table: Table, rows: number) => added.set(table, (added.get(table) ?? 0) + rows),
    async create() {
      for (const table of TABLES_OF[dataset]) {
        await client.query(`create table ${partOf(table, edition)} (like ${table} including constraints)`);
      }
    },
  };
}

type TableCounts = Record<Table, number>;
export type EditionTables = ReturnType<typeof editionTables>;

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
