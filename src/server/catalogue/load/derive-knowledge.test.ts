import { beforeEach, expect, test } from 'vitest';
import { loadTest } from '#tests/support/load-test.ts';
import { contentOf, listEditionTables } from '../testing/database-state.ts';

const NAMES =
  'RXCUI,TTY,NAME,INGREDIENTS,BRAND,STRENGTHS,DOSE_FORM,NDC_COUNT\n' +
  '1,SCD,lisinopril 10 MG Oral Tablet,lisinopril,,10 MG,Oral Tablet,1\n' +
  '2,SCD,lisinopril 20 MG Oral Tablet,lisinopril,,20 MG,Oral Tablet,1\n' +
  '3,SCD,3 ML semaglutide 1.34 MG/ML Pen Injector,semaglutide,,3 ML / 1.34 MG/ML,Pen Injector,0\n';
const CODES = 'NDC11,RXCUI\n00000000001,1\n00000000002,2\n';
const prices = (unitCost: string) =>
  `Brnd_Name,Gnrc_Name,Tot_Clms_2023,Avg_Spnd_Per_Dsg_Unt_Wghtd_2023\nLISINOPRIL,LISINOPRIL,5,${unitCost}\n`;

const { pool, loadFiles } = loadTest();
const loadDrugs = () => loadFiles({ 'names.csv': NAMES, 'codes.csv': CODES });
const knowledge = async () => {
  const { rows } = await pool().query(
    'select rxcui, price_match, unit_cost, data_year, price_line from drug_knowledge order by rxcui',
  );
  return rows;
};

beforeEach(async () => {
  await loadDrugs();
});

test('drugs without average prices are known, without a price', async () => {
  expect(await knowledge()).toEqual(
    ['1', '2', '3'].map((rxcui) => ({
      rxcui,
      price_match: 'no-line',
      unit_cost: null,
      data_year: null,
      price_line: null,
    })),
  );
});

test('prices alone are matched with the drugs that are there, and new drugs with the prices that are there', async () => {
  await loadFiles({ 'prices.csv': prices('0.1182335') });
  const priced = await knowledge();
  expect(priced).toMatchObject([
    { rxcui: '1', price_match: 'pooled-strengths', unit_cost: 118_234, data_year: 2023, price_line: 2 },
    { rxcui: '2', price_match: 'pooled-strengths', unit_cost: 118_234 },
    { rxcui: '3', price_match: 'no-line', unit_cost: null },
  ]);
  await loadDrugs();
  expect(await knowledge()).toEqual(priced);
  await loadFiles({ 'prices.csv': prices('2') });
  expect(await knowledge()).toMatchObject([{ unit_cost: 2_000_000 }, {}, {}]);
  expect((await listEditionTables(pool())).loose).toEqual([]);
});

test('a load that fails leaves what is known as it is', async () => {
  await loadFiles({ 'prices.csv': prices('1') });
  const before = await contentOf(pool());
  await expect(loadFiles({ 'prices.csv': prices('0') })).rejects.toThrow('(reference_price)');
  expect(await contentOf(pool())).toEqual(before);
  const { rows } = await pool().query(
    "select made_up, source, state from catalogue_edition where dataset = 'drug-knowledge' and state = 'current'",
  );
  expect(rows).toMatchObject([{ made_up: false, source: expect.stringMatching(/^Derived/) }]);
});
