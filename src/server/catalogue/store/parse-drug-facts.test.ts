import { expect, test } from 'vitest';
import { toDrugFacts } from './parse-drug-facts.ts';
import type { RawFacts } from './raw-drug-facts.ts';

const PLAN = 'S9901001000';
const OTHER_PLAN = 'S9902001000';
const NDC = '00093111201';
const OTHER_NDC = '00093111301';

const LIMITS = {
  has_quantity_limit: true,
  quantity_limit: 30,
  quantity_limit_days: 31,
  prior_authorization: true,
  step_therapy: false,
};
const RESTRICTIONS = {
  hasQuantityLimit: true,
  quantityLimit: 30,
  quantityLimitDays: 31,
  priorAuthorization: true,
  stepTherapy: false,
};
const LISTED = {
  plan_id: PLAN,
  wanted: NDC,
  rank: 0,
  ndc: NDC,
  tier: 3,
  is_selected: false,
  source_line: 5,
  ...LIMITS,
};
const LEFT_OUT = { plan_id: PLAN, wanted: NDC, rank: 0, row: { ...LIMITS, tier: 4, source_line: 6 } };
const DRUG = { ndc: NDC, rxcui: '314076', generic_name: 'lisinopril', choice_key: null };

const RAW = {
  key: '',
  edition: null,
  reference_edition: null,
  drugs: [DRUG],
  plans: [
    { plan_id: OTHER_PLAN, formulary_id: 'F2', deductible: 0, is_suppressed: false },
    { plan_id: PLAN, formulary_id: 'F1', deductible: 61_500, is_suppressed: false },
  ],
  benefits: [],
  listings: [],
  excluded: [],
  indications: [],
  prices: [],
  tier_costs: [],
  insulin_costs: [],
  networks: [],
  plans_with_network: [],
  pharmacies: [],
};

const read = (change: object = {}, pharmacyNumbers: string[] = []) =>
  toDrugFacts({ ...RAW, ...change } as unknown as RawFacts, { planIds: [PLAN], ndcs: [NDC], pharmacyNumbers } as never);
const planOf = (change: object) => read(change).plans[0];
const drugOf = (change: object) => planOf(change)?.drugs[0];
const listingOf = (change: object) => drugOf(change)?.listing;

test('a plan has the facts of its own rows, in the order that was requested', () => {
  const row = { days: 30, coverage_level: 1, tier: 1, preferred: null, standard: null };
  const mail = { mail_preferred: null, mail_standard: null, source_line: 1 };
  const facts = read(
    {
      tier_costs: [
        { ...row, ...mail, plan_id: OTHER_PLAN },
        { ...row, ...mail, plan_id: PLAN, tier: 2 },
      ],
      insulin_costs: [
        { ...row, ...mail, plan_id: OTHER_PLAN },
        { ...row, ...mail, plan_id: PLAN, tier: 3 },
      ],
    },
    ['101999008443', '101999008444'],
  );
  expect(facts).toMatchObject({ edition: null, drugs: [{ ndc: NDC }] });
  expect(facts.plans).toHaveLength(1);
  expect(facts.plans[0]).toMatchObject({ planId: PLAN, data: 'known', formularyId: 'F1', deductible: 61_500 });
  expect(facts.plans[0]?.tierCosts.map(({ tier }) => tier)).toEqual([2]);
  expect(facts.plans[0]?.insulinCosts.map(({ tier }) => tier)).toEqual([3]);
  expect(facts.plans[0]?.pharmacies).toHaveLength(2);
});

test('the edition is that of the drug files', () => {
  const edition = { edition: 'e', dataset: 'formularies', plan_year: 2027, source: 'CMS', as_of: null, made_up: true };
  expect(read({ edition }).edition).toEqual({
    dataset: 'formularies',
    planYear: 2027,
    source: 'CMS',
    asOf: null,
    madeUp: true,
  });
});

test.each([
  ['is not in the files', [], 'no-data'],
  ['is one whose costs CMS asks not to show', [{ ...RAW.plans[1], is_suppressed: true }], 'suppressed'],
  ['is in the files', RAW.plans, 'known'],
])('a plan that %s', (_story, plans, data) => {
  expect(planOf({ plans })).toMatchObject({ data });
  if (data === 'no-data') expect(planOf({ plans })).toMatchObject({ formularyId: null, deductible: null });
});

