import type pg from 'pg';
import { withClient } from '#server/db/with-client.ts';

/** Said to whoever starts a load while another one runs. */
export const ANOTHER_LOAD = 'Another load of the catalogue is running. Wait until it has ended, then start again.';

/**
 * Runs the work while holding the load lock, in the transaction that will swap the new editions in. The lock ends with
 * the connection, so a killed load blocks nobody.
 */
export const withLoadLock = <T>(
  pool: pg.Pool,
  whenBusy: 'wait' | 'refuse',
  work: (holder: pg.PoolClient) => Promise<T>,
  lock: 'load' | 'networks' = 'load',
): Promise<T> =>
  withClient(pool, async (holder) => {
    try {
      await holder.query('begin');
      await holder.query('set local statement_timeout = 0');
      await holder.query('set local lock_timeout = 0');
      await holder.query('set local idle_in_transaction_session_timeout = 0');
      await takeLock(holder, whenBusy, lock);
      const result = await work(holder);
      await holder.query('commit');
      return result;
    } catch (error) {
      // Whoever hears of the failure may load again at once, so the lock is given back first.
      await holder.query('rollback').catch(() => {});
      throw error;
    }
  });

async function takeLock(holder: pg.PoolClient, whenBusy: 'wait' | 'refuse', lock: string) {
  const nowait = whenBusy === 'refuse' ? 'nowait' : '';
  await holder.query(`select from catalogue_load_lock where name = $1 for update ${nowait}`, [lock]).catch((error) => {
    throw (error as { code?: string }).code === '55P03' ? new Error(ANOTHER_LOAD, { cause: error }) : error;
  });
}
