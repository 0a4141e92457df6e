import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preparedFolder } from '#tests/support/prepared-folder.ts';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './open-database.ts';
import { startServer } from './start.ts';

let folder: Awaited<ReturnType<typeof preparedFolder>>;

beforeEach(async () => {
  folder = await preparedFolder();
});
afterEach(() => folder.remove());

const configure = (port = 0) => readConfig({ DATA_DIR: folder.path, PORT: String(port), LOG_LEVEL: 'silent' });
const databaseRuns = () => existsSync(join(folder.path, 'pg', 'postmaster.pid'));

test('a start that finds its port in use leaves no database running', async () => {
  const inTheWay = createServer();
  await new Promise<void>((resolve) => inTheWay.listen(0, 'localhost', resolve));
  const { port } = inTheWay.address() as { port: number };
  await expect(startServer(configure(port))).rejects.toThrow('EADDRINUSE');
  expect(databaseRuns()).toBe(false);
  inTheWay.close();
});

test('a start that finds a changed migration leaves no database running', async () => {
  const database = await openDatabase(configure());
  await database.pool.query(
    "update schema_migration set checksum = 'of another text' where name = '0001-catalogue.sql'",
  );
  await database.close();
  await expect(startServer(configure())).rejects.toThrow('was changed after it had been applied');
  expect(databaseRuns()).toBe(false);
});

test('the server runs on the built-in database as a role that adds to the audit trail and can not change it', async () => {
  const database = await openDatabase(configure());
  await migrate(database.pool, 'migrations');
  const pools = await Promise.all([database.serverPools(), database.serverPools()]);
  for (const { pool, keeper } of pools) {
    await expect(keeper.query('delete from audit_entry')).rejects.toMatchObject({ code: '42501' });
    await expect(keeper.query('select from session')).rejects.toMatchObject({ code: '42501' });
    const { rows } = await pool.query<{ current_user: string }>('select current_user');
    expect(rows).toEqual([{ current_user: 'shopper_server' }]);
    for (const change of ['delete from audit_entry', 'truncate audit_anchor', "update access_event set kind = ''"]) {
      await expect(pool.query(change)).rejects.toMatchObject({ code: '42501' });
    }
  }
  await database.close();
  expect(databaseRuns()).toBe(false);
});
