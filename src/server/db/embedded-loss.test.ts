import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyDatabase } from '#tests/support/copy-database.ts';
import { patiently } from '#tests/support/patiently.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { type Embedded, startEmbedded } from './embedded.ts';

/** What a first start makes, which takes longer than all that comes after it. */
const made = temporaryFolder();
let folder: ReturnType<typeof temporaryFolder>;
let server: Embedded;

beforeAll(async () => {
  const first = await startEmbedded(made.path);
  await first.stop();
});
afterAll(() => made.remove());

beforeEach(async () => {
  folder = temporaryFolder();
  copyDatabase(made.path, folder.path);
  server = await startEmbedded(folder.path);
  await ask("create table kept (word text); insert into kept values ('still here')");
});

afterEach(async () => {
  await server.stop();
  expect(existsSync(lockFile())).toBe(false);
  folder.remove();
});

const lockFile = () => join(folder.path, 'pg', 'postmaster.pid');
const serverPid = () => Number.parseInt(readFileSync(lockFile(), 'utf8'), 10);
const killServer = () => process.kill(serverPid(), 'SIGKILL');

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client(server.connection);
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const whoIsPresent = "select pid from pg_stat_activity where application_name = 'embedded: in use'";

const untilCount = (sql: string, count: number) => patiently(async () => expect(await ask(sql)).toHaveLength(count));

const arePresent = (count: number) => untilCount(whoIsPresent, count);

async function killBackend() {
  const client = new pg.Client(server.connection);
  const ended = new Promise((resolve) => client.once('end', resolve));
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await ended;
}

test('after a kill -9 of a backend all are present again, and one who leaves does not stop the server', async () => {
  const other = await startEmbedded(folder.path);
  await killBackend();
  await arePresent(2);

  await other.stop();
  expect(await ask('select word from kept')).toEqual([{ word: 'still here' }]);
});

test('after a kill -9 of a backend whoever leaves at once still stops the server', async () => {
  await killBackend();
});

test('a presence that is ended by hand is made again', async () => {
  await ask(`select pg_terminate_backend(pid) from (${whoIsPresent}) present`);
  await arePresent(1);
});

test('a server that was killed is started again, with all that was committed', async () => {
  for (let round = 0; round < 3; round += 1) {
    killServer();
    await untilCount('select word from kept', 1);
    await arePresent(1);
  }
});

test('two processes start a killed server again once, and share it', async () => {
  const other = await startEmbedded(folder.path);
  killServer();
  await arePresent(2);
  await other.stop();
  expect(await ask('select word from kept')).toEqual([{ word: 'still here' }]);
});

test('whoever is stopping does not start a killed server again', async () => {
  const killed = serverPid();
  killServer();
  await server.stop();
  expect(serverPid()).toBe(killed);
  server = await startEmbedded(folder.path);
  expect(server.how).toBe('started');
});
