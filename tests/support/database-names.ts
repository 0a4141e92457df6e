import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { openPool } from '#server/db/pool.ts';

/** What the run's set-up hands to every test file. */
export type TestServer = {
  connection: pg.PoolConfig;
  template: string;
  /** Where the prepared data folder lies, once a test file has made it. */
  prepared: string;
};

declare module 'vitest' {
  export interface ProvidedContext {
    database: TestServer;
  }
}

export const newDatabaseName = () => `test_${randomBytes(8).toString('hex')}`;

/** A filled copy of the migrated template of a run. */
export const templateName = (migrated: string, content: string) => `${migrated}_${content.replaceAll('-', '_')}`;

/** For what makes and drops databases: that waits for the disk, on a busy machine longer than any statement of ours may. */
export const maintenancePool = (connection: pg.PoolConfig, connections: number): pg.Pool =>
  openPool(connection, {
    connections,
    applicationName: 'test set-up',
    statementTimeoutMs: 0,
    lockTimeoutMs: 0,
    connectTimeoutMs: 60_000,
  });

/** Names that we made ourselves, so they need no quoting. */
export async function dropDatabase(maintenance: pg.Pool, name: string) {
  await maintenance.query(`drop database if exists ${name} with (force)`);
}
