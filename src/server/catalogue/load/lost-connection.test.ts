import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openPool } from '#server/db/pool.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { patiently } from '#tests/support/patiently.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { listEditionTables } from '../testing/database-state.ts';
import { landscapeText } from '../testing/landscape-text.ts';
import { SMALL_GEOGRAPHY, writeFiles } from '../testing/small-files.ts';
import { withLoadLock } from './guard.ts';
import { load } from './load.ts';

const folder = temporaryFolder();
const input = join(folder.path, 'input');
let database: TestDatabase;
let outside: pg.Pool;

beforeEach(async () => {
  database = await testDatabase();
  outside = openPool(database.connection, { applicationName: 'outside', connections: 2 });
  writeFiles(input, { ...SMALL_GEOGRAPHY, 'CY.csv': landscapeText(2026, [{}]) });
});
afterEach(async () => {
  await outside.end();
  await database.drop();
});
afterAll(() => folder.remove());

const OF_THE_LOAD =
  "datname = current_database() and backend_type = 'client backend' and application_name <> 'outside'";
const HOLDER = "query like '%catalogue_load_lock%'";
const FILLER = "wait_event_type = 'Lock'";

/** Signals all of them before it waits for any: a load that has lost one connection may close the other by itself. */
async function endConnections(which: string): Promise<number> {
  const { rows } = await outside.query<{ pid: number }>(
    `select pid, pg_terminate_backend(pid) from pg_stat_activity
      where ${OF_THE_LOAD} and xact_start is not null and (${which})`,
  );
  const ended = rows.map(({ pid }) => pid);
  await patiently(async () => {
    const left = await outside.query('select from pg_stat_activity where pid = any($1)', [ended]);
    expect(left.rowCount).toBe(0);
  });
  return ended.length;
}

const untilFillerWaits = () =>
  patiently(async () => {
    const waiting = await outside.query(`select from pg_stat_activity where ${OF_THE_LOAD} and ${FILLER}`);
    expect(waiting.rowCount).toBe(1);
  });

/** What the holder hears depends on how far it was: PostgreSQL's own word, a closed connection, or a refused write. */
const LOST = /^(08006|57P01|EPIPE|ECONNRESET)$/;

test('a holder of the load lock that loses its connection hears of it, and the lock is free', async () => {
  const holding = withLoadLock(database.pool, 'refuse', async () => {
    expect(await endConnections(HOLDER)).toBe(1);
  });
  await expect(holding).rejects.toMatchObject({ code: expect.stringMatching(LOST) });
  await expect(withLoadLock(database.pool, 'refuse', async () => 'held')).resolves.toBe('held');
});

test.each([
  ['the lock', HOLDER, 1],
  ['the tables', FILLER, 1],
  ['both', 'true', 2],
])('a load that loses its connection to %s changes nothing, and the next one loads', async (_story, which, count) => {
  // Somebody who holds the plans keeps the load waiting in the middle of its work.
  const gate = await outside.connect();
  await gate.query('begin');
  await gate.query('set local idle_in_transaction_session_timeout = 0');
  await gate.query('lock table plan in access exclusive mode');
  const refused = expect(load(database.pool, input)).rejects.toThrow();
  await untilFillerWaits();
  // One that waits for a lock looks about itself now and then, and is not seen waiting at that moment.
  let ended = 0;
  await patiently(async () => {
    ended += await endConnections(which);
    expect(ended).toBe(count);
  }).finally(() => gate.release(true));
  await refused;
  const current = await database.pool.query("select from catalogue_edition where state = 'current'");
  expect(current.rowCount).toBe(0);

  await load(database.pool, input);
  expect((await listEditionTables(database.pool)).loose).toEqual([]);
});
