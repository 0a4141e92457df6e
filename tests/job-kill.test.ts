import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { filledDatabase, type TestDatabase } from './support/database.ts';
import { patiently } from './support/patiently.ts';
import { type ServerProcess, startBundledServer } from './support/server-process.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Two whole servers on one database, of which one is killed while it is at work. */
const folder = temporaryFolder();
const running: ServerProcess[] = [];
let database: TestDatabase;

beforeAll(async () => {
  database = await filledDatabase('sample');
});
afterAll(async () => {
  for (const server of running) if (server.isRunning()) await server.stop();
  await database.drop();
  folder.remove();
});

const start = async () => {
  const { host, port, user, database: name } = database.connection;
  const at = `host=${encodeURIComponent(host ?? '')}&port=${port}`;
  const server = await startBundledServer({
    DATA_DIR: folder.path,
    DATABASE_URL: `postgresql://${user}@/${name}?${at}`,
    SYSTEM_DATE_TIME: '2026-11-16T10:00:00',
  });
  running.push(server);
  return server;
};

type Row = { job_id: string; attempts: number; leased_until: Date | null; done_at: Date | null };
const jobs = async () =>
  (await database.pool.query<Row>("select * from job where kind = 'remove-expired-rows' order by job_id")).rows;
const attempts = async () => (await database.pool.query('select 1 from attempt')).rowCount;

test('a job whose process is killed in the middle of it is done by another, once its lease has ended', async () => {
  await database.pool.query("insert into attempt values ('guest from', 'somebody', now() - interval '2 hours', 1)");
  // The table is locked, so that the job waits in the middle of its work.
  const holder = await database.pool.connect();
  let isHeld = true;
  const letGo = async () => {
    if (isHeld) await holder.query('rollback').finally(() => holder.release());
    isHeld = false;
  };
  onTestFinished(letGo);
  await holder.query('begin');
  await holder.query('lock table attempt in access exclusive mode');
  const killed = await start();
  await patiently(async () => expect(await jobs()).toMatchObject([{ attempts: 1 }]));
  await killed.kill();
  await letGo();
  const [left] = await jobs();
  expect(left).toMatchObject({ attempts: 1, done_at: null, leased_until: expect.any(Date) });

  // As a minute later; the clock of a real server can not be set.
  await database.pool.query('update job set leased_until = now()');
  const other = await start();
  await patiently(async () => expect((await jobs())[0]?.done_at).toBeInstanceOf(Date));
  expect((await jobs())[0]).toMatchObject({ job_id: left?.job_id, attempts: 2, leased_until: null });
  expect(await attempts()).toBe(0);

  const metrics = await (await fetch(`${other.origin}/metrics`)).text();
  expect(metrics).toContain('job_backlog{kind="remove-expired-rows"} 0');
  expect(metrics).toContain('job_oldest_due_age_seconds{kind="remove-expired-rows"} 0');
});
