import type pg from 'pg';
import { inject } from 'vitest';
import { openPool, type PoolOptions } from '#server/db/pool.ts';
import { dropDatabase, newDatabaseName } from './database-names.ts';

export type TestDatabase = {
  pool: pg.Pool;
  /** For a test that opens a connection of its own, or starts the whole server. */
  connection: pg.PoolConfig;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
};

/** An own database for a test file, with all migrations in it. */
export async function testDatabase(options: Partial<PoolOptions> = {}): Promise<TestDatabase> {
  return makeDatabase(inject('database').template, options);
}

/** For the tests of the migrations themselves. */
export async function emptyDatabase(options: Partial<PoolOptions> = {}): Promise<TestDatabase> {
  return makeDatabase('template0', options);
}

async function makeDatabase(template: string, options: Partial<PoolOptions>): Promise<TestDatabase> {
  const server = inject('database').connection;
  const name = newDatabaseName();
  const maintenance = openPool(server, { connections: 1, applicationName: 'test set-up' });
  await maintenance.query(`create database ${name} template ${template}`);
  const connection = { ...server, database: name };
  const pool = openPool(connection, { connections: 5, ...options });

  const drop = async () => {
    await pool.end();
    await dropDatabase(maintenance, name);
    await maintenance.end();
  };
  return { pool, connection, drop };
}
