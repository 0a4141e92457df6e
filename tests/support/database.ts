import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { type LoadReport, load } from '#server/catalogue/load/load.ts';
import { ensureSample } from '#server/catalogue/sample/ensure-sample.ts';
import { openPool, type PoolOptions } from '#server/db/pool.ts';
import { dropDatabase, maintenancePool, newDatabaseName, templateName } from './database-names.ts';
import { loadSmallCatalogue } from './small-catalogue.ts';

export type TestDatabase = {
  pool: pg.Pool;
  /** For a test that opens a connection of its own, or starts the whole server. */
  connection: pg.PoolConfig;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
};

type Filling = { over?: 'sample'; strategy: Strategy; fill: (pool: pg.Pool) => Promise<unknown> };

/** What a database can hold besides its migrations. Each is made once in a run, and copied. */
const CONTENTS = {
  'small-catalogue': { strategy: 'wal_log', fill: loadSmallCatalogue },
  sample: { strategy: 'file_copy', fill: (pool: pg.Pool) => ensureSample(pool, { today: '2026-11-16' }) },
  /** Over the sample, the files of REAL_DATA_DIR. */
  'real-rows': { over: 'sample', strategy: 'file_copy', fill: loadRealRows },
} as const satisfies Record<string, Filling>;
export type Content = keyof typeof CONTENTS;

async function loadRealRows(pool: pg.Pool) {
  const report = await load(pool, process.env['REAL_DATA_DIR'] ?? '', { accept: 'the test' });
  writeFileSync(reportFile(), JSON.stringify(report));
}

const reportFile = () => join(inject('database').prepared, 'real-rows.json');

/** What was said when the real rows were loaded. */
export const reportOfRealRows = (): LoadReport => JSON.parse(readFileSync(reportFile(), 'utf8'));

/** An own database for a test file, with all migrations in it. */
export const testDatabase = (options: Partial<PoolOptions> = {}): Promise<TestDatabase> =>
  copyOf(inject('database').template, options);

/** For the tests of the migrations themselves. */
export const emptyDatabase = (options: Partial<PoolOptions> = {}): Promise<TestDatabase> =>
  copyOf('template0', options);

/** An own database with a catalogue in it. */
export async function filledDatabase(content: Content, options: Partial<PoolOptions> = {}): Promise<TestDatabase> {
  return copyOf(await ensureTemplate(content), options, CONTENTS[content].strategy);
}

type Strategy = 'wal_log' | 'file_copy';

/** Forty megabytes take six times as long when each block goes through the log, and a small database half as long. */
async function copyOf(
  template: string,
  options: Partial<PoolOptions>,
  strategy: Strategy = 'wal_log',
): Promise<TestDatabase> {
  const server = inject('database').connection;
  const name = newDatabaseName();
  const maintenance = maintenancePool(server, 1);
  await maintenance.query(`create database ${name} template ${template} strategy ${strategy}`);
  const connection = { ...server, database: name };
  // Where sixty wait for five connections, how long tells of the machine.
  const pool = openPool(connection, { connections: 5, connectTimeoutMs: 60_000, ...options });

  const drop = async () => {
    await pool.end();
    await dropDatabase(maintenance, name);
    await maintenance.end();
  };
  return { pool, connection, drop };
}

/** The first test file that needs a content makes it; others wait, in whatever process they run. */
async function ensureTemplate(content: Content): Promise<string> {
  const { connection: server, template: migrated } = inject('database');
  const { over, fill }: Filling = CONTENTS[content];
  const base = over ? await ensureTemplate(over) : migrated;
  const template = templateName(migrated, content);
  await withRunLock(async (maintenance) => {
    const { rowCount } = await maintenance.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate({ template, base, fill, server, maintenance });
  });
  return template;
}

/** For what is made once in a run: one test file at a time, in whatever process it runs. */
export async function withRunLock(work: (maintenance: pg.Pool) => Promise<void>) {
  const { connection: server } = inject('database');
  const maintenance = maintenancePool(server, 2);
  // Held, since the pool closes a connection that is idle for long, and the lock goes with its connection.
  const holder = await maintenance.connect();
  try {
    await holder.query("select pg_advisory_lock(hashtext('test set-up'))");
    await work(maintenance);
  } finally {
    holder.release(true);
    await maintenance.end();
  }
}

type Making = Pick<Filling, 'fill'> & {
  template: string;
  base: string;
  server: pg.PoolConfig;
  maintenance: pg.Pool;
};

/** Under its own name only when it is whole: a fill that failed leaves nothing that others would copy. */
async function makeTemplate({ template, base, fill, server, maintenance }: Making) {
  const name = newDatabaseName();
  await maintenance.query(`create database ${name} template ${base}`);
  const pool = openPool({ ...server, database: name }, { connections: 5 });
  try {
    await fill(pool);
  } finally {
    await pool.end();
  }
  await maintenance.query(`alter database ${name} rename to ${template}`);
}
