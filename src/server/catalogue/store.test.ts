import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PlanDetails, PlanSummary } from '#contract/plan.ts';
import { PlanCard } from '#contract/plan-card.ts';
import { PlanContact } from '#contract/plan-details.ts';
import { PlanSearch } from '#contract/plan-search.ts';
import { parseCostShare } from '#domain/plans/benefits/cost-share.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { load } from './load/load.ts';
import { catalogueStore } from './store.ts';
import { type Cells, landscapeText } from './testing/landscape-text.ts';
import { SMALL_GEOGRAPHY, writeFiles } from './testing/small-files.ts';

const MONTHLY = 'Monthly Consolidated Premium (Part C + D)';
const plan = (number: string, name: string, premium: string, cells: Cells = {}): Cells => ({
  'Plan ID': number,
  'Plan Name': name,
  [MONTHLY]: premium,
  ...cells,
});
const STARS_2026 = { 'Overall Star Rating': '3', 'Part C Summary Star Rating': '3', 'Part D Summary Star Rating': '3' };

const THIS_YEAR = landscapeText(2026, [
  plan('001', 'Dear (HMO)', '$90.00 ', STARS_2026),
  plan('002', 'Unknown (HMO)', 'Not Applicable', STARS_2026),
  plan('003', 'Zebra (HMO)', '$0.00 ', STARS_2026),
  plan('004', 'Ant (HMO-POS)', '$0.00 ', { ...STARS_2026, 'Plan Type': 'HMO-POS' }),
  plan('005', 'Two Hands (HMO D-SNP)', '$5.00 ', { ...STARS_2026, 'Plan Type': 'HMO D-SNP' }),
  plan('006', 'Elsewhere (HMO)', '$1.00 ', { ...STARS_2026, 'Contract ID': 'H9919', 'County Name': 'Pierce' }),
  plan('007', 'Any Doctor High Deductible (PFFS)', '$8.00 ', {
    ...STARS_2026,
    'Plan Type': 'PFFS',
    'Part D Coverage Indicator': 'No',
  }),
  plan('001', 'Pills (PDP)', '$7.00 ', {
    'Contract ID': 'S9981',
    'Plan Type': 'PDP',
    'County Name': 'All Counties',
    'Overall Star Rating': 'Not Applicable',
  }),
]);
const NEXT_YEAR = landscapeText(2027, [plan('001', 'Dear (HMO)', '$95.00 ')]);

const folder = temporaryFolder();
const input = join(folder.path, 'input');
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await load(
    database.pool,
    writeFiles(input, {
      ...SMALL_GEOGRAPHY,
      '2026/CY2026_Landscape_202511.csv': THIS_YEAR,
      '2026/stars.csv': 'Contract Number,2026 Part C Summary,2026 Part D Summary,2026 Overall\nH9918,4,3.5,4.5\n',
      '2026/tiers.csv':
        'Contract ID,Plan ID,Segment ID,pharmacy_channel,tier_order,tier_label,initial_cost_type,initial_cost_value,initial_text,catastrophic_text\n' +
        'H9918,001,0,Standard retail pharmacy,2,Brand,coinsurance,25,25% coinsurance,$0 copay\n' +
        'H9918,001,0,Standard retail pharmacy,1,Generic,copay,4.50,$4.50 copay,$0 copay\n',
      '2026/benefits_202512.jsonl':
        '{"key":"H9918_001_0","b":[["Vision","Routine eye exam","$0 copay",null,null,""],["More benefits","Telehealth",null,null,"Not covered",""]],' +
        '"optional":["Optional Packages","Package #1","Includes eyewear","Monthly premium",": $9.00"]}\n',
      '2027/CY2027_Landscape_202609.csv': NEXT_YEAR,
    }),
  );
});
afterAll(async () => {
  await database.drop();
  folder.remove();
});

const store = () => catalogueStore(database.pool);
const king = { stateCode: 'WA', fipsCountyCode: '033' };
const search = async (planYear: number, productType: PlanSearch['productType'] = 'ALL', place = king) =>
  PlanSearch.parse(await store().searchPlans({ planYear, productType, ...place }));
const namesOf = ({ plans }: PlanSearch) => plans.map(({ planName }) => planName);

test('plans come cheapest first, by name where they cost the same, and last where the premium is not known', async () => {
  const found = await search(2026);
  expect(found.plans.map(({ planName, monthlyPremium }) => [planName, monthlyPremium])).toEqual([
    ['Ant (HMO-POS)', 0],
    ['Zebra (HMO)', 0],
    ['Two Hands (HMO D-SNP)', 500],
    ['Pills (PDP)', 700],
    ['Any Doctor High Deductible (PFFS)', 800],
    ['Dear (HMO)', 9000],
    ['Unknown (HMO)', null],
  ]);
  expect(found.yearsWithPlans).toEqual([2026, 2027]);
  expect(found.edition).toEqual({
    dataset: 'plans',
    planYear: 2026,
    source: 'CMS Landscape 2026 (CY2026_Landscape_202511.csv)',
    asOf: '2025-11-01',
    madeUp: false,
  });
});

