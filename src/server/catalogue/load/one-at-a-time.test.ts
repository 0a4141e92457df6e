import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { catalogueStore } from '../store.ts';
import { landscapeText } from '../testing/landscape-text.ts';
import { SMALL_GEOGRAPHY, writeFiles } from '../testing/small-files.ts';
import { ANOTHER_LOAD, withLoadLock } from './guard.ts';
import { load } from './load.ts';

const folder = temporaryFolder();
const input = join(folder.path, 'input');
let database: TestDatabase;

const landscape = (planName: string) => landscapeText(2026, [{ 'Plan Name': planName }]);

beforeAll(async () => {
  database = await testDatabase({ connections: 8 });
  await load(database.pool, writeFiles(input, { ...SMALL_GEOGRAPHY, 'CY.csv': landscape('First (HMO)') }));
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

test('a second load is refused while one runs, and may start when it has ended', async () => {
  await withLoadLock(database.pool, 'refuse', async () => {
    await expect(load(database.pool, input)).rejects.toThrow(ANOTHER_LOAD);
  });
  await expect(load(database.pool, input)).resolves.toBeDefined();
});

test('a load that fails frees the lock', async () => {
  await expect(load(database.pool, join(folder.path, 'nowhere'))).rejects.toThrow('There is no file');
  await expect(load(database.pool, input)).resolves.toBeDefined();
});

const ROUNDS = process.env['LONG'] ? 12 : 4;
const STARS = 'Contract Number,2026 Part C Summary,2026 Part D Summary,2026 Overall\nH9918,4,3,3.5\n';

test('whoever asks during loads sees a whole edition each time', async () => {
  let loading = true;
  const seen = new Set<string>();
  const ask = async () => {
    while (loading) {
      // A new store has nothing in its memory.
      const store = catalogueStore(database.pool);
      const { plans, edition } = await store.searchPlans({
        planYear: 2026,
        productType: 'ALL',
        stateCode: 'WA',
        fipsCountyCode: '033',
      });
      seen.add(`${plans.map(({ planName }) => planName).join()} of ${edition?.source}`);
      expect(await store.countiesOfZip('98022')).toHaveLength(2);
      expect((await store.planDetails(2026, 'H9918001000'))?.serviceArea).toHaveLength(1);
    }
  };
  const askers = [ask(), ask(), ask(), ask()];
  for (let round = 0; round < ROUNDS; round++) {
    const name = round % 2 === 0 ? 'Second' : 'Third';
    const files = { ...SMALL_GEOGRAPHY, 'stars.csv': STARS, [`CY-${name}.csv`]: landscape(`${name} (HMO)`) };
    await load(database.pool, writeFiles(input, files));
  }
  loading = false;
  await Promise.all(askers);

  seen.delete('First (HMO) of CMS Landscape 2026 (CY.csv)');
  expect([...seen].sort()).toEqual(
    ['Second', 'Third'].map((name) => `${name} (HMO) of CMS Landscape 2026 (CY-${name}.csv)`),
  );
});
