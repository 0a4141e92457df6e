import { expect, test } from 'vitest';
import { readRows } from '#server/catalogue/testing/read-rows.ts';
import { sourceOf } from '#server/catalogue/testing/source-of.ts';
import { spufText, TITLES } from '#server/catalogue/testing/spuf-text.ts';

const read = (titles: string, ...rows: string[]) => readRows(sourceOf(spufText(titles, ...rows), 'file.txt'));
const PLAN = 'H9918|001|000';

test('plan information repeats a plan for each county; a row that says otherwise is refused', async () => {
  const line = (county: string, formulary = 'F1') => `H9919|002|000|A|B|${formulary}|12.30|615|||WA|${county}|2|Y`;
  const { results, rejected, layout } = await read(TITLES.plans, line('50160'), line('50260'), line('50270', 'F2'));
  expect(layout).toBe('CMS drug plan information');
  expect(results.map(({ row }) => row)).toEqual([
    {
      plan_id: 'H9919002000',
      plan_number: 2,
      formulary_id: 'F1',
      deductible: 615_00,
      premium: 12_30,
      snp_kind: 2,
      is_suppressed: true,
      source_line: 2,
    },
  ]);
  expect(rejected).toEqual([
    { line: 4, reason: 'the row contradicts an earlier one about the same plan', detail: 'H9919002000, line 2' },
  ]);
});

test('names in plan information are written as Windows does', async () => {
  const text = spufText(TITLES.plans, `${PLAN}|Caf\u00e9|B|F1|0|0|||WA|50160|0|N`);
  const { results } = await readRows(sourceOf(Buffer.from(text, 'latin1'), 'plan.txt'));
  expect(results).toHaveLength(1);
});

test('a formulary names its year, and keeps codes with their zeros', async () => {
  const { results, rejected, planYear } = await read(
    TITLES.formulary,
    '00026001|13|2026|1551300|00002143380|3|Y|2|28|Y|N|Y',
    '00026001|13|2025|1551300|00002143380|3|N|||N|N|N',
    '00026001|13|2026|1551300|2143380|3|N|||N|N|N',
  );
  expect(planYear).toBe(2026);
  expect(results.map(({ row }) => row)).toEqual([
    {
      formulary_id: '00026001',
      formulary_version: 13,
      rxcui: '1551300',
      ndc: '00002143380',
      tier: 3,
      has_quantity_limit: true,
      quantity_limit: '2',
      quantity_limit_days: 28,
      prior_authorization: true,
      step_therapy: false,
      is_selected: true,
      source_line: 2,
    },
  ]);
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'the row is for another year than the file'],
    [4, 'the drug code (NDC) is not eleven digits'],
  ]);
});

test('costs: codes for days, nothing offered is no price, a limit of 0 is none', async () => {
  const { results, rejected } = await read(
    TITLES.costs,
    `${PLAN}|1|4|2|2|0.25|5|250.50|1|0|0|0|0|0|0|0|1||0|0|N|Y`,
    `${PLAN}|1|4|3|1|5|0|0|1|5|0|0|0|0|0|0|0|0|0|0|N|Y`,
    `${PLAN}|1|4|1|2|25|0|0|1|5|0|0|0|0|0|0|0|0|0|0|N|Y`,
    'H9999|001|000|1|4|1|1|5|0|0|1|5|0|0|0|0|0|0|0|0|0|0|N|Y',
    `${PLAN}|2|4|1|1|5|0|0|1|5|0|0|0|0|0|0|0|0|0|0|N|Y`,
  );
  expect(results.map(({ row }) => row)).toEqual([
    {
      plan_id: 'H9918001000',
      coverage_level: 1,
      tier: 4,
      days: 90,
      source_line: 2,
      preferred: [2, 2500, 500, 25050],
      standard: [1, 0, null, null],
      mail_preferred: null,
      mail_standard: [],
      is_specialty: false,
      deductible_applies: true,
    },
  ]);
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'the days of supply are code 3, other than 30, 60 and 90'],
    [4, 'a coinsurance is not a fraction between 0 and 1'],
    [5, 'the plan is not in the plan information'],
    [6, 'the coverage level is not known'],
  ]);
});

test('costs: only the kind 0 says that nothing is offered; a blank kind, or one without its amount, says nothing', async () => {
  const { results, rejected } = await read(TITLES.costs, `${PLAN}|1|4|1|0|0|0|0|||||1||0|0|2||0|0|N|Y`);
  expect(rejected).toEqual([]);
  expect(results[0]?.row).toMatchObject({ preferred: null, standard: [], mail_preferred: [], mail_standard: [] });
});