test.each([
  ['MAPD', ['Ant (HMO-POS)', 'Zebra (HMO)', 'Dear (HMO)', 'Unknown (HMO)']],
  ['MA', ['Any Doctor High Deductible (PFFS)']],
  ['PDP', ['Pills (PDP)']],
  ['SNP', ['Two Hands (HMO D-SNP)']],
] as const)('a search for %s plans', async (productType, names) => {
  expect(namesOf(await search(2026, productType))).toEqual(names);
});

test('a county or year without plans says so, and which years have some', async () => {
  expect(namesOf(await search(2026, 'ALL', { stateCode: 'WA', fipsCountyCode: '053' }))).toEqual([
    'Elsewhere (HMO)',
    'Pills (PDP)',
  ]);
  expect(await search(2026, 'ALL', { stateCode: 'CT', fipsCountyCode: '003' })).toMatchObject({
    plans: [],
    yearsWithPlans: [],
  });
  expect(await search(2028)).toMatchObject({ plans: [], yearsWithPlans: [2026, 2027], edition: null });
  expect(await store().yearsWithPlans('WA', '053')).toEqual([2026]);
});

test('a rating is that of the plan’s own year: first the ratings file, then the plan list, never another year', async () => {
  const [now] = (await store().plansById([{ planYear: 2026, planId: 'H9918001000' }])).values();
  expect(now?.starRating).toEqual({ year: 2026, overall: 4.5, medical: 4, drug: 3.5, reason: null });
  const [next] = (await store().plansById([{ planYear: 2027, planId: 'H9918001000' }])).values();
  expect(next).toMatchObject({ planYear: 2027, starRating: null });
  const [unrated] = (await store().plansById([{ planYear: 2026, planId: 'H9919006000' }])).values();
  expect(unrated?.starRating).toEqual({ year: 2026, overall: 3, medical: 3, drug: 3, reason: null });
  const [listOnly] = (await store().plansById([{ planYear: 2026, planId: 'S9981001000' }])).values();
  expect(listOnly?.starRating).toEqual({
    year: 2026,
    overall: null,
    medical: null,
    drug: null,
    reason: 'Not Applicable',
  });
});

test('[DATA-004] a plan may be PFFS or have a high deductible, and says so', async () => {
  const { plans } = await search(2026, 'MA');
  expect(plans).toMatchObject([
    { planType: 'MA', planProductType: 'PFFS', isPffs: true, isHighDeductible: true, isWellnessExtras: false },
  ]);
});

test('saved plans are found by year and number, and those that are gone are not', async () => {
  const catalogue = store();
  const wanted = [
    { planYear: 2026, planId: 'H9918001000' },
    { planYear: 2027, planId: 'H9918001000' },
    { planYear: 2027, planId: 'H9918003000' },
    { planYear: 2030, planId: 'H9918001000' },
  ];
  // The second time the answers come from memory.
  for (const _time of [1, 2]) {
    const found = await catalogue.plansById(wanted);
    expect([...found.keys()].sort()).toEqual(['2026 H9918001000', '2027 H9918001000']);
    expect([...found.values()].map((summary) => PlanSummary.parse(summary).monthlyPremium)).toEqual([9000, 9500]);
  }
  expect(await catalogue.plansById([])).toEqual(new Map());
});

test('a search says which benefits a plan covers, and nothing of a plan whose benefits are not known', async () => {
  const { plans } = await search(2026);
  const covered = plans.map(({ planName, coveredBenefits }) => [planName, coveredBenefits]);
  expect(covered).toContainEqual(['Dear (HMO)', ['vision']]);
  expect(covered).toContainEqual(['Zebra (HMO)', null]);
});

