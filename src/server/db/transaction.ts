import type pg from 'pg';
import { withClient } from './with-client.ts';

export type Queryable = Pick<pg.ClientBase, 'query'>;

const MOST_TRIES = 5;

// Serialization failure and deadlock: nothing was changed, and trying again is the cure.
const TRY_AGAIN = new Set(['40001', '40P01']);

/** Runs the work in one transaction, again from the start where the database asks for it. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (transaction: pg.PoolClient) => Promise<Result>,
  tries = MOST_TRIES,
): Promise<Result> {
  const outcome = await withClient(pool, (client) => attempt(client, work));
  if ('result' in outcome) return outcome.result;

  const { error } = outcome;
  if (tries > 1 && error instanceof Error && 'code' in error && TRY_AGAIN.has(String(error.code))) {
    return inTransaction(pool, work, tries - 1);
  }
  throw error;
}

/** Answers an error once it is rolled back, so that the connection stays good. */
async function attempt<Result>(client: pg.PoolClient, work: (transaction: pg.PoolClient) => Promise<Result>) {
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return { result };
  } catch (error) {
    // Fails only where the connection is lost, and then that is what the caller hears.
    await client.query('rollback');
    return { error };
  }
}
