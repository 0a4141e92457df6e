import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { registerJobMetrics } from './metrics.ts';

const AT = Date.parse('2026-11-16T16:20:00Z');

test('the figures tell how many jobs are due and for how long, and nothing once the database is away', async () => {
  const database = await testDatabase();
  const registry = new Registry();
  registerJobMetrics(registry, { pool: database.pool, machine: () => AT, kinds: ['tidy'] });
  const figures = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('job_'));
  expect(await figures()).toEqual(['job_backlog{kind="tidy"} 0', 'job_oldest_due_age_seconds{kind="tidy"} 0']);

  await database.pool.query(
    `insert into job (job_id, kind, due_at, attempts, leased_until, done_at)
     values ('due', 'tidy', $1, 0, null, null), ('held', 'tidy', $2, 1, $3, null), ('other', 'later', $2, 0, null, null),
            ('not yet', 'tidy', $3, 1, null, null), ('done', 'tidy', $1, 1, null, $2)`,
    [new Date(AT - 90_000), new Date(AT - 30_000), new Date(AT + 1000)],
  );
  expect((await figures()).toSorted()).toEqual([
    'job_backlog{kind="later"} 1',
    'job_backlog{kind="tidy"} 2',
    'job_oldest_due_age_seconds{kind="later"} 30',
    'job_oldest_due_age_seconds{kind="tidy"} 90',
  ]);

  await database.drop();
  expect(await figures()).toEqual([]);
});
