import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { ProfileReply } from '#contract/profile.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { changeCatalogue } from '#tests/support/change-catalogue.ts';
import {
  ATORVASTATIN,
  daily,
  ELIQUIS,
  ESTIMATE_PATH,
  IN_SEATTLE,
  plansToPrice,
  UNKNOWN_NDC,
} from '#tests/support/drug-costs.ts';
import { LISINOPRIL } from '#tests/support/drugs.ts';
import { guest, testClient } from '#tests/support/test-client.ts';

/** What shoppers and files get wrong: the list that was saved is unharmed, and no figure is made up. */
let subject: TestApp;
let usual: ReadonlySet<string>;
beforeAll(async () => {
  subject = await testApp({ sample: true });
  usual = new Set(priced(await estimate([daily(ATORVASTATIN)])).map(({ planId }) => planId));
  expect(usual.size).toBeGreaterThan(0);
});
afterAll(() => subject.close());

const ask = async (drugs: object[], change = {}) =>
  testClient(subject.app).post(ESTIMATE_PATH, {
    ...IN_SEATTLE,
    pharmacy: null,
    plans: await plansToPrice(subject.app, 'MAPD'),
    drugs,
    ...change,
  });

async function estimate(drugs: object[], change = {}): Promise<PlanDrugCost[]> {
  const reply = await ask(drugs, change);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ plans: PlanDrugCost[] }>().plans;
}

const priced = (plans: readonly PlanDrugCost[]) => plans.filter(({ annualDrugCost }) => annualDrugCost !== null);
const reasons = (plans: readonly PlanDrugCost[]) => new Set(plans.map(({ because }) => because));

/** The plans that have a figure when nothing is wrong. */
const only = (plans: readonly PlanDrugCost[]) => plans.filter(({ planId }) => usual.has(planId));

const NO_FIGURE = { annualDrugCost: null, lisAnnualDrugCost: null, averageMonthlyDrugCost: null };

test.each([
  ['none', 0],
  ['less than none', -1],
  ['finer than a thousandth', 0.0001],
  ['more than anybody takes', 10_001],
])('a quantity that can not be is refused at its field, and nothing is priced: %s', async (_story, quantity) => {
  const reply = await ask([daily(ATORVASTATIN), daily(ELIQUIS, { quantity })]);
  expect(reply.json()).toMatchObject({ status: 422, fields: { 'drugs.1.quantity': expect.any(String) } });
});

test.each([
  ['a hundred plans with ten drugs', 100, 10, 200],
  ['a hundred plans with eleven', 100, 11, 422],
  ['ninety plans with eleven', 90, 11, 200],
  ['ninety-one plans with eleven', 91, 11, 422],
  ['sixteen plans with sixty drugs', 16, 60, 200],
  ['seventeen plans with sixty', 17, 60, 422],
])('more than 1,000 drugs of plans are not priced in one call: %s', async (_story, plans, drugs, status) => {
  const lists = {
    drugs: Array.from({ length: drugs }, (_, at) => daily(String(10_000_000_000 + at))),
    plans: Array.from({ length: plans }, (_, at) => ({
      contractId: 'H9999',
      pbpNumber: String(at).padStart(3, '0'),
      segmentId: '000',
      planYear: 2027,
    })),
  };
  const estimated = await ask([], lists);
  const { drugs: list, plans: of } = lists;
  const compared = await testClient(subject.app).post('/drug-pricing-api/drugpricing/comparepharmacies', {
    ...IN_SEATTLE,
    pharmacies: ['990000000000'],
    drugs: list,
    plans: of,
  });
  for (const reply of [estimated, compared]) {
    expect(reply.statusCode, reply.body).toBe(status);
    if (status === 422) expect(reply.json()).toMatchObject({ code: 'estimate-too-large', detail: expect.any(String) });
  }
});

test('more plans than one call takes are refused with a sentence at their field', async () => {
  const plan = { contractId: 'H9999', pbpNumber: '001', segmentId: '000', planYear: 2027 };
  const refused = await ask([daily(ELIQUIS)], { plans: Array.from({ length: 101 }, () => plan) });
  expect(refused.json()).toMatchObject({ status: 422, fields: { plans: 'Ask for 100 plans at most.' } });
});

