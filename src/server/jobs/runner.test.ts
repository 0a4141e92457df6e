import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPool } from '#server/db/pool.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { type Job, jobRunner, LEASE, waitAfter } from './runner.ts';
import { jobBacklog, takeJob } from './store.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-16T16:20:00Z');

let at = START;
let database: TestDatabase;
let elsewhere: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  elsewhere = openPool(database.connection);
});
beforeEach(async () => {
  at = START;
  await database.pool.query('delete from job');
});
afterAll(async () => {
  await elsewhere.end();
  await database.drop();
});

const onFailure = vi.fn();
const runnerOf = (step: Job['step'], pool = database.pool) =>
  jobRunner({ pool, machine: () => at, jobs: [{ kind: 'tidy', every: HOUR, step }], onFailure });

const rowsOf = async () => (await database.pool.query('select * from job order by job_id')).rows;

test('a job of a period is one row and runs once, whichever process is first and however often it is asked', async () => {
  const step = vi.fn(async () => false);
  const [one, other] = [runnerOf(step), runnerOf(step, elsewhere)];
  await Promise.all([one.runDue(), other.runDue(), one.runDue()]);
  await other.runDue();
  expect(step).toHaveBeenCalledTimes(1);
  expect(await rowsOf()).toMatchObject([{ job_id: 'tidy 2026-11-16T16:00:00.000Z', attempts: 1, leased_until: null }]);

  at += HOUR;
  await other.runDue();
  expect(step).toHaveBeenCalledTimes(2);
  expect(await rowsOf()).toHaveLength(2);
});

test('a job that fails waits longer each time, and keeps the kind of its error but none of its words', async () => {
  const failure = Object.assign(new RangeError('Ruth Miller, 03/09/1950'), { code: '22003' });
  const step = vi.fn<Job['step']>().mockRejectedValue(failure);
  const runner = runnerOf(step);
  for (const attempt of [1, 2, 3]) {
    await runner.runDue();
    await runner.runDue();
    expect(step).toHaveBeenCalledTimes(attempt);
    const [row] = await rowsOf();
    expect(row.due_at.getTime()).toBe(at + waitAfter(attempt));
    expect(JSON.stringify(row)).not.toMatch(/Ruth|Miller|03.09.1950/);
    expect(row).toMatchObject({ attempts: attempt, last_error: '22003 RangeError', done_at: null, leased_until: null });
    at += waitAfter(attempt);
  }
  expect(onFailure).toHaveBeenCalledWith('tidy', '22003 RangeError');

  step.mockResolvedValue(false);
  await runner.runDue();
  const [row] = await rowsOf();
  expect(row).toMatchObject({ attempts: 4, last_error: null, done_at: new Date(at) });
});

test('the waits grow from a minute to six hours', () => {
  expect([1, 2, 3, 9, 10, 2000].map((attempts) => waitAfter(attempts) / 60_000)).toEqual([1, 2, 4, 256, 360, 360]);
});

test('what a process had in its hands when it was killed is free when its lease ends, and not before', async () => {
  await runnerOf(async () => false).runDue();
  await database.pool.query('update job set done_at = null, attempts = 0');
  const take = (pool: pg.Pool) => takeJob(pool, { kinds: ['tidy'], at, leasedUntil: at + LEASE });
  expect(await take(database.pool)).toMatchObject({ attempts: 1 });

  const step = vi.fn(async () => false);
  const other = runnerOf(step, elsewhere);
  at += LEASE - 1;
  await other.runDue();
  expect(step).not.toHaveBeenCalled();
  at += 1;
  await other.runDue();
  expect(step).toHaveBeenCalledTimes(1);
  expect(await rowsOf()).toMatchObject([{ attempts: 2, done_at: new Date(at) }]);
});

test('who comes back after its lease has ended stops, and changes nothing of what the other does', async () => {
  const taken: (number | undefined)[] = [];
  const slow = runnerOf(async () => {
    at += LEASE;
    taken.push((await takeJob(elsewhere, { kinds: ['tidy'], at, leasedUntil: at + LEASE }))?.attempts);
    return true;
  });
  await slow.runDue();
  expect(taken).toEqual([2]);
  expect(await rowsOf()).toMatchObject([{ attempts: 2, done_at: null, leased_until: new Date(at + LEASE) }]);
});

test('a long job keeps its lease step by step, and a stop gives it back after the step at hand', async () => {
  const steps: number[] = [];
  const runner = runnerOf(async () => {
    at += LEASE - 1;
    steps.push(at);
    if (steps.length === 3) runner.stop();
    return true;
  });
  await runner.runDue();
  expect(steps).toHaveLength(3);
  expect(await rowsOf()).toMatchObject([{ attempts: 1, done_at: null, leased_until: null, last_error: null }]);
  await runner.runDue();
  expect(steps).toHaveLength(3);
});

test('a kind that this version does not know stays for who knows it, and counts as backlog', async () => {
  await database.pool.query(
    "insert into job (job_id, kind, due_at) values ('later 1', 'later', $1), ('later 2', 'later', $2)",
    [new Date(at - 90_000), new Date(at + 1)],
  );
  await runnerOf(async () => false).runDue();
  expect(await jobBacklog(database.pool, at)).toEqual([{ kind: 'later', count: 1, dueSince: at - 90_000 }]);
});
