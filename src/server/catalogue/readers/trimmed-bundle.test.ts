import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { csvLine } from '../files/write-csv.ts';
import { readRows } from '../testing/read-rows.ts';
import { sourceOf } from '../testing/source-of.ts';
import { PLAN_COLUMNS } from './plan-row.ts';

const TITLES = [...PLAN_COLUMNS, 'x_combined_moop', 'x_health_deductible', 'x_phone_nonmember', 'x_detail_source'];

const trimmed = (...rows: (string | number)[][]) => sourceOf(csvLine(TITLES) + rows.map(csvLine).join(''));

const plan = (state: string, plan = '001', moop = '10000.00') => [
  2026,
  state,
  'H9918',
  plan,
  0,
  'Tumblewren Health',
  'Everyday (PPO)',
  'PPO',
  'No',
  '',
  '',
  '3.10',
  '',
  '6700.00',
  moop,
  '250.00',
  '1-800-555-0100',
  'landscape_only',
];

test('a Landscape without counties tells a plan once for all its states', async () => {
  const { layout, results, rejected } = await readRows(trimmed(plan('WA'), plan('OR'), plan('WA')));
  expect(layout).toBe('trimmed CMS Landscape');
  expect(results).toHaveLength(1);
  expect(results[0]?.row).toMatchObject({
    plan_type: 'MA',
    monthly_premium: 3_10,
    medical_deductible: 250_00,
    combined_out_of_pocket_maximum: 10_000_00,
    part_d_deductible: null,
    phone_number: '1-800-555-0100',
  });
  expect(rejected).toEqual([{ line: 4, reason: 'the row is there twice', detail: 'H9918001000 in WA' }]);
});

const AREA =
  'Contract ID,Plan ID,Segment ID,State Territory Abbreviation,County Name,x_county_fips,PDP Region Code,x_match\n';

test('the service area goes by the code, by the name where there is none, or by the whole state', async () => {
  const rows = [
    'H9918,001,0,WA,A typing error,53033,,exact',
    'H9918,001,0,CT,Hartford,,,exact',
    'H9918,001,0,NY,All Counties,,3,exact',
  ];
  const { results, rejected } = await readRows(sourceOf(AREA + rows.join('\n')));
  expect(rejected).toEqual([]);
  expect(results.map(({ row }) => [row['state_code'], row['county_part']])).toEqual([
    ['WA', '033'],
    ['CT', '003'],
    ['NY', '000'],
  ]);
});

test.each([
  ['marked over-inclusive', 'H9918,001,0,WA,King,53033,,name_in_several_states', /^over-inclusive/, 'H9918001000'],
  ['a plan of no list', 'H9918,999,0,WA,King,53033,,exact', /not in the plan list/, 'H9918999000'],
  ['a name that is no county', 'H9918,001,0,WA,Yorkx,,,exact', /county is not known/, "WA 'Yorkx'"],
  ['a code that is no county', 'H9918,001,0,WA,King,53999,,exact', /county is not known/, '53999'],
  ['a code with a letter', 'H9918,001,0,WA,King,5303x,,exact', /not five digits/, "'5303x'"],
])('a row of the service area is left out: %s', async (_story, row, reason, detail) => {
  const { results, rejected } = await readRows(sourceOf(`${AREA}${row}\n`));
  expect(results).toEqual([]);
  expect(rejected).toEqual([{ line: 2, reason: expect.stringMatching(reason), detail }]);
});

test.each([
  ['a local PPO in a state of its list', 'PPO', 'WA', 0],
  ['a Regional PPO in a state of its list', 'Regional PPO', 'WA', 1],
  ['a Regional PPO for people with an illness', 'Regional PPO C-SNP', 'WA', 1],
  ['a Regional PPO in a state that its list does not name', 'Regional PPO', 'NY', 0],
] as const)(
  'a county name of several states counts for a plan that serves whole states: %s',
  async (_story, type, state, places) => {
    const wholeStates = new Set<string>();
    await readRows(trimmed(plan('WA').with(7, type), plan('CT', '002').with(7, type)), { wholeStates });
    const county = { WA: 'King,53033', NY: 'St. Lawrence,36089' }[state];
    const row = `H9918,001,0,${state},${county},,name_in_several_states`;
    const { results, rejected } = await readRows(sourceOf(`${AREA}${row}\n`), { wholeStates });
    expect(results).toHaveLength(places);
    expect(rejected).toHaveLength(1 - places);
  },
);

