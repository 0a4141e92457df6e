import { expect, test } from 'vitest';
import { landscapeColumns } from '../sample/landscape-columns.ts';
import { type Cells, landscapeText } from '../testing/landscape-text.ts';
import { readRows } from '../testing/read-rows.ts';
import { sourceOf } from '../testing/source-of.ts';

const read = (year: number, ...rows: Cells[]) => readRows(sourceOf(landscapeText(year, rows)));

test.each([2026, 2027])('the true layout of %i is read by the names of its columns', async (year) => {
  const { layout, planYear, results, rejected } = await read(year, {});
  expect({ layout, planYear, rejected }).toEqual({ layout: 'CMS Landscape', planYear: year, rejected: [] });
  expect(landscapeColumns(year)).toHaveLength(year === 2026 ? 52 : 53);
  expect(results).toMatchObject([
    {
      table: 'plan',
      row: {
        plan_id: 'H9918001000',
        plan_year: year,
        plan_type: 'MAPD',
        monthly_premium: 12_30,
        medical_premium: 0,
        drug_premium: 12_30,
        part_d_deductible: 615_00,
        out_of_pocket_maximum: 6_700_00,
        medical_deductible: null,
        part_b_premium_reduction: null,
        parent_organization: null,
        source_line: 2,
      },
    },
    { table: 'plan_area', row: { state_code: 'WA', county_part: '033', plan_id: 'H9918001000', source_line: 2 } },
  ]);
});

test('columns in another order tell the same', async () => {
  const turned = [...landscapeColumns(2026)].reverse();
  const one = await readRows(sourceOf(landscapeText(2026, [{}])));
  const other = await readRows(sourceOf(landscapeText(2026, [{}], turned)));
  expect(other).toEqual(one);
});

const MONTHLY = 'Monthly Consolidated Premium (Part C + D)';
const NOT_KNOWN = 'Not Applicable';

test.each([
  ['thousands and a blank behind', { [MONTHLY]: '$1,234.50 ' }, 1_234_50],
  ['plain digits', { [MONTHLY]: '12.3' }, 12_30],
  ['in parentheses, so below zero', { [MONTHLY]: '($5.00)' }, -5_00],
  ['a known zero', { [MONTHLY]: '$0.00 ' }, 0],
  ['not known, and never 0', { [MONTHLY]: NOT_KNOWN }, null],
  ['blank, and never 0', { [MONTHLY]: '' }, null],
  [
    'not known, but the plan has no drug part',
    { [MONTHLY]: NOT_KNOWN, 'Part D Coverage Indicator': 'No', 'Part C Premium': '$9.00 ' },
    9_00,
  ],
  [
    'not known, but the plan is a drug plan',
    { [MONTHLY]: NOT_KNOWN, 'Plan Type': 'PDP', 'Contract ID': 'S9981' },
    12_30,
  ],
  ['not known at all', { [MONTHLY]: NOT_KNOWN, 'Part D Coverage Indicator': 'No', 'Part C Premium': '' }, null],
])('a premium: %s', async (_story, cells, cents) => {
  const { results } = await read(2026, cells);
  expect(results[0]?.row['monthly_premium']).toBe(cents);
});

test.each([
  [
    'a county of Connecticut by its old name',
    { 'State Territory Abbreviation': 'CT', 'County Name': 'Hartford' },
    ['CT', '003'],
  ],
  ['a saint', { 'State Territory Abbreviation': 'NY', 'County Name': 'Saint Lawrence' }, ['NY', '089']],
  ['all counties of a state', { 'County Name': 'All Counties' }, ['WA', '000']],
])('where a plan is offered: %s', async (_story, cells, area) => {
  const { results } = await read(2026, cells);
  expect([results[1]?.row['state_code'], results[1]?.row['county_part']]).toEqual(area);
});

