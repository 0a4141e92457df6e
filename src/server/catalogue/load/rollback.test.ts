import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { catalogueStore } from '../store.ts';
import { contentOf, listEditionTables } from '../testing/database-state.ts';
import { landscapeText } from '../testing/landscape-text.ts';
import { SMALL_GEOGRAPHY, writeFiles } from '../testing/small-files.ts';
import { smallRelease } from '../testing/spuf-text.ts';
import { ANOTHER_LOAD, withLoadLock } from './guard.ts';
import { load } from './load.ts';
import { NOTHING_BEFORE, rollback } from './rollback.ts';
import { swapBack } from './swap.ts';

let folder: ReturnType<typeof temporaryFolder>;
let database: TestDatabase;

const plansNamed = (name: string, year = 2026) => ({
  [`CY${year}.csv`]: landscapeText(year, [{ 'Plan Name': `${name} (HMO)` }]),
});
const loadFiles = (files: Record<string, string>) => load(database.pool, writeFiles(folder.path, files));

beforeEach(async () => {
  folder = temporaryFolder();
  database = await testDatabase();
  await loadFiles({ ...SMALL_GEOGRAPHY, ...smallRelease(2026), ...plansNamed('First') });
});
afterEach(async () => {
  await database.drop();
  folder.remove();
});

test('a rollback brings back all that the last load replaced, and takes away what it brought', async () => {
  const before = await contentOf(database.pool);
  const { attached } = await listEditionTables(database.pool);
  await loadFiles({
    ...SMALL_GEOGRAPHY,
    ...smallRelease(2026, 4),
    ...plansNamed('Second'),
    ...plansNamed('New', 2027),
  });
  expect((await listEditionTables(database.pool)).before).toEqual(attached);

  const back = await rollback(database.pool);
  expect(back.map(({ dataset }) => dataset)).toEqual(['formularies', 'geography', 'plans']);
  expect(await contentOf(database.pool)).toEqual(before);
  expect(await listEditionTables(database.pool)).toEqual({ attached, loose: [], before: [] });
});

test('a server that runs notices a rollback', async () => {
  const catalogue = catalogueStore(database.pool);
  const name = async () =>
    (await catalogue.plansById([{ planYear: 2026, planId: 'H9918001000' }])).get('2026 H9918001000')?.planName;
  expect(await name()).toBe('First (HMO)');
  await loadFiles(plansNamed('Second'));
  await expect.poll(name).toBe('Second (HMO)');
  await rollback(database.pool);
  await expect.poll(name).toBe('First (HMO)');
});

test('only what the last load replaced can be brought back, and only once', async () => {
  await expect(rollback(database.pool)).rejects.toThrow(NOTHING_BEFORE);
  for (const name of ['Second', 'Third']) await loadFiles(plansNamed(name));
  const { before } = await listEditionTables(database.pool);
  expect(before).toHaveLength(4);
  await rollback(database.pool);
  const { rows } = await database.pool.query('select plan_name from plan');
  expect(rows).toEqual([{ plan_name: 'Second (HMO)' }]);
  await expect(rollback(database.pool)).rejects.toThrow(NOTHING_BEFORE);
  await loadFiles(plansNamed('Fourth'));
  await rollback(database.pool);
});

test('while a load runs, nothing is brought back', async () => {
  await loadFiles(plansNamed('Second'));
  await withLoadLock(database.pool, 'refuse', async () => {
    await expect(rollback(database.pool)).rejects.toThrow(ANOTHER_LOAD);
  });
});

test('a rollback whose connection is lost before its end changes nothing', async () => {
  await loadFiles(plansNamed('Second'));
  const [content, tables] = [await contentOf(database.pool), await listEditionTables(database.pool)];
  const lost = withLoadLock(database.pool, 'refuse', async (holder) => {
    await swapBack(holder);
    // As kill -9 of the process ends it for the database.
    await holder.query('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(lost).rejects.toThrow();
  expect(await contentOf(database.pool)).toEqual(content);
  expect(await listEditionTables(database.pool)).toEqual(tables);
  await rollback(database.pool);
});