const TIERS =
  'Contract ID,Plan ID,Segment ID,pharmacy_channel,tier_order,tier_label,initial_cost_type,initial_cost_value,initial_text,catastrophic_text\n';

test('tiers hold cents, hundredths of a percent, or only words', async () => {
  const rows = [
    'H9918,001,0,Standard retail pharmacy,1,Generic,copay,4.50,$4.50 copay,$0 copay',
    'H9918,001,0,Standard retail pharmacy,2,Brand,coinsurance,25,25% coinsurance,—',
    'H9918,001,0,Standard retail pharmacy,3,Other,text,,Greater of 20% and $47,$0 copay',
    'H9918,001,0,Standard retail pharmacy,4,Odd,copay,cheap,cheap,$0 copay',
    'H9918,001,0,Standard retail pharmacy,first,Odd,copay,1,$1 copay,$0 copay',
    'H9918,002,0,Standard retail pharmacy,1,Generic,copay,1,$1 copay,$0 copay',
  ];
  const { results, rejected } = await readRows(sourceOf(TIERS + rows.join('\n')));
  expect(results.map(({ row }) => [row['initial_cost_type'], row['initial_cost'], row['catastrophic_text']])).toEqual([
    ['copay', 450, '$0 copay'],
    ['coinsurance', 2500, null],
    ['text', null, '$0 copay'],
  ]);
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [5, 'an amount can not be read'],
    [6, 'the tier is not a number'],
    [7, 'the plan is not in the plan list'],
  ]);
});

const benefitLines = [
  '{"key":"H9918_001_0","b":[]}',
  '{"key":"H9918_001_0","b":[["Vision","Eye exam","$0 copay",null,null,"prior_auth"],["More","Rides",null,null,"Covered",""]],"optional":null}',
  '{"key":"H9918_001_0","b":[]}',
  '{"key":"H9918_777_0","b":[]}',
  '{"key":"nonsense","b":[]}',
  '{"key":"H9918_001_0"',
];

test('[PLAN-019] what can be added to a plan is kept, and what can not be read is no rider', async () => {
  const line = (optional: string) =>
    `{"key":"H9918_001_0","b":[["Vision","Eye exam","$0 copay"]],"optional":${optional}}`;
  const marks = [
    'Optional Packages',
    'Package #1',
    'Includes eyewear',
    'Monthly premium',
    ': $9.00',
    'Deductible',
    ': N/A',
  ];
  const { results } = await readRows(sourceOf(line(JSON.stringify(marks)), 'benefits.jsonl'));
  expect(results[0]?.row['riders']).toEqual([
    { benefitName: 'Package #1', preText: 'Monthly premium: $9.00', helpText: 'Includes eyewear' },
  ]);
  const broken = await readRows(sourceOf([line('"all"'), line('[7]')].join('\n'), 'benefits.jsonl'));
  expect(broken.results).toEqual([]);
  expect(broken.rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'the optional benefits are not a list of texts'],
    [2, 'the optional benefits are not a list of texts'],
  ]);
});

test.each(['benefits.jsonl', 'benefits.jsonl.gz'])('benefits in %s', async (name) => {
  const text = benefitLines.join('\n');
  const { results, rejected } = await readRows(sourceOf(name.endsWith('.gz') ? gzipSync(text) : text, name));
  const nothing = { inNetwork: null, outOfNetwork: null, anyNetwork: null, limits: null };
  expect(results.map(({ row }) => row)).toEqual([
    {
      plan_id: 'H9918001000',
      source_line: 2,
      covered_benefits: ['vision'],
      riders: null,
      benefits: [
        { ...nothing, category: 'Vision', service: 'Eye exam', inNetwork: '$0 copay', limits: 'prior_auth' },
        { ...nothing, category: 'More', service: 'Rides', anyNetwork: 'Covered' },
      ],
    },
  ]);
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'the plan has no benefits'],
    [3, 'the benefits of the plan were told before'],
    [4, 'the plan is not in the plan list'],
    [5, 'the plan number can not be read'],
    [6, 'the line is not a JSON object with key and b'],
  ]);
});
