import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { openPool } from './pool.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.drop());

test.each([
  ['a whole number of eight bytes', 'select 9007199254740991::int8 as it', Number.MAX_SAFE_INTEGER],
  ['a count', 'select count(*) as it from generate_series(1, 3)', 3],
  ['a day', "select date '2026-10-15' as it", '2026-10-15'],
  ['an instant', "select timestamptz '2026-10-15 05:00Z' as it", new Date('2026-10-15T05:00:00Z')],
  ['nothing', 'select null::int8 as it', null],
])('%s arrives as the code expects it', async (_story, sql, expected) => {
  expect((await database.pool.query(sql)).rows).toEqual([{ it: expected }]);
});

test('a number too large to be exact is refused, never rounded', async () => {
  await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow('too large to be exact');
});

test('every connection has its zone, its name, its limit and its way to plan', async () => {
  const pool = openPool(database.connection, { applicationName: 'a name', statementTimeoutMs: 1000 });
  const { rows } = await pool.query(
    `select current_setting('TimeZone') as zone, current_setting('application_name') as name,
       current_setting('jit') as jit, current_setting('plan_cache_mode') as plans`,
  );
  expect(rows).toEqual([{ zone: 'UTC', name: 'a name', jit: 'off', plans: 'force_generic_plan' }]);
  await expect(pool.query('select pg_sleep(3600)')).rejects.toThrow('statement timeout');
  await pool.end();
});

test('a row that somebody else holds is waited for so long and no longer', async () => {
  const pool = openPool(database.connection, { lockTimeoutMs: 50 });
  await pool.query('create table held (id integer)');
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('lock table held in access exclusive mode');
  await expect(pool.query('select from held')).rejects.toMatchObject({ code: '55P03' });
  await holder.query('rollback');
  holder.release();
  expect((await pool.query('select from held')).rowCount).toBe(0);
  await pool.end();
});

test.each([
  ['kept by default', true, 1],
  ['dropped behind a pooler', false, 0],
])('names of statements are %s', async (_story, namedStatements, prepared) => {
  const pool = openPool(database.connection, { namedStatements, connections: 1 });
  const named = { name: 'double', text: 'select $1::int * 2 as it', values: [21] };
  expect((await pool.query(named)).rows).toEqual([{ it: 42 }]);
  expect((await pool.query('select from pg_prepared_statements')).rowCount).toBe(prepared);
  await pool.end();
});

test('a connection that the server closed is replaced by the next query', async () => {
  const pool = openPool(database.connection, { connections: 1 });
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const isGone = new Promise((resolve) => pool.once('remove', resolve));
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await isGone;
  expect((await pool.query('select 1 as it')).rows).toEqual([{ it: 1 }]);
  await pool.end();
});

test('a server that is not there is a clear refusal, within the limit', async () => {
  const pool = openPool({ host: '/tmp/no-such-folder' }, { connectTimeoutMs: 200 });
  await expect(pool.query('select 1')).rejects.toThrow('ENOENT');
  await pool.end();
});
