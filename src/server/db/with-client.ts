import type pg from 'pg';
import { withCode } from './lost-connection.ts';

/**
 * Lends a connection to the work. Whoever fails with it gives it back as broken, and its transaction ends with it.
 * The pool listens for errors only while a connection is idle; without a listener, one that breaks while it is lent
 * out would end the process.
 */
export async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect().catch((error) => {
    throw withCode(error);
  });
  let broken = false;
  const markBroken = () => {
    broken = true;
  };
  client.on('error', markBroken);
  try {
    return await work(client);
  } catch (error) {
    broken = true;
    throw withCode(error);
  } finally {
    client.release(broken);
    client.off('error', markBroken);
  }
}
