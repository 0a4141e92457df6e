import type pg from 'pg';
import { inject } from 'vitest';
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

/** What a database can hold besides its migrations. Each is made once in a run, and copied. */
const CONTENTS = {
  'small-catalogue': loadSmallCatalogue,
  sample: (pool: pg.Pool) => ensureSample(pool, { today: '2026-11-16' }),
};
export type Content = keyof typeof CONTENTS;

/** An own database for a test file, with all migrations in it. */
export const testDatabase = (options: Partial<PoolOptions> = {}): Promise<TestDatabase> =>
  copyOf(inject('database').template, options);

/** For the tests of the migrations themselves. */
export const emptyDatabase = (options: Partial<PoolOptions> = {}): Promise<TestDatabase> =>
  copyOf('template0', options);

/** An own database with a catalogue in it. */
export async function filledDatabase(content: Content, options: Partial<PoolOptions> = {}): Promise<TestDatabase> {
  return copyOf(await ensureTemplate(content), options, content === 'sample' ? 'file_copy' : 'wal_log');
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
  const template = templateName(migrated, content);
  await withRunLock(async (maintenance) => {
    const { rowCount } = await maintenance.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate({ template, migrated, content, server, maintenance });
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

type Making = { template: string; migrated: string; content: Content; server: pg.PoolConfig; maintenance: pg.Pool };

/** Under its own name only when it is whole: a fill that failed leaves nothing that others would copy. */
async function makeTemplate({ template, migrated, content, server, maintenance }: Making) {
  const name = newDatabaseName();
  await maintenance.query(`create database ${name} template ${migrated}`);
  const pool = openPool({ ...server, database: name }, { connections: 5 });
  try {
    await CONTENTS[content](pool);
  } finally {
    await pool.end();
  }
  await maintenance.query(`alter database ${name} rename to ${template}`);
}
