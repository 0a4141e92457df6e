import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { loadTest } from '#tests/support/load-test.ts';
import { catalogueStore } from '../store.ts';
import { contentOf, listEditionTables } from '../testing/database-state.ts';
import { landscapeText } from '../testing/landscape-text.ts';
import { SMALL_GEOGRAPHY } from '../testing/small-files.ts';
import { smallRelease, spufText, TITLES } from '../testing/spuf-text.ts';
import { zipOf } from '../testing/zip-of.ts';

const MADE_UP = { 'MADE-UP.txt': 'x' };
const LANDSCAPE = { 'CY2026.csv': landscapeText(2026, [{}]) };
const SHOPS =
  'plan_year,npi,pharmacy_name,kind,street,city,state,zip,phone,latitude,longitude\n' +
  '2026,1234567890,Corner,retail,1 Elm,Seattle,WA,98101,,47.6,-122.3\n';

const { folder, pool, loadFiles } = loadTest();
beforeEach(async () => {
  await loadFiles({ ...SMALL_GEOGRAPHY });
  await loadFiles({ ...MADE_UP, ...LANDSCAPE, ...smallRelease(2026), 'shops.csv': SHOPS });
});

const factsOf = async (planYear = 2026) => {
  const question = { planYear, planIds: ['H9918001000', 'H9918009000'], ndcs: ['60505257908'], pharmacyNumbers: [] };
  return catalogueStore(pool()).planDrugFacts(question);
};
const tierOf = async () => {
  const [plan] = (await factsOf()).plans;
  const listing = plan?.drugs[0]?.listing;
  return listing && 'tier' in listing ? listing.tier : listing?.list;
};
const current = async () => {
  const { editions } = catalogueStore(pool());
  return (await editions()).filter(({ planYear }) => planYear === 2026).map(({ dataset, madeUp }) => [dataset, madeUp]);
};

test('a release takes the place of the drug data of the sample of its year, and of nothing else', async () => {
  const before = await contentOf(pool());
  await loadFiles(smallRelease(2026, 4));
  expect(await current()).toEqual([
    ['formularies', false],
    ['plans', true],
  ]);
  const after = await contentOf(pool());
  for (const table of ['plan', 'plan_area', 'county', 'zip_county']) expect(after[table]).toEqual(before[table]);
  expect(await tierOf()).toBe(4);
});

test('real plans of a year end the made-up formularies and pharmacies of that year', async () => {
  await loadFiles(LANDSCAPE);
  expect(await current()).toEqual([['plans', false]]);
  expect((await factsOf()).plans.map(({ data }) => data)).toEqual(['no-data', 'no-data']);
  expect((await listEditionTables(pool())).loose).toEqual([]);
});

test('of two quarters the newer one counts, and the other is named', async () => {
  const files = { ...smallRelease(2026, 2, 1), ...smallRelease(2026, 3, 2) };
  const report = await loadFiles(files);
  expect(await tierOf()).toBe(3);
  const skipped = report.files.filter(({ skippedBecause }) => skippedBecause);
  expect(skipped).toHaveLength(3);
  expect(skipped.every(({ file }) => file.startsWith('spuf1/'))).toBe(true);
  expect(report.editions[0]?.asOf).toBe('2026-04-01');
});

test('a release comes as zips in a zip', async () => {
  const inner = Object.entries(smallRelease(2026, 5)).map(([name, text]) => {
    const title = name.replace(/^.*\//, '');
    return [title.replace('.txt', '.zip'), zipOf({ [title]: text })] as const;
  });
  await loadFiles({ 'SPUF_2026_20260701.zip': zipOf(Object.fromEntries(inner)) });
  expect(await tierOf()).toBe(5);
});

test('the newest version of a formulary holds, and a row that is there twice is named', async () => {
  const release = smallRelease(2026);
  const [name] = Object.keys(release).filter((file) => file.includes('basic'));
  const line = (version: number, tier: number) => `00026001|${version}|2026|617310|60505257908|${tier}|N|||N|N|N`;
  const text = spufText(TITLES.formulary, line(1, 9), line(2, 2), line(2, 3));
  const report = await loadFiles({ ...release, [name as string]: text });
  expect(await tierOf()).toBe(2);
  expect(report.files.find(({ file }) => file === name)).toMatchObject({
    read: 3,
    loaded: 1,
    rejected: { 'a newer version of the formulary is beside it': 1, 'the row is there twice': 1 },
  });
});

test('of a row that is in two files the first file counts, and the other is named with its line', async () => {
  const files = {
    'shops-1.csv': SHOPS.replace('\n', '\n2026,1234567891,Second,retail,2 Elm,Seattle,WA,98101,,47.6,-122.3\n'),
    'shops-2.csv': SHOPS.replace('Corner', 'Other Corner'),
  };
  const { rejectionsFile, files: reports } = await loadFiles(files, { reportFolder: join(folder, 'reports') });
  expect(reports.map(({ file, loaded, rejected }) => [file, loaded, rejected])).toEqual([
    ['shops-1.csv', 2, {}],
    ['shops-2.csv', 0, { 'the row is there twice': 1 }],
  ]);
  const [log] = readFileSync(rejectionsFile ?? '', 'utf8')
    .trim()
    .split('\n');
  expect(JSON.parse(log ?? '')).toMatchObject({ file: 'shops-2.csv', line: 2, reason: 'the row is there twice' });
  const { rows } = await pool().query("select name from pharmacy where name like '%Corner'");
  expect(rows).toEqual([{ name: 'Corner' }]);
});

test('what a plan asks is kept as the file says it: not offered, left open, and the limits of a copay', async () => {
  const text = spufText(TITLES.costs, 'H9918|001|000|1|1|1|0|0|0|0|1||0|0|1|50|0|35|2|0.25|5|250|N|N');
  await loadFiles({ ...smallRelease(2026), [costFile]: text });
  const [plan] = (await factsOf()).plans;
  expect(plan?.tierCosts[0]?.shares).toEqual({
    'preferred-retail': { kind: 'not-offered' },
    'standard-retail': { kind: 'not-stated' },
    'preferred-mail': { kind: 'copay', amount: 35_00 },
    'standard-mail': { kind: 'coinsurance', parts: 25_00, least: 5_00, most: 250_00 },
  });
});

const [planFile = '', formularyFile = '', costFile = ''] = Object.keys(smallRelease(2026));
const whole = smallRelease(2026);
const without = (name: string) => Object.fromEntries(Object.entries(whole).filter(([file]) => file !== name));

test.each([
  ['the formularies are missing', without(formularyFile), 'the formularies it belongs to are not beside it'],
  ['the plan information is missing', without(planFile), 'the plan information is not beside it'],
  ['the costs are missing', without(costFile), '(tier_cost)'],
  [
    'a column is missing',
    { ...whole, [costFile]: (whole[costFile] ?? '').replace('COST_AMT_PREF', 'X') },
    'COST_AMT_PREF',
  ],
  ['codes have no names', { 'ndc.csv': 'NDC11,RXCUI\n00002015201,5\n' }, '(drug)'],
])('nothing changes when %s', async (_story, files, sentence) => {
  const before = await contentOf(pool());
  await expect(loadFiles(files)).rejects.toThrow(sentence);
  expect(await contentOf(pool())).toEqual(before);
  expect((await listEditionTables(pool())).loose).toEqual([]);
});
