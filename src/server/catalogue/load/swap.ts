import type pg from 'pg';
import type { Dataset } from '../dataset.ts';
import { LARGE_TABLES, TABLES_OF, type Table } from '../tables.ts';
import { partOf } from './edition-tables.ts';
import type { FilledEdition } from './fill-edition.ts';

/**
 * Makes new editions current and drops the ones they replace, in the transaction of the load lock. Every question of a
 * request starts at catalogue_edition, so with that table locked no request is between planning and reading, and none
 * holds a lock that this one waits for: each request sees either all of the old or all of the new.
 */
export async function swapIn(holder: pg.ClientBase, editions: readonly FilledEdition[]) {
  await holder.query("set local lock_timeout = '30s'");
  await attachAll(holder, editions);
  await holder.query('lock table catalogue_edition in access exclusive mode');

  await retireSample(holder, editions);
  for (const { edition, dataset, planYear } of editions) {
    const { rows: replaced } = await holder.query<{ edition: string }>(
      `update catalogue_edition set state = 'retired'
        where state = 'current' and dataset = $1 and plan_year is not distinct from $2 returning edition`,
      [dataset, planYear],
    );
    for (const table of TABLES_OF[dataset]) await dropParts(holder, table, replaced);
    await holder.query("update catalogue_edition set state = 'current', finished_at = now() where edition = $1", [
      edition,
    ]);
  }
  await dropBroughtAlong(holder);
}

// What a migration brought along lies in parts that its editions share, until the last of them is replaced.
async function dropBroughtAlong(holder: pg.ClientBase) {
  const { rowCount } = await holder.query(
    "select from catalogue_edition where dataset = 'formularies' and state = 'current' and number = 0",
  );
  if (rowCount === 0) for (const table of LARGE_TABLES) await holder.query(`drop table if exists ${table}_0`);
}

/**
 * While requests go on: neither waits for the other. PostgreSQL never counts by itself how values are spread over the
 * partitions of a table together, and without that its planner is wrong by many thousand times.
 */
async function attachAll(holder: pg.ClientBase, editions: readonly FilledEdition[]) {
  const tables = new Set<Table>();
  for (const { edition, number, dataset } of editions) {
    for (const table of TABLES_OF[dataset]) {
      await holder.query(
        `alter table ${table} attach partition ${partOf(table, edition)}
          for values in ('${LARGE_TABLES.includes(table) ? number : edition}')`,
      );
      tables.add(table);
    }
  }
  const { rows } = await holder.query<{ version: number }>(
    "select current_setting('server_version_num')::integer as version",
  );
  // The partitions have been counted while they were filled; before version 18 they are counted again.
  const only = (rows[0]?.version ?? 0) >= 18_00_00 ? 'only' : '';
  for (const table of tables) await holder.query(`analyze ${only} ${table}`);
}

// Real plans, or real formularies, of a year end the made-up formularies and pharmacies of that year, and no others.
async function retireSample(holder: pg.ClientBase, editions: readonly FilledEdition[]) {
  const years = editions
    .filter(({ dataset, madeUp }) => !madeUp && (dataset === 'plans' || dataset === 'formularies'))
    .map(({ planYear }) => planYear);
  const { rows } = await holder.query<{ edition: string; dataset: Dataset }>(
    `update catalogue_edition set state = 'retired'
      where state = 'current' and made_up and dataset in ('formularies', 'pharmacies') and plan_year = any ($1::integer[])
      returning edition, dataset`,
    [years],
  );
  for (const row of rows) for (const table of TABLES_OF[row.dataset]) await dropParts(holder, table, [row]);
}

/** What a killed load has left: tables that no request reads. Run while holding the load lock. */
export async function sweepLeftovers(database: pg.Pool) {
  const { rows } = await database.query<{ edition: string }>(
    "select edition from catalogue_edition where state in ('loading', 'failed')",
  );
  for (const table of Object.values(TABLES_OF).flat()) await dropParts(database, table, rows);
  await database.query("update catalogue_edition set state = 'failed', finished_at = now() where state = 'loading'");
}

async function dropParts(database: pg.Pool | pg.ClientBase, table: Table, editions: { edition: string }[]) {
  for (const { edition } of editions) await database.query(`drop table if exists ${partOf(table, edition)}`);
}
