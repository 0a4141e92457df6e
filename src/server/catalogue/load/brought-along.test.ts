import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { catalogueStore } from '../store.ts';
import { SMALL_GEOGRAPHY, writeFiles } from '../testing/small-files.ts';
import { smallRelease } from '../testing/spuf-text.ts';
import { load } from './load.ts';

const BEFORE = '0017-pharmacies-by-place.sql';
const YEARS = [2026, 2027] as const;
const NDC = '60505257908';
const [SHOP, OTHER] = ['101234567893', '990000000001'];
const folder = temporaryFolder();
let database: TestDatabase;

/** A data folder of an earlier release: of each year one plan, which have the same number but not the same prices. */
beforeAll(async () => {
  database = await emptyDatabase();
  for (const name of readdirSync('migrations').filter((file) => file <= BEFORE)) {
    cpSync(join('migrations', name), join(folder.path, name));
  }
  await migrate(database.pool, folder.path);
  for (const year of YEARS) await writeFormerEdition(year);
  await migrate(database.pool, 'migrations');
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

async function writeFormerEdition(year: number) {
  const edition = `former${year}`;
  const tables = ['plan_formulary', 'drug_price', 'pharmacy_network', 'network_terms', 'network_plan'];
  for (const table of tables) {
    await database.pool.query(`create table ${table}_${edition} partition of ${table} for values in ('${edition}')`);
  }
  const cost = year * 1000;
  await database.pool.query(`
    insert into catalogue_edition (edition, dataset, plan_year, source, made_up, state)
      values ('${edition}', 'formularies', ${year}, 'CMS', false, 'current');
    insert into plan_formulary (edition, plan_id, plan_number, formulary_id, is_suppressed, source_line)
      values ('${edition}', 'H9918001000', 1, 'F', false, 2), ('${edition}', 'H9918002000', 2, 'F', false, 3);
    insert into drug_price (edition, plan_number, ndc, days, unit_cost, source_line)
      values ('${edition}', 1, ${NDC}, 30, ${cost}, 7), ('${edition}', 1, ${NDC}, 90, ${cost + 1}, 5);
    insert into network_terms values ('${edition}', 1, null, '{${cost},null,null,null,null,null,null,null,null}');
    insert into network_plan values ('${edition}', 1), ('${edition}', 2);
    insert into pharmacy_network (edition, pharmacy_number, plan_number, terms, source_line,
        is_retail, is_mail, is_preferred_retail, is_preferred_mail, is_in_area)
      values ('${edition}', ${SHOP}, 1, 1, 9, true, false, true, false, true),
        ('${edition}', ${OTHER}, 1, 1, 8, false, true, false, false, false);`);
}

const factsOf = async (planYear: number) => {
  const { plans } = await catalogueStore(database.pool).planDrugFacts({
    planYear,
    planIds: ['H9918001000', 'H9918002000'],
    ndcs: [NDC],
    pharmacyNumbers: [SHOP as string, OTHER as string],
  });
  return plans;
};
const sharedParts = async () =>
  (await database.pool.query("select from pg_class where relname ~ '_0$' and relispartition")).rowCount;

test.each(YEARS)('prices and networks that an earlier release has loaded hold on: %i', async (year) => {
  const [plan, bare] = await factsOf(year);
  expect(plan?.drugs[0]?.unitCosts).toEqual({
    30: { unitCost: year * 1000, sourceLine: 7 },
    60: null,
    90: { unitCost: year * 1000 + 1, sourceLine: 5 },
  });
  expect(plan?.pharmacies).toMatchObject([
    { place: { delivery: 'retail', network: 'preferred' }, isInArea: true, prices: { floor: null } },
    { place: { delivery: 'mail', network: 'standard' }, isInArea: false },
  ]);
  expect(plan?.pharmacies[0]?.prices?.fees.brand).toEqual({ 30: year * 1000, 60: null, 90: null });
  expect(bare?.drugs[0]?.unitCosts).toEqual({ 30: null, 60: null, 90: null });
});

test('their room is free with the load after the one that replaced the last of them', async () => {
  const input = join(folder.path, 'input');
  await load(database.pool, writeFiles(input, { ...SMALL_GEOGRAPHY, ...smallRelease(2026) }), {
    accept: 'the test',
  });
  expect(await sharedParts()).toBe(4);
  expect((await factsOf(2027))[0]?.drugs[0]?.unitCosts[30]).toMatchObject({ unitCost: 2_027_000 });
  await load(database.pool, writeFiles(input, smallRelease(2027)), { accept: 'the test' });
  expect(await sharedParts()).toBe(4);
  await load(database.pool, input);
  expect(await sharedParts()).toBe(0);
});
