import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openPool } from '#server/db/pool.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { listEditionTables } from '../testing/database-state.ts';
import { landscapeText } from '../testing/landscape-text.ts';
import { SMALL_GEOGRAPHY, writeFiles } from '../testing/small-files.ts';
import { withLoadLock } from './guard.ts';
import { load } from './load.ts';

/** Enough that the tables are not full before anybody looks. */
const PLANS = Array.from({ length: 900 }, (_, place) => ({ 'Plan ID': String(place + 1).padStart(3, '0') }));

const folder = temporaryFolder();
const input = join(folder.path, 'input');
let database: TestDatabase;
let outside: pg.Pool;

beforeEach(async () => {
  database = await testDatabase();
  outside = openPool(database.connection, { applicationName: 'outside', connections: 1 });
  writeFiles(input, { ...SMALL_GEOGRAPHY, 'CY.csv': landscapeText(2026, PLANS) });
});
afterEach(async () => {
  await outside.end();
  await database.drop();
});
afterAll(() => folder.remove());

/** Of a load in progress these are the holder of the lock and the one that fills tables. None is ended before all are. */
async function endTransactions(which: string, count: number): Promise<number> {
  const { rowCount } = await outside.query(
    `with found as (
       select pid from pg_stat_activity where datname = current_database()
          and application_name <> 'outside' and xact_start is not null and ${which}
     )
     select pg_terminate_backend(pid) from found where (select count(*) from found) >= ${count}`,
  );
  return rowCount ?? 0;
}

const HOLDER = "query like '%catalogue_load_lock%'";

/** What the holder hears depends on how far it was: PostgreSQL's own word, a closed connection, or a refused write. */
const LOST = /^(08006|57P01|EPIPE|ECONNRESET)$/;

test('a holder of the load lock that loses its connection hears of it, and the lock is free', async () => {
  const holding = withLoadLock(database.pool, 'refuse', async () => {
    expect(await endTransactions(HOLDER, 1)).toBe(1);
  });
  await expect(holding).rejects.toMatchObject({ code: expect.stringMatching(LOST) });
  await expect(withLoadLock(database.pool, 'refuse', async () => 'held')).resolves.toBe('held');
});

test.each([
  ['the lock', HOLDER, 1],
  ['the tables', `not ${HOLDER}`, 1],
  ['both', 'true', 2],
])('a load that loses its connection to %s changes nothing, and the next one loads', async (_story, which, count) => {
  let isLoading = true;
  const loading = load(database.pool, input).finally(() => {
    isLoading = false;
  });
  const refused = expect(loading).rejects.toThrow();
  // The tables are filled in transactions, and between two of them there is nothing to end.
  let ended = 0;
  while (ended === 0 && isLoading) ended = await endTransactions(which, count);
  await refused;
  expect(ended).toBe(count);
  const current = await database.pool.query("select from catalogue_edition where state = 'current'");
  expect(current.rowCount).toBe(0);

  await load(database.pool, input);
  expect((await listEditionTables(database.pool)).loose).toEqual([]);
});
