import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { migrate, pendingMigrations } from './migrate.ts';

let database: TestDatabase;
let folder: ReturnType<typeof temporaryFolder>;

beforeEach(async () => {
  folder = temporaryFolder();
  database = await emptyDatabase();
  write('0001-shelf.sql', 'create table shelf (id int primary key)');
  write('0002-book.sql', 'create table book (id int primary key); insert into book values (1)');
});

afterEach(async () => {
  await database.drop();
  folder.remove();
});

const write = (name: string, sql: string) => writeFileSync(join(folder.path, name), sql);
const run = () => migrate(database.pool, folder.path);
const pending = () => pendingMigrations(database.pool, folder.path);
const countBooks = async () => (await database.pool.query('select from book')).rowCount;

test('every file is applied once, in the order of its number', async () => {
  expect(await pending()).toEqual(['0001-shelf.sql', '0002-book.sql']);
  expect(await run()).toEqual(['0001-shelf.sql', '0002-book.sql']);
  expect(await pending()).toEqual([]);

  write('0003-page.sql', 'create table page (id int primary key)');
  expect(await pending()).toEqual(['0003-page.sql']);
  expect(await run()).toEqual(['0003-page.sql']);
  expect(await countBooks()).toBe(1);
});

test('three runners at once apply each file once', async () => {
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(['0001-shelf.sql', '0002-book.sql']);
  expect(await countBooks()).toBe(1);
});

test('a runner killed half way through a file leaves nothing of it, and the next one goes on', async () => {
  write('0003-slow.sql', 'insert into book values (2); select pg_sleep(60)');
  const program = `Promise.all([import('#server/db/migrate.ts'), import('#server/db/pool.ts')]).then(
    ([{ migrate }, { openPool }]) => migrate(openPool(${JSON.stringify(database.connection)}), '${folder.path}'))`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program], { stdio: 'inherit' });
  const asleep = "select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()";
  while ((await database.pool.query(asleep)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGKILL');
  await once(child, 'exit');

  expect(await pending()).toEqual(['0003-slow.sql']);
  expect(await countBooks()).toBe(1);
  await database.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where wait_event = $1', [
    'PgSleep',
  ]);
  write('0003-slow.sql', 'insert into book values (2)');
  expect(await run()).toEqual(['0003-slow.sql']);
  expect(await countBooks()).toBe(2);
});

test('a file that fails changes nothing and names itself', async () => {
  write('0003-bad.sql', 'insert into book values (2); insert into no_such_table values (1)');
  await expect(run()).rejects.toThrow(/0003-bad\.sql: .*no_such_table/);
  expect(await countBooks()).toBe(1);
  expect(await pending()).toEqual(['0003-bad.sql']);
});

test('a file changed after it was applied is refused by both', async () => {
  await run();
  write('0002-book.sql', 'create table book (id bigint primary key)');
  await expect(run()).rejects.toThrow('0002-book.sql was changed after it had been applied');
  await expect(pending()).rejects.toThrow('0002-book.sql was changed');
});

test('a file that a newer version applied is no reason to stop an older one', async () => {
  await run();
  await database.pool.query("insert into schema_migration values ('0009-newer.sql', 'x')");
  expect(await run()).toEqual([]);
});

test.each([
  ['a name without a number', 'shelf.sql', /needs a name like/],
  ['a number that is taken', '0002-again.sql', /number of its own/],
  ['capital letters', '0003-Shelf.sql', /needs a name like/],
  ['a number below one that was applied', '0000-late.sql', /comes before 0001-shelf\.sql/],
])('%s is refused', async (_story, name, message) => {
  await run();
  write(name, 'select 1');
  await expect(run()).rejects.toThrow(message);
});
