import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { withClient } from '#server/db/with-client.ts';
import type { Dataset } from '../dataset.ts';
import { badFile } from '../files/bad-file.ts';
import { NOTHING_LOST } from '../files/rejection.ts';
import { newReadContext } from '../readers/layout.ts';
import { MUST_HAVE_ROWS, TABLES_OF, type Table } from '../tables.ts';
import { readCounties } from './current-counties.ts';
import { deriveKnowledge } from './derive-knowledge.ts';
import { deriveRows } from './derive-rows.ts';
import {
  type EditionKey,
  type EditionTables,
  editionTables,
  finishTable,
  type LeftOut,
  makeKey,
} from './edition-tables.ts';
import type { LoadJob } from './load-jobs.ts';
import { findOverlaps } from './overlaps.ts';
import { type FileTally, readFile } from './read-file.ts';
import type { FileReport, RejectionLog } from './report.ts';
import { readZipMiddles } from './zip-middles.ts';

export type FilledEdition = Omit<LoadJob, 'files'> &
  EditionKey & {
    rows: Partial<Record<Table, number>>;
    files: FileReport[];
  };

export type FillTools = {
  pool: pg.Pool;
  log: RejectionLog;
  onProgress(message: string): void;
  /** The edition of a dataset without years that this load has filled, if it has. */
  filledOf(dataset: Dataset): string | null;
};

/** Fills the tables of an edition aside, in one transaction; nobody sees them before they are swapped in. */
export async function fillEdition(plan: LoadJob, tools: FillTools): Promise<FilledEdition> {
  const edition = randomBytes(8).toString('hex');
  const { files: _files, ...facts } = plan;
  const {
    rows: [made],
  } = await tools.pool.query<{ number: number }>(
    `insert into catalogue_edition (edition, dataset, plan_year, source, as_of, made_up, state, number)
      values ($1, $2, $3, $4, $5, $6, 'loading', (select coalesce(max(number), 0) + 1 from catalogue_edition))
      returning number`,
    [edition, plan.dataset, plan.planYear, plan.source, plan.asOf, plan.madeUp],
  );

  const key = { edition, number: made?.number ?? 0 };
  const { tables, tallies } = await withClient(tools.pool, async (client) => {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local lock_timeout = 0');
    // For the keys: with the usual 64 MB those of a national file are sorted on the disk.
    await client.query("set local maintenance_work_mem = '256MB'");
    const tables = editionTables(client, key, plan.dataset);
    await tables.create();
    const tallies = await readFiles(client, edition, plan, tables, tools);
    if (plan.dataset === 'drug-knowledge') await deriveKnowledge(client, tables, tools.filledOf);
    await finishTables(client, key, plan, tables, tallies, tools);
    await client.query('commit');
    return { tables, tallies };
  });

  const rows = tables.rowCounts();
  const files = tallies.map((tally) => tally.report());
  await tools.pool.query('update catalogue_edition set row_counts = $2, report = $3 where edition = $1', [
    edition,
    JSON.stringify(rows),
    JSON.stringify({ files }),
  ]);
  return { ...facts, ...key, rows, files };
}

async function readFiles(
  client: pg.ClientBase,
  edition: string,
  { dataset, planYear, files }: LoadJob,
  tables: EditionTables,
  { filledOf, log, onProgress }: FillTools,
): Promise<FileTally[]> {
  const counties = await readCounties(client, filledOf('geography'));
  const context = newReadContext(planYear, counties);
  if (dataset === 'providers') context.zipMiddles = await readZipMiddles(client, filledOf('geography'));
  const tallies: FileTally[] = [];
  for (const file of files) {
    tables.nextFile();
    tallies.push(await readFile(file, context, tables, log, onProgress));
    if (dataset === 'geography') context.counties = await readCounties(client, edition);
  }
  return tallies;
}

async function finishTables(
  client: pg.ClientBase,
  key: EditionKey,
  { dataset, files }: LoadJob,
  tables: EditionTables,
  tallies: readonly FileTally[],
  { filledOf, log, onProgress }: FillTools,
) {
  const reject = async (reason: string, rows: readonly LeftOut[]) => {
    for (const { file, line, key: detail } of rows) {
      const source = tallies[file - 1];
      source?.reject({ reason, detail });
      await log.write(source?.file ?? '', line, { reason, detail });
    }
  };

  const { edition } = key;
  const derived = await deriveRows(client, edition, dataset, filledOf('geography'));
  for (const { table, rows } of derived.added) tables.countAdded(table, rows);
  for (const { table, reason, rows } of derived.rejected) {
    await reject(reason, rows);
    tables.countAdded(table, -rows.length);
  }
  for (const table of TABLES_OF[dataset]) {
    onProgress(`${table}: making its keys`);
    const twice = await makeKey(client, edition, table);
    await reject(NOTHING_LOST.twice, twice);
    tables.countAdded(table, -twice.length);
    await finishTable(client, key, table);
  }
  if (dataset === 'formularies') await reject(NOTHING_LOST.twice, await findOverlaps(client, key));
  const empty = MUST_HAVE_ROWS[dataset].find((table) => tables.rowCounts()[table] === 0);
  if (empty)
    throw badFile(files[0]?.source.name ?? '', `no row of it, or of the files beside it, could be used (${empty})`);
}
