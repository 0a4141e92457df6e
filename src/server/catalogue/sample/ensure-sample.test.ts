import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { PlanSearch } from '#contract/plan-search.ts';
import { filledDatabase, type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { KNOWLEDGE_PLAN } from '../load/derive-knowledge.ts';
import { load } from '../load/load.ts';
import { catalogueStore } from '../store.ts';
import { contentOf, listEditionTables } from '../testing/database-state.ts';
import { landscapeText } from '../testing/landscape-text.ts';
import { SMALL_GEOGRAPHY, writeFiles } from '../testing/small-files.ts';
import { ensureSample } from './ensure-sample.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

let database: TestDatabase;
afterEach(() => database.drop());

const today = '2026-11-16';
const editions = async () =>
  (await catalogueStore(database.pool).editions()).map(({ dataset, planYear, madeUp }) => [dataset, planYear, madeUp]);

test('an empty catalogue is filled for this year and the next, once, however many processes start', async () => {
  database = await testDatabase();
  await Promise.all([1, 2, 3].map(() => ensureSample(database.pool, { today })));
  expect(await editions()).toEqual([
    ['drugs', null, false],
    ['formularies', 2026, true],
    ['formularies', 2027, true],
    ['geography', null, false],
    ['pharmacies', 2026, true],
    ['pharmacies', 2027, true],
    ['plans', 2026, true],
    ['plans', 2027, true],
    ['providers', null, true],
    ['reference-prices', null, true],
    ['stars', 2026, true],
    ['stars', 2027, true],
  ]);
  const { rowCount } = await database.pool.query('select from catalogue_edition');
  // The ones above, and the knowledge of drugs that is derived from them.
  expect(rowCount).toBe(13);
  expect((await listEditionTables(database.pool)).loose).toEqual([]);

  const store = catalogueStore(database.pool);
  for (const [planYear, county] of [
    [2026, '033'],
    [2027, '033'],
  ] as const) {
    const found = PlanSearch.parse(
      await store.searchPlans({ planYear, productType: 'ALL', stateCode: 'WA', fipsCountyCode: county }),
    );
    expect(found.plans.length).toBeGreaterThanOrEqual(30);
    expect(found.plans.every(({ madeUp }) => madeUp)).toBe(true);
    expect(new Set(found.plans.map(({ snpType }) => snpType))).toEqual(
      new Set([null, 'C&S', 'Chronic', 'Institutional', 'Institutional - IESNP']),
    );
  }
});

test('what is there, real or made up, stays; a year without plans gets them', async () => {
  database = await testDatabase();
  const files = { ...SMALL_GEOGRAPHY, 'CY2026.csv': landscapeText(2026, [{}]) };
  await load(database.pool, writeFiles(join(folder.path, 'real'), files));
  await ensureSample(database.pool, { today });
  // Of real plans no formulary is made up.
  expect(await editions()).toEqual([
    ['drugs', null, false],
    ['formularies', 2027, true],
    ['geography', null, false],
    ['pharmacies', 2027, true],
    ['plans', 2026, false],
    ['plans', 2027, true],
    ['reference-prices', null, true],
    ['stars', 2027, true],
  ]);
  const before = await contentOf(database.pool);
  await ensureSample(database.pool, { today: '2026-01-01' });
  expect(await contentOf(database.pool)).toEqual(before);
});

const knowledge = async () => {
  const { rows } = await database.pool.query<{ edition: string; source: string; drugs: number }>(
    `select edition, source, (select count(*) from drug_knowledge where drug_knowledge.edition = current.edition) as drugs
     from catalogue_edition as current where dataset = 'drug-knowledge' and state = 'current'`,
  );
  return rows;
};

test.each([
  [
    'an older release derived none',
    (edition: string) =>
      `drop table drug_knowledge_${edition}, drug_term_${edition}; delete from catalogue_edition where edition = '${edition}'`,
  ],
  [
    'its rules were other ones',
    (edition: string) => `update catalogue_edition set source = 'Derived by rules 0' where edition = '${edition}'`,
  ],
])('drugs that are loaded already get their knowledge at the start when %s', async (_story, makeOld) => {
  database = await filledDatabase('sample');
  const [fresh] = await knowledge();
  expect(fresh?.drugs).toBeGreaterThan(100);
  const readRows = async () =>
    (await database.pool.query("select to_jsonb(drug_knowledge) - 'edition' as row from drug_knowledge order by rxcui"))
      .rows;
  const before = await readRows();
  await database.pool.query(makeOld(fresh?.edition ?? ''));
  await Promise.all([1, 2].map(() => ensureSample(database.pool, { today })));
  expect(await knowledge()).toMatchObject([{ source: fresh?.source, drugs: fresh?.drugs }]);
  expect(await readRows()).toEqual(before);
});

test('a year that is missing and older rules are made good together', async () => {
  database = await filledDatabase('sample');
  await database.pool.query(
    "update catalogue_edition set source = 'Derived by rules 0' where dataset = 'drug-knowledge'",
  );
  await ensureSample(database.pool, { today: '2027-01-01' });
  expect(await editions()).toContainEqual(['plans', 2028, true]);
  expect(await knowledge()).toMatchObject([{ source: KNOWLEDGE_PLAN.source }]);
});
