import type pg from 'pg';
import { ANOTHER_LOAD, withLoadLock } from './guard.ts';
import { sweepLeftovers } from './swap.ts';

/** When the server starts: what a killed load has left is dropped, unless another load is running. */
export async function clearLeftovers(pool: pg.Pool) {
  const { rowCount } = await pool.query("select from catalogue_edition where state = 'loading'");
  if (rowCount === 0) return;
  await withLoadLock(pool, 'refuse', () => sweepLeftovers(pool)).catch((error: Error) => {
    if (error.message !== ANOTHER_LOAD) throw error;
  });
}