test('a part of a unit is priced as the part it is', async () => {
  const whole = priced(await estimate([daily(ELIQUIS)]));
  const half = await estimate([daily(ELIQUIS, { quantity: 0.5 })]);
  for (const { planId, drugs } of whole) {
    const price = half.find((plan) => plan.planId === planId)?.drugs[0]?.price ?? 0;
    expect(price).toBeGreaterThan(0);
    expect(price).toBeLessThan(drugs[0]?.price ?? 0);
  }
});

test('a supply of 45 days is priced as one of 30, and a dose without a known frequency not at all', async () => {
  const odd = await estimate([daily(ATORVASTATIN, { supplyLength: 45 })]);
  expect(odd).toEqual(await estimate([daily(ATORVASTATIN)]));
  for (const plan of only(await estimate([daily(ATORVASTATIN, { frequency: 'Yearly' })]))) {
    expect(plan).toMatchObject({ ...NO_FIGURE, because: 'quantity-unknown' });
    expect(plan.drugs).toMatchObject([{ coverage: 'covered', price: null, year: null }]);
  }
});

test('a code that nobody knows is kept in the list as it came, and has no figure', async () => {
  const shopper = await guest(subject.app);
  const drug = { ...LISINOPRIL, nationalDrugCode: UNKNOWN_NDC };
  const saved = await shopper.post(`${shopper.profile}/drugs/2027`, { drugInfoDetails: [drug] }, { 'if-match': '"1"' });
  expect(saved.json<ProfileReply>().drugsAndPharmacyDetails?.drugInfoDetails).toMatchObject([drug]);
  for (const plan of only(await estimate([daily(ATORVASTATIN), daily(UNKNOWN_NDC)]))) {
    expect(plan).toMatchObject({ ...NO_FIGURE, because: 'drug-unknown', coveredDrugs: [ATORVASTATIN] });
    expect(plan.drugs[1]).toMatchObject({ coverage: 'unknown', isOffered: null, price: null, year: null });
  }
});

test('where a pharmacy that is on no list any more stands is not known: the standard prices, as without one', async () => {
  const gone = '990000000000';
  const response = await testClient(subject.app).get(`/pharmacysearch/pharmacyData/v1/${gone}/2027`);
  expect(response.json()).toMatchObject({ status: 404, code: 'pharmacy-not-found' });
  const nobody = await estimate([daily(ATORVASTATIN)]);
  const plans = await estimate([daily(ATORVASTATIN)], { pharmacy: gone });
  expect(priced(plans)).not.toEqual([]);
  for (const plan of plans) {
    expect(plan).toMatchObject({ isPharmacyCovered: null, inNetwork: null, isShowPharmacyMessage: false });
    expect(plan.annualDrugCost).toBe(nobody.find(({ planId }) => planId === plan.planId)?.annualDrugCost);
  }
});

test('a plan without drug cover, and one whose costs Medicare holds back, have no figure and say which it is', async () => {
  const uncovered = await estimate([daily(ATORVASTATIN)], { plans: await plansToPrice(subject.app, 'MA') });
  expect(reasons(uncovered)).toEqual(new Set(['no-drug-cover']));
  const held = (await estimate([daily(ATORVASTATIN)])).filter(({ because }) => because === 'suppressed');
  expect(held.length).toBeGreaterThan(0);
  for (const plan of [...uncovered, ...held]) expect(plan).toMatchObject({ ...NO_FIGURE, isShowDrugPricing: false });
});

// What follows changes the data of 2027, each test on its own drug.

test('a code that was withdrawn: the saved drug stays, and has no figure any more', async () => {
  const shopper = await guest(subject.app);
  const drug = { ...LISINOPRIL, nationalDrugCode: ELIQUIS };
  await shopper.post(`${shopper.profile}/drugs/2027`, { drugInfoDetails: [drug] }, { 'if-match': '"1"' });
  await changeCatalogue(subject, 'delete from drug_ndc where ndc = $1', [ELIQUIS]);
  await changeCatalogue(subject, "update formulary_drug set ndc = '99999999999' where ndc = $1", [ELIQUIS]);
  const read = (await shopper.get(`${shopper.profile}/drugs`)).json<ProfileReply>();
  expect(read.drugsAndPharmacyDetails?.drugInfoDetails).toMatchObject([drug]);
  expect(reasons(only(await estimate([daily(ELIQUIS)])))).toEqual(new Set(['drug-unknown']));
});

const isOwnPrice = (drug: PlanDrugCost['drugs'][number] | undefined) => drug?.price != null && drug.average === null;

