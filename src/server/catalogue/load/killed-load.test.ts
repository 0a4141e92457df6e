import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { killLoad } from '#tests/support/kill-load.ts';
import { patiently } from '#tests/support/patiently.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { catalogueStore } from '../store.ts';
import { contentOf, listEditionTables } from '../testing/database-state.ts';
import { type Cells, landscapeText } from '../testing/landscape-text.ts';
import { SMALL_GEOGRAPHY, writeFiles } from '../testing/small-files.ts';
import { clearLeftovers } from './clear-leftovers.ts';
import { ANOTHER_LOAD, withLoadLock } from './guard.ts';
import { load } from './load.ts';

const folder = temporaryFolder();
const input = join(folder.path, 'input');
let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());
afterAll(() => folder.remove());

/** So many that a load tells how far it has come before it is through, and how many the next one has to load. */
const MANY = 26_000;
const NEXT = process.env['LONG'] ? MANY : 900;
const numbered = (index: number): Cells => ({
  'Contract ID': `H${String(1000 + Math.floor(index / 900)).padStart(4, '0')}`,
  'Plan ID': String((index % 900) + 1),
});
const listOf = (year: number, plans: number) =>
  landscapeText(
    year,
    Array.from({ length: plans }, (_, index) => numbered(index)),
  );

const loadAndKill = (words: string) => killLoad(database, input, words);

// The database notices a lost connection within moments, and with it the lock is gone.
async function loadWhenFree() {
  for (let tries = 0; tries < 2400; tries++) {
    try {
      return await load(database.pool, input);
    } catch (error) {
      if ((error as Error).message !== ANOTHER_LOAD) throw error;
      await sleep(50);
    }
  }
  throw new Error('the lock of a killed load was not freed');
}

test.each([
  ['in the middle of a file', MANY, 'CY2026.csv: 25,000 rows', false],
  ['between two years, with one of them filled', NEXT, 'CY2027.csv: reading', true],
])('a load killed %s changes nothing, and the next one makes it whole', async (_story, killed, words, leavesTables) => {
  await load(
    database.pool,
    writeFiles(input, { ...SMALL_GEOGRAPHY, 'CY2026.csv': landscapeText(2026, [{ 'Plan Name': 'Old (HMO)' }]) }),
  );
  const listsOf = (plans: number) => ({ 'CY2026.csv': listOf(2026, plans), 'CY2027.csv': landscapeText(2027, [{}]) });
  writeFiles(input, listsOf(killed));

  expect(await loadAndKill(words)).toBe('SIGKILL');
  const king = { productType: 'ALL', stateCode: 'WA', fipsCountyCode: '033' } as const;
  const found = await catalogueStore(database.pool).searchPlans({ planYear: 2026, ...king });
  expect(found.plans.map(({ planName }) => planName)).toEqual(['Old (HMO)']);
  expect(found.yearsWithPlans).toEqual([2026]);

  expect((await listEditionTables(database.pool)).loose.length > 0).toBe(leavesTables);

  writeFiles(input, listsOf(NEXT));
  const report = await loadWhenFree();
  expect(report.editions.map(({ rows }) => rows.plan)).toEqual([NEXT, 1]);
  const { rows } = await database.pool.query('select plan_year, count(*) from plan group by 1 order by 1');
  expect(rows).toEqual([
    { plan_year: 2026, count: NEXT },
    { plan_year: 2027, count: 1 },
  ]);
  expect((await listEditionTables(database.pool)).loose).toEqual([]);
});

test('what a killed load has left is cleared when the server starts, but never under a load that runs', async () => {
  await load(database.pool, writeFiles(input, { ...SMALL_GEOGRAPHY, 'CY2026.csv': landscapeText(2026, [{}]) }));
  writeFiles(input, { 'CY2026.csv': landscapeText(2026, [{}]), 'CY2027.csv': landscapeText(2027, [{}]) });
  expect(await loadAndKill('CY2027.csv: reading')).toBe('SIGKILL');
  const { attached, loose } = await listEditionTables(database.pool);
  expect(loose).not.toEqual([]);

  await patiently(() =>
    withLoadLock(database.pool, 'refuse', async () => {
      await clearLeftovers(database.pool);
      expect((await listEditionTables(database.pool)).loose).toEqual(loose);
    }),
  );
  await patiently(async () => {
    await clearLeftovers(database.pool);
    expect(await listEditionTables(database.pool)).toMatchObject({ attached, loose: [] });
  });
});

test('a load whose rows the database can not write changes nothing, and tells the fault', async () => {
  const old = landscapeText(2026, [{ 'Plan Name': 'Old (HMO)' }]);
  await load(database.pool, writeFiles(input, { ...SMALL_GEOGRAPHY, 'CY2026.csv': old }));
  const before = await contentOf(database.pool);
  // In the place of a full disk: PostgreSQL ends the COPY of the second year in the middle.
  await database.pool.query("alter table plan add constraint full_disk check (plan_id <> 'H9918002000')");
  writeFiles(input, {
    'CY2026.csv': landscapeText(2026, [{}]),
    'CY2027.csv': landscapeText(2027, [{}, { 'Plan ID': '002' }]),
  });
  await expect(load(database.pool, input)).rejects.toThrow('full_disk');
  expect(await contentOf(database.pool)).toEqual(before);
  expect((await listEditionTables(database.pool)).loose).toEqual([]);
});
