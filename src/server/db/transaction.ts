import type pg from 'pg';
import { withClient } from './with-client.ts';

/**
 * What a store needs of a pool or a connection. Without a type the rows are `never`, where pg would have `any`: a store
 * that reads a column of them does not compile.
 */
export type Queryable = {
  query<Row extends object = never>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
};

/** Sends a statement whose outcome nobody waits for before the end: it travels with the commit. */
export type AtEnd = (statement: Promise<unknown>) => void;

type Work<Result> = (transaction: Queryable, atEnd: AtEnd) => Promise<Result>;

const MOST_TRIES = 5;

// Serialization failure and deadlock: nothing was changed, and trying again is the cure.
const TRY_AGAIN = new Set(['40001', '40P01']);

/** Runs the work in one transaction, again from the start where the database asks for it. */
export async function inTransaction<Result>(pool: pg.Pool, work: Work<Result>, tries = MOST_TRIES): Promise<Result> {
  const outcome = await withClient(pool, (client) => attempt(client, work));
  if ('result' in outcome) return outcome.result;

  const { error } = outcome;
  if (tries > 1 && error instanceof Error && 'code' in error && TRY_AGAIN.has(String(error.code))) {
    return inTransaction(pool, work, tries - 1);
  }
  throw error;
}

/**
 * Answers an error once it is rolled back, so that the connection stays good. Statements that do not wait for each other
 * travel together and are run in their order; after one that failed the database refuses the others, the commit too.
 */
async function attempt<Result>(client: pg.PoolClient, work: Work<Result>) {
  sendAtOnce(client, true);
  try {
    const last: Promise<unknown>[] = [];
    const [, result] = await Promise.all([client.query('begin'), work(client, (statement) => last.push(statement))]);
    await Promise.all([...last, client.query('commit')]);
    return { result };
  } catch (error) {
    // Fails only where the connection is lost, and then that is what the caller hears.
    await client.query('rollback');
    return { error };
  } finally {
    sendAtOnce(client, false);
  }
}

// Only here: a connection that copies rows may not have it. Its type is read-only, since it is meant for a whole pool.
const sendAtOnce = (client: pg.PoolClient, pipeline: boolean) => Object.assign(client, { pipeline });