test.each([
  ['no file tells it', [], 'unknown'],
  ['the file leaves it open', [{ plan_id: PLAN, drug_benefit_type: null }], 'unknown'],
  ['only another plan has one', [{ plan_id: OTHER_PLAN, drug_benefit_type: 'Enhanced' }], 'unknown'],
  ['it is enhanced', [{ plan_id: PLAN, drug_benefit_type: 'Enhanced Alternative' }], 'enhanced'],
  ['it is basic', [{ plan_id: PLAN, drug_benefit_type: 'Actuarially Equivalent Standard' }], 'basic'],
])('the kind of a drug benefit, where %s', (_story, benefits, benefitType) => {
  expect(planOf({ benefits })?.benefitType).toBe(benefitType);
});

test.each<[story: string, change: object, listing: object]>([
  ['the plan does not have it', {}, { list: 'none' }],
  ['no file tells of the plan', { plans: [], listings: [LISTED] }, { list: 'unknown' }],
  ['the drug is not known', { drugs: [{ ...DRUG, rxcui: null }], listings: [LISTED] }, { list: 'unknown' }],
  [
    'the plan has it',
    { listings: [LISTED] },
    { list: 'formulary', tier: 3, isSelected: false, sourceLine: 5, ...RESTRICTIONS },
  ],
  ['only another plan has it', { listings: [{ ...LISTED, plan_id: OTHER_PLAN }] }, { list: 'none' }],
  ['the plan has another drug', { listings: [{ ...LISTED, wanted: OTHER_NDC }] }, { list: 'none' }],
  [
    'the plan has it beside the drugs of Part D',
    { excluded: [{ ...LEFT_OUT, rank: 1, row: { ...LEFT_OUT.row, tier: 9 } }, LEFT_OUT] },
    { list: 'excluded', tier: 4, isSelected: false, sourceLine: 6, ...RESTRICTIONS },
  ],
  [
    'it stands in both lists',
    { listings: [LISTED], excluded: [LEFT_OUT] },
    { list: 'formulary', tier: 3, isSelected: false, sourceLine: 5, ...RESTRICTIONS },
  ],
])('a drug of a plan: %s', (_story, change, listing) => {
  expect(listingOf(change)).toEqual(listing);
});

test.each([
  ['the drug itself, and not one like it', { rank: 1, tier: 1 }, {}],
  ['the code that was requested, and not a cheaper one', { ndc: OTHER_NDC, tier: 1 }, {}],
  ['of other codes the cheapest tier', { ndc: OTHER_NDC, tier: 4 }, { ndc: '00093111401' }],
  ['of the same tier the first code', { ndc: '00093111501' }, { ndc: '00093111401' }],
])('of several rows one holds: %s', (_story, loses, wins) => {
  const winner = { ...LISTED, source_line: 100, ...wins };
  const loser = { ...LISTED, source_line: 200, ...loses };
  for (const listings of [
    [winner, loser],
    [loser, winner],
  ]) {
    expect(listingOf({ listings })).toMatchObject({ sourceLine: 100 });
  }
});

test('prices and diseases are those of the plan and drug', () => {
  const price = { plan_id: PLAN, wanted: NDC, days: 30, unit_cost: 40_000, source_line: 8 };
  const indication = { plan_id: PLAN, wanted: NDC, disease: 'Diabetes' };
  const drug = drugOf({
    prices: [{ ...price, plan_id: OTHER_PLAN, days: 60 }, price, { ...price, days: 90, unit_cost: 39_000 }],
    indications: [{ ...indication, plan_id: OTHER_PLAN, disease: 'Asthma' }, indication],
  });
  expect(drug).toMatchObject({
    ndc: NDC,
    diseases: ['Diabetes'],
    unitCosts: {
      30: { unitCost: 40_000, sourceLine: 8 },
      60: null,
      90: { unitCost: 39_000, sourceLine: 8 },
    },
  });
});