test.each([
  ['bad money', { 'Part C Premium': '$abc' }, 'an amount can not be read', "Part C Premium: '$abc'"],
  ['money with three decimals', { 'Part C Premium': '1.234' }, 'an amount can not be read', "Part C Premium: '1.234'"],
  ['commas at odd places', { 'Part C Premium': '$1,23.00' }, 'an amount can not be read', "Part C Premium: '$1,23.00'"],
  ['letters in the plan number', { 'Plan ID': '0A1' }, 'the plan number can not be read', 'H9918-0A1-0'],
  ['a contract that is none', { 'Contract ID': '99180' }, 'the plan number can not be read', '99180-001-0'],
  ['a county that is none', { 'County Name': 'Kong' }, 'the county is not known', "WA 'Kong'"],
  ['a state in words', { 'State Territory Abbreviation': 'Wash' }, 'the state is not two letters', "'Wash'"],
  ['another year', { 'Contract Year': '2025' }, 'the row is for another year than the file', "'2025'"],
  ['no name', { 'Plan Name': ' ' }, 'a needed field is blank', 'Plan Name'],
  [
    'drugs maybe',
    { 'Part D Coverage Indicator': 'Maybe' },
    "a field is neither 'Yes' nor 'No'",
    "Part D Coverage Indicator: 'Maybe'",
  ],
  ['a star too many', { 'Overall Star Rating': '6' }, 'a star rating can not be read', "Overall Star Rating: '6'"],
])('a bad row is left out with its reason: %s', async (_story, cells, reason, detail) => {
  const { results, rejected } = await read(2026, { 'Plan ID': '002' }, cells);
  expect(rejected).toEqual([{ line: 3, reason, detail }]);
  expect(results.map(({ row }) => row['source_line'])).toEqual([2, 2]);
});

test('a row that repeats a plan to the letter is taken for its own county, also behind one that contradicts it', async () => {
  const hartford = { 'State Territory Abbreviation': 'CT', 'County Name': 'Hartford' };
  const { results, rejected } = await read(2026, {}, { 'Part C Premium': '$1.00 ' }, hartford, hartford);
  expect(results.map(({ table, row }) => [table, row['source_line']])).toEqual([
    ['plan', 2],
    ['plan_area', 2],
    ['plan_area', 4],
    ['plan_area', 5],
  ]);
  expect(rejected.map(({ line }) => line)).toEqual([3]);
});

test('a plan is told once for all its counties, and may not be told otherwise later', async () => {
  const { results, rejected } = await read(
    2026,
    {},
    { 'State Territory Abbreviation': 'CT', 'County Name': 'Hartford' },
    { 'Part C Premium': '$1.00 ' },
  );
  expect(results.map(({ table }) => table)).toEqual(['plan', 'plan_area', 'plan_area']);
  expect(rejected).toEqual([
    { line: 4, reason: 'the row contradicts an earlier one about the same plan', detail: 'H9918001000, line 2' },
  ]);
});

test('stars of the file, and the reason where there are none', async () => {
  const { results } = await read(
    2026,
    { 'Overall Star Rating': '4.5', 'Part C Summary Star Rating': '4', 'Part D Summary Star Rating': '5' },
    { 'Plan ID': '002', 'Overall Star Rating': 'Plan too new to be measured' },
  );
  const plans = results.filter(({ table }) => table === 'plan').map(({ row }) => row);
  expect(plans).toMatchObject([
    { star_overall: 4.5, star_medical: 4, star_drug: 5, star_reason: null },
    { star_overall: null, star_medical: null, star_drug: null, star_reason: 'Plan too new to be measured' },
  ]);
});

test('a file without a column that it must have is a bad file', async () => {
  const titles = landscapeColumns(2026).filter((title) => title !== 'Part C Premium' && title !== 'County Name');
  await expect(readRows(sourceOf(landscapeText(2026, [{}], titles), 'landscape.csv'))).rejects.toThrow(
    "landscape.csv: it is a CMS Landscape file without the columns 'Part C Premium', 'County Name'",
  );
});
