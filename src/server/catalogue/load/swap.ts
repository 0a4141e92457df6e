import type pg from 'pg';
import type { Dataset } from '../dataset.ts';
import { LARGE_TABLES, TABLES_OF, type Table } from '../tables.ts';
import { partOf } from './edition-tables.ts';
import type { FilledEdition } from './fill-edition.ts';

/**
 * Makes new editions current and puts the ones they replace aside, in place of those that the load before has put
 * aside, in the transaction of the load lock. Every question of a request starts at catalogue_edition, so with that
 * table locked no request is between planning and reading, and none holds a lock that this one waits for: each request
 * sees either all of the old or all of the new.
 */
export async function swapIn(holder: pg.ClientBase, editions: readonly FilledEdition[]) {
  await holder.query("set local lock_timeout = '30s'");
  await attachAll(holder, editions);
  await holder.query('lock table catalogue_edition in access exclusive mode');

  const { rows: twoLoadsOld } = await holder.query<Replaced>(
    "update catalogue_edition set state = 'retired' where state = 'before' returning edition, dataset",
  );
  await dropEditions(holder, twoLoadsOld);
  await putSampleAside(holder, editions);
  // One time for all, by which a rollback knows what came with the last load; that of the transaction began with the lock.
  const { rows } = await holder.query<{ now: string }>('select clock_timestamp()::text as now');
  for (const { edition, dataset, planYear } of editions) {
    const { rows: replaced } = await holder.query<Replaced>(
      `update catalogue_edition set state = 'before'
        where state = 'current' and dataset = $1 and plan_year is not distinct from $2 returning edition, dataset`,
      [dataset, planYear],
    );
    await detachAll(holder, replaced);
    await holder.query("update catalogue_edition set state = 'current', finished_at = $2 where edition = $1", [
      edition,
      rows[0]?.now,
    ]);
  }
  await dropBroughtAlong(holder);
}

/** Brings back what the last load replaced, and drops what came with it; in the transaction of the load lock. */
export async function swapBack(holder: pg.ClientBase): Promise<EditionName[]> {
  await holder.query("set local lock_timeout = '30s'");
  const { rows: before } = await holder.query<Attached & EditionName>(
    `select edition, number, dataset, plan_year, source from catalogue_edition where state = 'before'
      order by dataset, plan_year`,
  );
  if (before.length === 0) return [];
  await attachAll(holder, before);
  await holder.query('lock table catalogue_edition in access exclusive mode');
  const { rows: undone } = await holder.query<Replaced>(
    `update catalogue_edition set state = 'retired'
      where state = 'current' and finished_at = (select max(finished_at) from catalogue_edition where state = 'current')
      returning edition, dataset`,
  );
  await dropEditions(holder, undone);
  await holder.query("update catalogue_edition set state = 'current' where state = 'before'");
  await dropBroughtAlong(holder);
  return before;
}

type Attached = Pick<FilledEdition, 'edition' | 'number' | 'dataset'>;
export type EditionName = { dataset: Dataset; plan_year: number | null; source: string };
type Replaced = { edition: string; dataset: Dataset };

async function dropEditions(holder: pg.ClientBase, editions: readonly Replaced[]) {
  for (const edition of editions)
    for (const table of TABLES_OF[edition.dataset]) await dropParts(holder, table, [edition]);
}

/** So that no request is planned over them. */
async function detachAll(holder: pg.ClientBase, editions: readonly Replaced[]) {
  for (const { edition, dataset } of editions) {
    for (const table of TABLES_OF[dataset]) {
      const part = partOf(table, edition);
      if (await hasPart(holder, part)) await holder.query(`alter table ${table} detach partition ${part}`);
    }
  }
}

// What a migration brought along has no part of its own of the largest tables.
async function hasPart(holder: pg.ClientBase, part: string): Promise<boolean> {
  return (await holder.query('select where to_regclass($1) is not null', [part])).rowCount === 1;
}

// What a migration brought along lies in parts that its editions share, until the last of them is replaced.
async function dropBroughtAlong(holder: pg.ClientBase) {
  const { rowCount } = await holder.query(
    "select from catalogue_edition where dataset = 'formularies' and state in ('current', 'before') and number = 0",
  );
  if (rowCount === 0) for (const table of LARGE_TABLES) await holder.query(`drop table if exists ${table}_0`);
}

/**
 * While requests go on: neither waits for the other. PostgreSQL never counts by itself how values are spread over the
 * partitions of a table together, and without that its planner is wrong by many thousand times.
 */
async function attachAll(holder: pg.ClientBase, editions: readonly Attached[]) {
  const tables = new Set<Table>();
  for (const { edition, number, dataset } of editions) {
    for (const table of TABLES_OF[dataset]) {
      if (!(await hasPart(holder, partOf(table, edition)))) continue;
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
async function putSampleAside(holder: pg.ClientBase, editions: readonly FilledEdition[]) {
  const years = editions
    .filter(({ dataset, madeUp }) => !madeUp && (dataset === 'plans' || dataset === 'formularies'))
    .map(({ planYear }) => planYear);
  const { rows: sample } = await holder.query<Replaced>(
    `update catalogue_edition set state = 'before'
      where state = 'current' and made_up and dataset in ('formularies', 'pharmacies')
        and plan_year = any ($1::integer[])
      returning edition, dataset`,
    [years],
  );
  await detachAll(holder, sample);
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
