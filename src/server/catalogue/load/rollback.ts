import type pg from 'pg';
import { withLoadLock } from './guard.ts';
import { type EditionName, swapBack } from './swap.ts';

export const NOTHING_BEFORE =
  'There is nothing to bring back: only what the last load replaced is kept, until the next load or rollback.';

/**
 * Takes the last load back, whole, in one transaction: what it replaced is in use again.
 * @throws when a load is running, or nothing is kept.
 */
export const rollback = (pool: pg.Pool): Promise<EditionName[]> =>
  withLoadLock(pool, 'refuse', async (holder) => {
    const back = await swapBack(holder);
    if (back.length === 0) throw new Error(NOTHING_BEFORE);
    return back;
  });
