import type pg from 'pg';
import type { Config } from './config.ts';
import { startEmbedded } from './db/embedded.ts';
import { openPool } from './db/pool.ts';
import { makeServerRole, SERVER_ROLE } from './db/server-role.ts';

export type OpenDatabase = {
  /** As the configuration says: the owner of the tables where the database is the embedded one. */
  pool: pg.Pool;
  /**
   * What a server answers from, once the schema is up to date: in the embedded database a role that can add to the audit
   * trail and not change it. In a database of the operator it is the role that they gave.
   */
  serverPool(): Promise<pg.Pool>;
  close(): Promise<void>;
};

/** The database of DATABASE_URL, or else the embedded one in the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'namedStatements'>,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, namedStatements } = config;
  if (databaseUrl !== null) {
    const pool = openPool({ connectionString: databaseUrl }, { namedStatements });
    return { pool, serverPool: async () => pool, close: () => pool.end() };
  }
  const embedded = await startEmbedded(dataDir);
  const pool = openPool(embedded.connection, { namedStatements });
  const serving: pg.Pool[] = [];
  const serverPool = async () => {
    await makeServerRole(pool);
    const restricted = openPool({ ...embedded.connection, user: SERVER_ROLE }, { namedStatements });
    serving.push(restricted);
    return restricted;
  };
  const close = async () => {
    await Promise.all([pool, ...serving].map((each) => each.end()));
    await embedded.stop();
  };
  return { pool, serverPool, close };
}
