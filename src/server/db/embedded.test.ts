import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { startEmbedded } from './embedded.ts';

let folder: ReturnType<typeof temporaryFolder>;
const running: { stop(): Promise<void> }[] = [];

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  folder.remove();
});

async function start(path = folder.path) {
  const server = await startEmbedded(path);
  running.push(server);
  return server;
}

async function ask<Row extends object>(connection: pg.PoolConfig, sql: string): Promise<Row[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

const lockFile = () => join(folder.path, 'pg', 'postmaster.pid');
const serverPid = () => Number.parseInt(readFileSync(lockFile(), 'utf8'), 10);

test('the first start makes a database that is really safe on disk, without a network port', async () => {
  const { connection, how } = await start();

  expect(how).toBe('initialised');
  const rows = await ask<{ name: string; setting: string }>(
    connection,
    `select name, setting from pg_settings where name in
       ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'TimeZone', 'log_error_verbosity')`,
  );
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    TimeZone: 'UTC',
    log_error_verbosity: 'terse',
  });
  expect(statSync(join(folder.path, 'pg')).mode & 0o077).toBe(0);
});

test('a second process joins the server, and the last one to leave stops it', async () => {
  const first = await startEmbedded(folder.path);
  const second = await startEmbedded(folder.path);
  expect(second.how).toBe('adopted');

  await first.stop();
  expect(await ask(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);

  await second.stop();
  expect(existsSync(lockFile())).toBe(false);
});

test('two first starts at once share one database', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  await ask(one.connection, 'create table shared (word text)');
  expect(await ask(other.connection, 'select * from shared')).toEqual([]);
});

test('what was committed survives a kill -9 of the server, which starts again', async () => {
  const { connection } = await start();
  await ask(connection, "create table kept (word text); insert into kept values ('still here')");
  process.kill(serverPid(), 'SIGKILL');

  const again = await start();
  // The first one starts it again too, and one of the two is faster.
  expect(['started', 'adopted']).toContain(again.how);
  expect(await ask(again.connection, 'select word from kept')).toEqual([{ word: 'still here' }]);
});

test('a kill in the middle of the first start leaves nothing that hinders the next one', async () => {
  const program = `import('#server/db/embedded.ts').then(({ startEmbedded }) => startEmbedded('${folder.path}'))`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program], { stdio: 'ignore' });
  while (!existsSync(folder.path) || !hasFolderAside()) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(folder.path, 'pg'))).toBe(false);

  expect((await start()).how).toBe('initialised');
});

const hasFolderAside = () => readdirSync(folder.path).some((name) => name.startsWith('pg.new-'));

test('a path too long for a socket is refused with what to do', async () => {
  const long = join(folder.path, 'x'.repeat(90));
  await expect(startEmbedded(long)).rejects.toThrow(/more than 90 bytes.*DATA_DIR/);
  expect(existsSync(long)).toBe(false);
});

test('a server that was set up to lose changes is refused, and not left running', async () => {
  await (await startEmbedded(folder.path)).stop();
  appendFileSync(join(folder.path, 'pg', 'postgresql.conf'), 'synchronous_commit = off\n');
  await expect(startEmbedded(folder.path)).rejects.toThrow('synchronous_commit = on');
  expect(existsSync(lockFile())).toBe(false);
});

test('a folder that holds something else is named with the end of the log', async () => {
  mkdirSync(join(folder.path, 'pg'));
  chmodSync(join(folder.path, 'pg'), 0o755);
  await expect(startEmbedded(folder.path, 300)).rejects.toThrow(/did not start.*ends with: .*(FATAL|postgres)/s);
});

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)('as root the server runs as a plain user, even in a folder closed to others', async () => {
  const closed = join(folder.path, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const { connection } = await start(join(closed, 'data'));
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(join(closed, 'data', 'pg')).uid).not.toBe(0);
});

// A clone in a private folder is of no use to another user, so there the rest of the run has to do.
const ANYBODY = { uid: 65534, gid: 65534 };
const isOpenToOthers =
  isRoot && spawnSync(process.execPath, ['-e', `fs.readdirSync('${import.meta.dirname}')`], ANYBODY).status === 0;

test.runIf(isOpenToOthers)('a plain user needs nobody else', async () => {
  chownSync(folder.path, ANYBODY.uid, ANYBODY.gid);
  chmodSync(folder.path, 0o700);
  const program = `import('#server/db/embedded.ts').then(async ({ startEmbedded }) => {
    const server = await startEmbedded('${folder.path}');
    console.log(server.how, process.getuid());
    await server.stop();
  })`;
  const said = execFileSync(process.execPath, ['--import', 'tsx', '-e', program], {
    ...ANYBODY,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: folder.path },
  });
  expect(said.trim()).toBe('initialised 65534');
  expect(statSync(join(folder.path, 'pg')).uid).toBe(65534);
});