test('a price row of another supply is no price of this one, and no average takes its place', async () => {
  const monthly = only(await estimate([daily(ATORVASTATIN)]));
  const ownPriced = new Set(monthly.filter(({ drugs }) => isOwnPrice(drugs[0])).map(({ planId }) => planId));
  expect(ownPriced.size).toBeGreaterThan(2);
  await changeCatalogue(subject, 'update drug_price set cost_90 = null where ndc = $1::text::bigint', [ATORVASTATIN]);
  const quarterly = await estimate([daily(ATORVASTATIN, { supplyLength: 90 })]);
  for (const plan of quarterly.filter(({ planId }) => ownPriced.has(planId))) {
    expect(plan).toMatchObject({ ...NO_FIGURE, because: 'price-unknown' });
    expect(plan.drugs).toMatchObject([{ price: null, average: null, because: 'price-unknown' }]);
  }
});

const matched = async (match: string, unitCost: number | null) => {
  await changeCatalogue(
    subject,
    'update drug_knowledge set price_match = $1, unit_cost = $2, price_line = 7, data_year = 2023',
    [match, unitCost],
  );
};

test('a price that a plan’s file lacks is an average that says so, also where it pools strengths', async () => {
  await changeCatalogue(subject, 'delete from drug_price');
  for (const poolsStrengths of [false, true]) {
    await matched(poolsStrengths ? 'pooled-strengths' : 'line', 100_000);
    for (const plan of only(await estimate([daily(ATORVASTATIN)]))) {
      expect(plan.annualDrugCost).not.toBeNull();
      expect(plan.drugs).toMatchObject([{ price: 3_00, average: { year: 2023, poolsStrengths } }]);
    }
  }
});

test.each([
  ['no line of average prices is of the drug', 'no-line', 'price-unknown'],
  ['its line is one of several forms together', 'mixed-line', 'price-mixed'],
  ['several lines could be meant', 'two-lines', 'price-unclear'],
  ['nobody knows its unit', 'no-unit', 'unit-unknown'],
])('without a price there is no figure, and the reason: %s', async (_story, match, because) => {
  await changeCatalogue(subject, 'delete from drug_price');
  // A cost beside such a match is nobody's, and is not used.
  await matched(match, 100_000);
  for (const plan of only(await estimate([daily(ATORVASTATIN)]))) {
    expect(plan).toMatchObject({ ...NO_FIGURE, because });
    expect(plan.drugs).toMatchObject([{ coverage: 'covered', price: null, average: null }]);
  }
});

test('a package that no source has any more, and a quantity that can not be, have no figure', async () => {
  for (const [drug, because] of [
    [daily(ATORVASTATIN, { packageSize: 3 }), 'package-unknown'],
    [daily(ATORVASTATIN, { quantity: 100 }), 'quantity-too-much'],
  ] as const) {
    for (const plan of only(await estimate([drug]))) {
      expect(plan).toMatchObject({ ...NO_FIGURE, because, parts: { covered: null, notCovered: 0 } });
      expect(plan.drugs).toMatchObject([{ coverage: 'covered', isOffered: true, price: null, because }]);
    }
  }
});

test.each([
  ['leave open', "update tier_cost set standard = '{}'"],
  ['lack', 'delete from tier_cost'],
])('what a plan asks and its files %s is not known, and never ‘not offered’', async (_story, harm) => {
  await changeCatalogue(subject, harm);
  const plans = (await estimate([daily(ATORVASTATIN)])).filter(({ because }) => because === 'share-unknown');
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).toMatchObject({ ...NO_FIGURE, coveredDrugs: [ATORVASTATIN], isShowPharmacyMessage: false });
    expect(plan.drugTier).toEqual({ [ATORVASTATIN]: expect.any(Number) });
    expect(plan.drugs).toMatchObject([{ coverage: 'covered', price: null, year: null }]);
  }
});

test('a year without parameters has no figure, whatever the files of plans say', async () => {
  await changeCatalogue(
    subject,
    "update catalogue_edition set plan_year = 2031 where dataset = 'formularies' and plan_year = 2026",
  );
  const plans = (await plansToPrice(subject.app, 'MAPD', 2026)).map((plan) => ({ ...plan, planYear: 2031 }));
  const estimates = await estimate([daily(ATORVASTATIN)], { plans });
  expect(reasons(estimates)).toContain('no-parameters');
  for (const plan of estimates) expect(plan).toMatchObject(NO_FIGURE);
});