test('[PLAN-019] [PLAN-024] [PLAN-025] [ERR-419] a card holds what it shows of a plan’s benefits, the second time from memory', async () => {
  const queries: string[] = [];
  const db = {
    query: ((query: { name: string }) => {
      queries.push(query.name);
      return database.pool.query(query as never);
    }) as never,
  };
  const catalogue = store();
  const wanted = ['H9918001000', 'S9981001000', 'H9999001000'].map((planId) => ({ planYear: 2026, planId }));
  for (const _time of [1, 2]) {
    const found = await catalogue.cardsById(wanted, db);
    expect([...found.keys()].sort()).toEqual(['2026 H9918001000', '2026 S9981001000']);
    expect(PlanCard.parse(found.get('2026 H9918001000'))).toMatchObject({
      planName: 'Dear (HMO)',
      contractId: 'H9918',
      pbpNumber: '001',
      segmentId: '000',
      planProductType: 'HMO',
      snpType: null,
      coveredBenefits: ['vision'],
      benefits: [
        { benefitId: '17a1', value: parseCostShare('$0 copay'), coverage: 'covered', hideShopperProfile: false },
      ],
      marketingBullets: [
        { rank: null, benefitId: '17a1', benefitName: 'Routine eye exam', value: parseCostShare('$0 copay') },
      ],
      tier1PreferredGeneric: null,
      rider: [
        {
          packageNumber: 1,
          benefitName: 'Package #1',
          preText: [{ kind: 'monthly-premium', cents: 9_00 }],
          helpText: ['eyewear'],
        },
      ],
    });
    expect(PlanCard.parse(found.get('2026 S9981001000'))).toMatchObject({
      benefits: null,
      marketingBullets: [],
      rider: [],
    });
  }
  expect(queries.filter((name) => name !== 'current-editions')).toEqual(['cards-by-id']);
});

test('details hold tiers in order, benefits, the service area and the source', async () => {
  const details = PlanDetails.parse(await store().planDetails(2026, 'H9918001000'));
  expect(details).toMatchObject({
    tiers: [
      { tier: 1, label: 'Generic', initial: parseCostShare('$4.50 copay') },
      { tier: 2, label: 'Brand', initial: parseCostShare('25% coinsurance') },
    ],
    benefits: [
      {
        benefitId: '17a1',
        category: 'Vision',
        service: 'Routine eye exam',
        inNetwork: parseCostShare('$0 copay'),
        limits: [],
      },
      { anyNetwork: [{ kind: 'not-covered' }] },
    ],
    rider: [
      {
        packageNumber: 1,
        benefitName: 'Package #1',
        preText: [{ kind: 'monthly-premium', cents: 9_00 }],
        helpText: ['eyewear'],
      },
    ],
    serviceArea: [{ stateCode: 'WA', fipsCountyCode: '53033', countyName: 'King County' }],
    edition: { planYear: 2026, asOf: '2025-11-01' },
    sources: {
      planList: { source: 'CMS Landscape 2026 (CY2026_Landscape_202511.csv)', asOf: '2025-11-01' },
      benefits: { source: 'plan benefits (benefits_202512.jsonl)', asOf: '2025-12-01' },
      tiers: { source: 'plan tiers (tiers.csv)', asOf: null },
      stars: { source: 'CMS star ratings summary 2026 (stars.csv)', asOf: null },
    },
  });
  const drugPlan = PlanDetails.parse(await store().planDetails(2026, 'S9981001000'));
  expect(drugPlan).toMatchObject({
    benefits: [],
    tiers: [],
    rider: [],
    serviceArea: [{ stateCode: 'WA', fipsCountyCode: null, countyName: null }],
    sources: { benefits: null, tiers: null, stars: drugPlan.sources.planList },
  });
  expect(await store().planDetails(2026, 'H0000000000')).toBeNull();
  expect(await store().planDetails(2031, 'H9918001000')).toBeNull();
});

test('a contact shows what the source names and nothing else', async () => {
  expect(PlanContact.parse(await store().planContact(2026, 'H9918001000'))).toEqual({
    planId: 'H9918001000',
    planYear: 2026,
    organizationName: 'Tumblewren Health',
    phoneNumber: null,
    memberPhoneNumber: null,
    tty: '711',
    hoursOfOperation: null,
    address: null,
  });
  expect(await store().planContact(2026, 'H0000000000')).toBeNull();
});

test.each([
  ['in its county', 2026, 'H9918001000', 'WA', '033', true],
  ['in the next county', 2026, 'H9918001000', 'WA', '053', false],
  ['in the same county of another state', 2026, 'H9918001000', 'TX', '033', false],
  ['in another year', 2028, 'H9918001000', 'WA', '033', false],
  ['a drug plan anywhere in its state', 2026, 'S9981001000', 'WA', '053', true],
  ['a drug plan in another state', 2026, 'S9981001000', 'CT', '003', false],
])('whether a plan is offered: %s', async (_story, year, planId, state, county, offered) => {
  const place = { planId, stateCode: state, countyCode: county };
  expect(await store().areOffered(year, [place, { ...place, planId: 'H0000000000' }])).toEqual([offered, false]);
});

test('what is kept of a plan goes with its edition', async () => {
  const catalogue = store();
  const premium = async () =>
    (await catalogue.plansById([{ planYear: 2027, planId: 'H9918001000' }])).get('2027 H9918001000')?.monthlyPremium;
  expect(await premium()).not.toBe(9600);

  const changed = landscapeText(2027, [plan('001', 'Dear (HMO)', '$96.00 ')]);
  await load(database.pool, writeFiles(input, { 'CY2027_Landscape_202610.csv': changed }), { accept: 'the test' });
  await expect.poll(premium).toBe(9600);
});
