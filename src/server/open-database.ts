import type pg from 'pg';
import type { Config } from './config.ts';
import { startEmbedded } from './db/embedded.ts';
import { openPool } from './db/pool.ts';

export type OpenDatabase = { pool: pg.Pool; close(): Promise<void> };

/** The database of DATABASE_URL, or else the embedded one in the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'namedStatements'>,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, namedStatements } = config;
  if (databaseUrl !== null) {
    const pool = openPool({ connectionString: databaseUrl }, { namedStatements });
    return { pool, close: () => pool.end() };
  }
  const embedded = await startEmbedded(dataDir);
  const pool = openPool(embedded.connection, { namedStatements });
  const close = async () => {
    await pool.end();
    await embedded.stop();
  };
  return { pool, close };
}
