import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPool } from '#server/db/pool.ts';
import { dropDatabase, maintenancePool, newDatabaseName } from './database-names.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function startDatabaseServer(project: TestProject) {
  const server = await startServer();
  const maintenance = maintenancePool(server.connection, 1);
  const template = newDatabaseName();
  await maintenance.query(`create database ${template}`);
  const pool = openPool({ ...server.connection, database: template }, { connections: 1 });
  await migrate(pool, 'migrations');
  await pool.end();
  const prepared = preparedForAll() ?? temporaryFolder();
  project.provide('database', { connection: server.connection, template, prepared: prepared.path });

  return async () => {
    for (const name of await templatesOf(maintenance, template)) await dropDatabase(maintenance, name);
    await maintenance.end();
    await server.stop();
    prepared.remove();
  };
}

/** The browser tests of the same run take what is made there along. */
function preparedForAll(): ReturnType<typeof temporaryFolder> | null {
  const { PREPARED_DATA: path } = process.env;
  return path ? { path, remove: () => {} } : null;
}

/** The migrated template, and what test files have filled of it. */
async function templatesOf(maintenance: pg.Pool, template: string): Promise<string[]> {
  const { rows } = await maintenance.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [template],
  );
  return rows.map(({ datname }) => datname);
}

type Server = { connection: pg.PoolConfig; stop(): Promise<void> };

async function startServer(): Promise<Server> {
  const { TEST_DATABASE_URL: outside } = process.env;
  if (outside) return { connection: fromUrl(outside), stop: async () => {} };

  const folder = temporaryFolder();
  const embedded = await startEmbedded(folder.path);
  await neverWaitForTheDisk(embedded.connection);
  const stop = async () => {
    await embedded.stop();
    folder.remove();
  };
  return { connection: embedded.connection, stop };
}

/** No test cuts the power of this server; those of durability start one of their own, as the product does. */
async function neverWaitForTheDisk(connection: pg.PoolConfig) {
  const pool = openPool(connection, { connections: 1 });
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await pool.query(`alter system set ${setting} = off`);
  }
  await pool.query('select pg_reload_conf()');
  await pool.end();
}

// Taken apart, so that a test's own database name can take the place of the one in the address.
function fromUrl(text: string): pg.PoolConfig {
  const url = new URL(text);
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username) || undefined,
    password: decodeURIComponent(url.password) || undefined,
    database: url.pathname.slice(1) || 'postgres',
  };
}