test('a title that CMS printed over the last column does no harm', async () => {
  const slip = TITLES.costs.replace('COST_MAX_AMT_MAIL_NONPREF', 'COST_MAX_AMT_NONPREF');
  const { results } = await read(slip, `${PLAN}|1|1|1|1|5|0|0|1|9|0|7|0|0|0|0|2|0.2|0|30|N|N`);
  expect(results[0]?.row).toMatchObject({ standard: [1, 900, null, 700], mail_standard: [2, 2000, null, 3000] });
});

test('insulin: a dot is every tier, and a channel without figures is none', async () => {
  const { results } = await read(TITLES.insulin, `${PLAN}|.|4|70.00|70.00|||0.22|0.25||`);
  expect(results[0]?.row).toEqual({
    plan_id: 'H9918001000',
    tier: 0,
    days: 60,
    source_line: 2,
    preferred: [7000, 2200],
    standard: [7000, 2500],
    mail_preferred: null,
    mail_standard: null,
  });
});

test('prices print the days themselves, keep every decimal, and 0 is no price', async () => {
  const { results, rejected } = await read(
    TITLES.pricing,
    `${PLAN}|00002143380|60|0.04875`,
    `${PLAN}|00002143380|2|0.05`,
    `${PLAN}|00002143380|30|0.00`,
    `${PLAN}|00002143380|30|1.2345678`,
    `${PLAN}|00002143380|30`,
  );
  expect(results.map(({ row }) => row)).toEqual([
    { plan_number: 1, part: 1, price_list: 1, source_line: 2 },
    {
      price_list: 1,
      ndc: 2143380,
      cost_30: null,
      cost_60: 48_750,
      cost_90: null,
      line_30: null,
      line_60: 0,
      line_90: null,
    },
  ]);
  expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'the days of supply are not 30, 60 or 90'],
    [4, 'the unit cost is 0'],
    [5, 'an amount can not be read'],
    // The load itself refuses a row with too few fields; alone it lacks its price.
    [6, 'the unit cost is blank'],
  ]);
});

test('networks share the terms that are alike, and a blank fee is unknown', async () => {
  const row = (number: string, floor: string) =>
    `${PLAN}|${number}|98101|Y|N|Y|N|1|${floor}|1.50|1.50|1.75|1|1|1.25||||`.replace(/\|$/, '');
  const { results, rejected } = await read(
    TITLES.networks,
    row('101558598797', '0'),
    row('101234567893', '0'),
    row('x', '0'),
  );
  expect(results.map(({ table }) => table)).toEqual(['network_terms', 'plan_network', 'pharmacy_network']);
  expect(results[0]?.row).toEqual({
    terms: 1,
    is_retail: true,
    is_mail: false,
    is_preferred_retail: true,
    is_preferred_mail: false,
    is_in_area: true,
    floor_price: 0,
    fees: [1_500_000, 1_500_000, 1_750_000, 1_000_000, 1_000_000, 1_250_000, null, null, null],
  });
  expect(results[2]?.row).toEqual({
    network: 1,
    first_number: 101234567893,
    pharmacy_numbers: [101234567893, 101558598797],
    terms: [1, 1],
    lines: [1, 0],
  });
  expect(rejected.map(({ reason }) => reason)).toEqual(['the pharmacy number is not twelve digits']);
});

test.each([
  [
    'excluded drugs',
    'CONTRACT_ID|PLAN_ID|RXCUI|TIER|QUANTITY_LIMIT_YN|QUANTITY_LIMIT_AMOUNT|QUANTITY_LIMIT_DAYS|PRIOR_AUTH_YN|STEP_THERAPY_YN|CAPPED_BENEFIT_YN',
    'H9918|001|312950|4|1|6|30|N|N|Y',
    { contract_plan: 'H9918001', tier: 4, has_quantity_limit: true, is_capped: true },
  ],
  [
    'indications',
    'CONTRACT_ID|PLAN_ID|RXCUI|DISEASE',
    'H9918|001|1745108|ARTHRITIS, PSORIATIC',
    { contract_plan: 'H9918001', disease: 'ARTHRITIS, PSORIATIC' },
  ],
  [
    'the geographic locator',
    'COUNTY_CODE|STATENAME|COUNTY|MA_REGION_CODE|MA_REGION|PDP_REGION_CODE|PDP_REGION',
    '05120|California|Imperial|24|California|32|California',
    { ssa_county_code: '05120', pdp_region: '32' },
  ],
])('%s are read', async (_story, titles, row, expected) => {
  const { results, rejected } = await read(titles, row);
  expect(rejected).toEqual([]);
  expect(results[0]?.row).toMatchObject(expected);
});
