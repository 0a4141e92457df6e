import type pg from 'pg';
import type { Config } from './config.ts';
import { startEmbedded } from './db/embedded.ts';
import { openPool } from './db/pool.ts';
import { KEEPER_ROLE, makeServerRoles, SERVER_ROLE } from './db/server-role.ts';

export type OpenDatabase = {
  /** As the configuration says: the owner of the tables where the database is the embedded one. */
  pool: pg.Pool;
  /**
   * What a server answers from, once the schema is up to date: in the embedded database a role that can add to the audit
   * trail and not change it, and another that removes. In a database of the operator they are the roles that they gave.
   */
  serverPools(): Promise<ServerPools>;
  close(): Promise<void>;
};

/** What a server answers from, and what its jobs remove with that shoppers want removed. */
export type ServerPools = { pool: pg.Pool; keeper: pg.Pool };

/** The database of DATABASE_URL, or else the embedded one in the data folder. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'keeperDatabaseUrl' | 'dataDir' | 'namedStatements'>,
): Promise<OpenDatabase> {
  const { databaseUrl, keeperDatabaseUrl, dataDir, namedStatements } = config;
  if (databaseUrl !== null) {
    const pool = openPool({ connectionString: databaseUrl }, { namedStatements });
    const keeper =
      keeperDatabaseUrl === null ? pool : openPool({ connectionString: keeperDatabaseUrl }, { namedStatements });
    const close = async () => {
      await Promise.all([...new Set([pool, keeper])].map((each) => each.end()));
    };
    return { pool, serverPools: async () => ({ pool, keeper }), close };
  }
  const embedded = await startEmbedded(dataDir);
  const pool = openPool(embedded.connection, { namedStatements });
  const serving: pg.Pool[] = [];
  const serverPools = async () => {
    await makeServerRoles(pool);
    const openAs = (user: string) => openPool({ ...embedded.connection, user }, { namedStatements });
    const pools = { pool: openAs(SERVER_ROLE), keeper: openAs(KEEPER_ROLE) };
    serving.push(pools.pool, pools.keeper);
    return pools;
  };
  const close = async () => {
    await Promise.all([pool, ...serving].map((each) => each.end()));
    await embedded.stop();
  };
  return { pool, serverPools, close };
}
