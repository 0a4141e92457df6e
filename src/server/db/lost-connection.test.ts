import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PATIENCE_MS, patiently } from '#tests/support/patiently.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';
import { inTransaction, type Queryable } from './transaction.ts';

/** A server of its own: after a kill -9 PostgreSQL ends every connection. */
const folder = temporaryFolder();
let server: Embedded;
let pool: pg.Pool;
let other: pg.Pool;

beforeAll(async () => {
  server = await startEmbedded(folder.path);
  pool = openPool(server.connection, { connections: 3, statementTimeoutMs: 0 });
  other = openPool(server.connection, { connections: 1, statementTimeoutMs: 0 });
  await pool.query('create table kept (word text primary key)');
  await pool.query("insert into kept values ('before')");
});

afterAll(async () => {
  await Promise.all([pool.end(), other.end()]);
  await server.stop();
  folder.remove();
});

// A test that fails must not take the next ones along.
beforeEach(async () => void (await words()));

async function pidOf(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

const askToEnd = async (pid: number) =>
  void (await other.query('select pg_terminate_backend($1, $2)', [pid, PATIENCE_MS]));
const kill = async (pid: number) => void process.kill(pid, 'SIGKILL');

const words = (): Promise<string[]> =>
  patiently(async () => (await pool.query<{ word: string }>('select word from kept')).rows.map(({ word }) => word));

/** The one connection that waits for that, once there is one. */
const whoWaitsFor = (event: 'PgSleep' | 'transactionid'): Promise<number> =>
  patiently(async () => {
    const { rows } = await other.query<{ pid: number }>('select pid from pg_stat_activity where wait_event = $1', [
      event,
    ]);
    expect(rows).toHaveLength(1);
    return rows[0]?.pid ?? 0;
  });

const LOST = { code: expect.stringMatching(/^(08006|57P0[12])$/) };
const change = "insert into kept values ('never committed')";
const SLEEP = 'select pg_sleep(3600)';

test.each([
  ['pg_terminate_backend', askToEnd],
  ['kill -9', kill],
])('%s during a statement is an error with a code, and the next question is answered', async (_story, end) => {
  const working = inTransaction(pool, async (transaction) => {
    await transaction.query(change);
    await Promise.all([transaction.query(SLEEP), whoWaitsFor('PgSleep').then(end)]);
  });
  await expect(working).rejects.toMatchObject(LOST);
  expect(await words()).toEqual(['before']);
});

test.each([
  ['pg_terminate_backend', askToEnd],
  ['kill -9', kill],
])('%s between two statements is an error with a code, and the next question is answered', async (_story, end) => {
  const working = inTransaction(pool, async (transaction) => {
    await transaction.query(change);
    const hasHeard = new Promise((resolve) => (transaction as pg.PoolClient).once('end', resolve));
    await end(await pidOf(transaction));
    await hasHeard;
  });
  await expect(working).rejects.toMatchObject(LOST);
  expect(await words()).toEqual(['before']);
});

test('a wait for a row lock that is ended is an error with a code', async () => {
  const lock = "select from kept where word = 'before' for update";
  await inTransaction(pool, async (holder) => {
    await holder.query(lock);
    const waiting = inTransaction(pool, async (transaction) => {
      await Promise.all([transaction.query(lock), whoWaitsFor('transactionid').then(askToEnd)]);
    });
    await expect(waiting).rejects.toMatchObject(LOST);
  });
  expect(await words()).toEqual(['before']);
});

test('a question outside a transaction that is cut off is an error with a code', async () => {
  const asking = expect(pool.query(SLEEP)).rejects.toMatchObject(LOST);
  await kill(await whoWaitsFor('PgSleep'));
  await asking;
  expect(await words()).toEqual(['before']);
});

test('a pool with no free connection is an error with a code', async () => {
  const tight = openPool(server.connection, { connections: 1, connectTimeoutMs: 200 });
  const held = await patiently(() => tight.connect());
  await expect(tight.query('select 1')).rejects.toMatchObject({ code: '08006' });
  await expect(inTransaction(tight, async () => {})).rejects.toMatchObject({ code: '08006' });
  held.release();
  await tight.end();
});

test('a mistake of ours is not taken for a lost connection', async () => {
  await expect(pool.query('select 9007199254740993::int8')).rejects.toThrow(RangeError);
  await expect(inTransaction(pool, () => Promise.reject(new TypeError('a slip')))).rejects.toThrow(TypeError);
});

test('a connection that only rolled back is used again', async () => {
  const one = openPool(server.connection, { connections: 1 });
  const before = await pidOf(one);
  await expect(inTransaction(one, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await pidOf(one)).toBe(before);
  await one.end();
});

test('a migration whose connection is lost changes nothing, and is applied by the next run', async () => {
  const migrating = expect(migrate(pool, migrationThatSleeps(3600))).rejects.toThrow('0001-word.sql');
  await askToEnd(await whoWaitsFor('PgSleep'));
  await migrating;
  expect(await words()).toEqual(['before']);
  expect(await migrate(pool, migrationThatSleeps(0))).toEqual(['0001-word.sql']);
});

function migrationThatSleeps(seconds: number): string {
  const path = join(folder.path, 'migrations');
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, '0001-word.sql'), `${change}; select pg_sleep(${seconds})`);
  return path;
}
