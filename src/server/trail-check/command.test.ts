import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundled } from '#tests/support/bundled.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder();
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

async function verify(...args: string[]) {
  const { user, password, host, port, database: name } = database.connection;
  const at = new URLSearchParams({ host: String(host), port: String(port) });
  const child = spawn(process.execPath, [await bundled(join(import.meta.dirname, 'command.ts')), ...args], {
    env: {
      ...process.env,
      DATA_DIR: join(folder.path, 'data'),
      DATABASE_URL: `postgresql://${user}:${encodeURIComponent(String(password ?? ''))}@/${name}?${at}`,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}

test('a fault ends with 3 until it is accepted with a reason, which each later run tells', async () => {
  expect(await verify()).toMatchObject({ code: 0, said: expect.stringContaining('0 faults') });
  await database.pool.query("insert into audit_anchor values ('2026-01-01', 0, 'x', 'k1', 'x')");
  expect(await verify()).toMatchObject({ code: 3, said: expect.stringContaining('was not signed here') });
  expect(await verify('--accept', ' ')).toMatchObject({ code: 1, said: expect.stringContaining('Say why') });
  expect(await verify()).toMatchObject({ code: 3 });
  expect(await verify('--accept', 'The drill of November')).toMatchObject({
    code: 0,
    said: expect.stringContaining('2 faults are accepted now'),
  });
  expect(await verify()).toMatchObject({ code: 0, said: expect.stringContaining('The drill of November') });
});

test('a database that lacks a migration is looked at by nobody and changed by nobody', async () => {
  await database.pool.query("delete from schema_migration where name = '0034-accepted-faults.sql'");
  expect(await verify()).toMatchObject({ code: 1, said: expect.stringContaining('start the server first') });
  const { rowCount } = await database.pool.query(
    "select from schema_migration where name = '0034-accepted-faults.sql'",
  );
  expect(rowCount).toBe(0);
});
