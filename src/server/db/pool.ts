import pg from 'pg';
import { withCode } from './lost-connection.ts';

export type PoolOptions = {
  /** Shown in pg_stat_activity. */
  applicationName: string;
  connections: number;
  statementTimeoutMs: number;
  /** Shorter than a statement's, so that it is known why it took so long. */
  lockTimeoutMs: number;
  connectTimeoutMs: number;
  /** Off behind a pgbouncer that shares connections between statements. */
  namedStatements: boolean;
};

const DEFAULTS: PoolOptions = {
  applicationName: 'shopper-profile',
  connections: 10,
  statementTimeoutMs: 10_000,
  lockTimeoutMs: 5_000,
  connectTimeoutMs: 5_000,
  namedStatements: true,
};

/** Where every connection has the same zone and limits, and every type arrives as the code expects it. */
export function openPool(connection: pg.PoolConfig, options: Partial<PoolOptions> = {}): pg.Pool {
  const { applicationName, connections, statementTimeoutMs, lockTimeoutMs, connectTimeoutMs, namedStatements } = {
    ...DEFAULTS,
    ...options,
  };
  const pool = new pg.Pool({
    ...connection,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    types: { getTypeParser },
    // Set by statement, because pgbouncer refuses a connection that brings settings along. Each question is planned once
    // for a connection and never compiled: both would take longer than our questions do.
    onConnect: async (client) => {
      if (!namedStatements) dropNames(client);
      await client.query(
        `select set_config('TimeZone', 'UTC', false), set_config('application_name', $1, false),
                set_config('statement_timeout', $2, false), set_config('lock_timeout', $3, false),
                set_config('jit', 'off', false), set_config('plan_cache_mode', 'force_generic_plan', false)`,
        [applicationName, String(statementTimeoutMs), String(lockTimeoutMs)],
      );
    },
  });
  // A lost idle connection is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => {});
  tellLossByCode(pool);
  return pool;
}

const { INT8, DATE } = pg.types.builtins;

// A day stays a text: as a Date it would shift with the machine's zone.
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') => {
  if (format !== 'binary' && type === INT8) return wholeNumber;
  if (format !== 'binary' && type === DATE) return (text: string) => text;
  return pg.types.getTypeParser(type, format as 'text');
};

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database sent a number too large to be exact: ${text}`);
  return value;
}

type AnyQuery = (first: unknown, ...rest: unknown[]) => unknown;

function tellLossByCode(pool: pg.Pool) {
  const query = pool.query.bind(pool) as AnyQuery;
  const tell = (error: unknown) => {
    throw withCode(error);
  };
  pool.query = ((first, ...rest) => {
    const answer = query(first, ...rest);
    return answer instanceof Promise ? answer.catch(tell) : answer;
  }) satisfies AnyQuery as typeof pool.query;
}

function dropNames(client: pg.ClientBase) {
  const query = client.query.bind(client) as AnyQuery;
  client.query = ((first, ...rest) => query(withoutName(first), ...rest)) satisfies AnyQuery as typeof client.query;
}

function withoutName(statement: unknown) {
  const isNamed =
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement);
  if (!isNamed) return statement;
  const { name: _dropped, ...rest } = statement;
  return rest;
}
