import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { loadTest } from '#tests/support/load-test.ts';
import { catalogueStore } from '../store.ts';
import { contentOf, listEditionTables } from '../testing/database-state.ts';
import { type Cells, landscapeText } from '../testing/landscape-text.ts';
import { SMALL_GEOGRAPHY, writeFiles } from '../testing/small-files.ts';
import { zipOf } from '../testing/zip-of.ts';
import { load } from './load.ts';

const STARS = 'Contract Number,2026 Part C Summary,2026 Part D Summary,2026 Overall\nH9918,4,3,3.5\n';
const plansOf = (year: number, ...rows: Cells[]) => ({
  [`plans/CY${year}_Landscape_${year - 1}11.csv`]: landscapeText(year, rows),
});
const SMALL = { ...SMALL_GEOGRAPHY, 'plans/stars.csv': STARS, ...plansOf(2026, {}, { 'Plan ID': '002' }) };

const { folder, input, pool, loadFiles } = loadTest();

beforeEach(async () => {
  await loadFiles(SMALL);
});

const searchKing = (planYear = 2026) =>
  // A new store has nothing in its memory.
  catalogueStore(pool()).searchPlans({ planYear, productType: 'ALL', stateCode: 'WA', fipsCountyCode: '033' });

test('a report tells of every file, and a log of every rejected row', async () => {
  const short = 'H9918,short\n';
  const twice = landscapeText(2026, [{}, {}, { 'Plan ID': 'x' }]) + short;
  const files = {
    ...SMALL_GEOGRAPHY,
    'plans/CY2026_Landscape_202511.csv': twice,
    'notes.txt': 'hello',
    'empty.csv': '',
  };
  const report = await loadFiles(files, { reportFolder: join(folder, 'reports') });

  expect(report.editions.map(({ dataset, planYear, asOf, rows }) => ({ dataset, planYear, asOf, rows }))).toEqual([
    { dataset: 'geography', planYear: null, asOf: null, rows: { county: 3, zip_county: 5 } },
    {
      dataset: 'plans',
      planYear: 2026,
      asOf: '2025-11-01',
      rows: { plan: 1, plan_area: 1, plan_tier: 0, plan_benefits: 0 },
    },
  ]);
  expect(report.files.find(({ file }) => file.startsWith('plans/'))).toEqual({
    file: 'plans/CY2026_Landscape_202511.csv',
    layout: 'CMS Landscape',
    read: 4,
    loaded: 1,
    rejected: {
      'the plan number can not be read': 1,
      'the row has another number of fields than the header': 1,
      'the row is there twice': 1,
    },
    skippedBecause: null,
  });
  expect(
    report.files.filter(({ layout }) => layout === null).map(({ file, skippedBecause }) => [file, skippedBecause]),
  ).toEqual([
    ['empty.csv', 'the file is empty'],
    ['notes.txt', 'no reader for this layout'],
  ]);
  const log = readFileSync(report.rejectionsFile ?? '', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(log.map(({ file, line }) => [file, line])).toEqual(
    [4, 5, 3].map((line) => ['plans/CY2026_Landscape_202511.csv', line]),
  );
});

test('after a load PostgreSQL knows how the rows of a table are spread over all its editions', async () => {
  const { rows } = await pool().query<{ name: string }>(
    `select distinct tablename as name from pg_stats
      where inherited and tablename in ('plan', 'plan_area', 'county', 'zip_county', 'contract_rating') order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['contract_rating', 'county', 'plan', 'plan_area', 'zip_county']);
});

test('the same folder twice, or zipped, gives the same content and leaves nothing behind', async () => {
  const before = await contentOf(pool());
  const tables = await listEditionTables(pool());
  await load(pool(), input);
  expect(await contentOf(pool())).toEqual(before);

  const zipped = join(folder, 'input.zip');
  writeFiles(folder, { 'input.zip': zipOf(SMALL) });
  await load(pool(), zipped);
  expect(await contentOf(pool())).toEqual(before);

  const after = await listEditionTables(pool());
  expect(after.loose).toEqual([]);
  expect(after.attached).toHaveLength(tables.attached.length);
});

test('plans of a year take the place of that year’s plans and of nothing else', async () => {
  await loadFiles({ 'MADE-UP.txt': '', ...plansOf(2027, { 'Plan Name': 'Made up (HMO)' }) });
  expect((await searchKing(2027)).plans.map(({ planName, madeUp }) => [planName, madeUp])).toEqual([
    ['Made up (HMO)', true],
  ]);
  const before = await contentOf(pool());

  await loadFiles(plansOf(2027, { 'Plan Name': 'Real (HMO)' }));
  expect((await searchKing(2027)).plans.map(({ planName, madeUp }) => [planName, madeUp])).toEqual([
    ['Real (HMO)', false],
  ]);
  const after = await contentOf(pool());
  for (const table of ['contract_rating', 'county', 'zip_county']) expect(after[table]).toEqual(before[table]);
  expect((await searchKing(2026)).plans).toHaveLength(2);
});

const rest = SMALL_GEOGRAPHY;
const NO_YEAR_TIERS =
  'Contract ID,Plan ID,Segment ID,pharmacy_channel,tier_order,tier_label,initial_cost_type,initial_cost_value,initial_text,catastrophic_text\n';

test.each([
  [
    'a column is missing',
    { ...rest, 'CY.csv': landscapeText(2026, [{}]).replace('Part C Premium', 'Part X') },
    "without the column 'Part C Premium'",
  ],
  [
    'bytes of another encoding far down',
    { ...rest, 'CY.csv': Buffer.concat([Buffer.from(landscapeText(2026, [{}])), Buffer.from([0xe9, 10])]) },
    'not UTF-8',
  ],
  [
    'a packed file is cut short',
    { ...rest, ...plansOf(2026, {}), 'plans/b.jsonl.gz': Buffer.from('1f8b0800', 'hex') },
    'b.jsonl.gz: it can not be unpacked',
  ],
  ['a zip is cut short', { ...rest, 'a.zip': zipOf(SMALL).subarray(0, 900) }, 'a.zip: it is not a whole zip file'],
  ['no row can be used', { ...rest, 'CY.csv': landscapeText(2026, [{ 'Plan ID': 'x' }]) }, 'CY.csv: no row of it'],
  ['a list has only its header', { ...rest, 'CY.csv': landscapeText(2026, []) }, 'CY.csv: it names no plan year'],
  [
    'two lists are for one year',
    { ...rest, 'a.csv': landscapeText(2026, [{}]), 'b.csv': landscapeText(2026, [{}]) },
    "'b.csv' is for the same 2026",
  ],
  [
    'counties lack their ZIP codes',
    { 'counties.csv': rest['geo/counties.csv'] },
    'ZIP codes and their counties is not beside it',
  ],
  [
    'ZIP codes lack their counties',
    { 'zip.csv': rest['geo/zip_county.csv'] },
    'the county file it belongs to is not beside it',
  ],
  ['tiers lack their plan list', { 'tiers.csv': NO_YEAR_TIERS }, 'the plan list it belongs to is not beside it'],
  [
    'tiers could be of two years',
    { 'a/a.csv': landscapeText(2026, [{}]), 'a/b.csv': landscapeText(2027, [{}]), 'a/tiers.csv': NO_YEAR_TIERS },
    'does not say which plan year',
  ],
  ['no file is known', { 'notes.txt': 'hello' }, 'There is nothing to load'],
])('nothing changes when %s', async (_story, files, sentence) => {
  const before = await contentOf(pool());
  await expect(loadFiles(files)).rejects.toThrow(sentence);
  expect(await contentOf(pool())).toEqual(before);
  expect((await listEditionTables(pool())).loose).toEqual([]);
});

test('plans can not be placed before counties are known', async () => {
  const empty = await testDatabase();
  await expect(load(empty.pool, writeFiles(input, plansOf(2026, {})))).rejects.toThrow('load the county files first');
  await empty.drop();
});
