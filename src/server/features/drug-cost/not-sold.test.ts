import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EstimateRequest, PlanDrugCost } from '#contract/drug-cost.ts';
import type { FoundPharmacy } from '#contract/pharmacies.ts';
import type { PharmacyCosts } from '#contract/pharmacy-costs.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { changeCatalogue } from '#tests/support/change-catalogue.ts';
import {
  ATORVASTATIN,
  daily,
  ELIQUIS,
  ESTIMATE_PATH,
  HUMIRA,
  IN_SEATTLE,
  plansToPrice,
} from '#tests/support/drug-costs.ts';
import { testClient } from '#tests/support/test-client.ts';

/** What plans do not sell at a pharmacy or for a supply, and what pharmacies cost beside each other, on the sample. */
let subject: TestApp;
let plans: EstimateRequest['plans'];
beforeAll(async () => {
  subject = await testApp({ sample: true });
  plans = await plansToPrice(subject.app);
});
afterAll(() => subject.close());

const post = async <Reply>(url: string, body: object): Promise<Reply> => {
  const reply = await testClient(subject.app).post(url, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Reply>();
};

const estimate = async (drugs: object[], pharmacy: string | null) => {
  return (await post<{ plans: PlanDrugCost[] }>(ESTIMATE_PATH, { ...IN_SEATTLE, pharmacy, drugs, plans })).plans;
};

const compare = async (drugs: object[], pharmacies: string[], change = {}) => {
  const path = '/drug-pricing-api/drugpricing/comparepharmacies';
  return (await post<{ plans: PharmacyCosts[] }>(path, { ...IN_SEATTLE, pharmacies, drugs, plans, ...change })).plans;
};

const find = async (change = {}) => {
  const path = '/pharmacysearch/pharmacies/v1/search';
  return (await post<{ pharmacies: FoundPharmacy[] }>(path, { zipCode: '98101', miles: 10, ...change })).pharmacies;
};

const numberOf = (pharmacy: FoundPharmacy | undefined) => pharmacy?.pharmacyNumber ?? '';
const [isNotSold, isSold] = [false, true].map(
  (sold) =>
    ({ drugs }: PlanDrugCost) =>
      drugs[0]?.isOffered === sold,
) as [(plan: PlanDrugCost) => boolean, (plan: PlanDrugCost) => boolean];

test('30 days that a plan does not sell by mail are named, and are no covered cost', async () => {
  const [mail] = await find({ kind: 'mail' });
  const costs = await estimate([daily(ELIQUIS), daily(ATORVASTATIN)], numberOf(mail));
  const unsold = costs.filter((plan) => isNotSold(plan) && plan.parts !== null);
  expect(unsold.length).toBeGreaterThan(2);
  for (const { parts, drugs, annualDrugCost, costsDuringInitialCoveragePeriod } of unsold) {
    const [eliquis] = drugs;
    expect(eliquis).toMatchObject({ coverage: 'covered', isOffered: false });
    expect(costsDuringInitialCoveragePeriod[ELIQUIS]).toBe(eliquis?.price);
    expect(parts?.notCoveredDrugs).toContain(ELIQUIS);
    expect(parts?.covered).toBe(parts?.notCoveredDrugs.length === 2 ? 0 : drugs[1]?.year);
    expect(annualDrugCost).toBe(parts?.notCovered === null ? null : (parts?.covered ?? 0) + (parts?.notCovered ?? 0));
  }
});

const fillOf = (plan: PlanDrugCost | undefined) => plan?.costsDuringInitialCoveragePeriod[ATORVASTATIN];

test('what the plan sells in its place costs what it costs when it is taken', async () => {
  const [mail] = await find({ kind: 'mail' });
  const number = numberOf(mail);
  const [short, long, shop] = await Promise.all([
    estimate([daily(ATORVASTATIN)], number),
    estimate([daily(ATORVASTATIN, { supplyLength: 90 })], number),
    estimate([daily(ATORVASTATIN)], null),
  ]);
  let here = 0;
  for (const [index, plan] of short.entries()) {
    const [drug] = plan.drugs;
    if (drug?.isOffered !== false) continue;
    for (const { days, delivery, isAtPharmacy, fill } of drug.offers) {
      expect(days === 30 && delivery === 'mail').toBe(false);
      expect(isAtPharmacy).toBe(delivery === 'mail' && plan.inNetwork !== false);
      if (isAtPharmacy) expect([days, fill]).toEqual([90, fillOf(long[index])]);
      if (delivery === 'retail' && days === 30) expect(fill).toBe(fillOf(shop[index]));
      if (isAtPharmacy) here += 1;
    }
    expect(drug.offers.map(({ delivery }) => delivery)).toContain('retail');
  }
  expect(here).toBeGreaterThan(2);
  for (const plan of long.filter(isSold)) expect(plan.drugs[0]?.offers).toEqual([]);
});

test('a pharmacy out of the network sells nothing of the plan, and others of its kind do', async () => {
  let outside = 0;
  for (const shop of (await find()).slice(0, 4)) {
    for (const { inNetwork, drugs, parts } of await estimate([daily(ATORVASTATIN)], numberOf(shop))) {
      if (inNetwork !== false || !parts) continue;
      outside += 1;
      expect(parts).toMatchObject({ covered: 0, notCoveredDrugs: [ATORVASTATIN] });
      const offers = drugs[0]?.offers ?? [];
      expect(offers).toContainEqual(expect.objectContaining({ days: 30, delivery: 'retail' }));
      expect(offers.filter(({ isAtPharmacy }) => isAtPharmacy)).toEqual([]);
    }
  }
  expect(outside).toBeGreaterThan(0);
});

test('a tier without a row for 90 days does not sell them, and tells the 30 days that it sells', async () => {
  await changeCatalogue(subject, "delete from tier_cost where days = 90 and tier = 5 and plan_id like 'H%'");
  const costs = await estimate([daily(HUMIRA, { frequency: 'Month', quantity: 2, supplyLength: 90 })], null);
  const unsold = costs.filter(isNotSold);
  expect(unsold.length).toBeGreaterThan(2);
  for (const { drugs, parts, planId } of unsold) {
    const offers = drugs[0]?.offers.map(({ days, delivery, isAtPharmacy }) => ({ days, delivery, isAtPharmacy }));
    expect(offers, planId).toContainEqual({ days: 30, delivery: 'retail', isAtPharmacy: true });
    expect(offers?.every(({ days }) => days === 30)).toBe(true);
    // A plan that prices 30 days alone does not tell the price of 90, and no average takes its place.
    if (drugs[0]?.average) continue;
    expect(drugs[0]).toMatchObject({ price: null, because: 'price-unknown' });
    if (parts) expect(parts).toEqual({ covered: 0, supplemental: 0, notCovered: null, notCoveredDrugs: [HUMIRA] });
  }
});

test('pharmacies beside each other cost what each of them costs alone', async () => {
  const shops = (await find()).slice(0, 4);
  const [mail] = await find({ kind: 'mail' });
  const numbers = [...shops, mail].map(numberOf);
  const list = [daily(ATORVASTATIN), daily(ELIQUIS, { quantity: 2, supplyLength: 90 })];
  const compared = await compare(list, numbers, { subsidyLevel: '1' });
  expect(compared.map(({ pharmacies }) => pharmacies.map(({ pharmacyNumber }) => pharmacyNumber))).toEqual(
    plans.map(() => numbers),
  );
  const networks = new Set(compared.flatMap(({ pharmacies }) => pharmacies.map(({ network }) => network)));
  expect(networks).toEqual(new Set(['preferred', 'standard', 'out']));
  for (const [index, pharmacyNumber] of numbers.entries()) {
    for (const days of [30, 90] as const) {
      const drugs = list.map((drug) => ({ ...drug, supplyLength: days }));
      const path = ESTIMATE_PATH;
      const body = { ...IN_SEATTLE, pharmacy: pharmacyNumber, drugs, plans, subsidyLevel: '1' };
      const alone = (await post<{ plans: PlanDrugCost[] }>(path, body)).plans;
      for (const { planId, pharmacies } of compared) {
        const cost = alone.find((plan) => plan.planId === planId);
        const found = pharmacies[index]?.supplies.find((supply) => supply.days === days);
        expect(found).toEqual({
          days,
          parts: cost?.parts,
          total: cost?.lisAnnualDrugCost,
          notOffered: cost?.drugs.filter(({ isOffered }) => isOffered === false).map(({ ndc }) => ndc),
          because: cost?.because,
        });
      }
    }
  }
});

test('at most six pharmacies are compared', async () => {
  const path = '/drug-pricing-api/drugpricing/comparepharmacies';
  const body = { ...IN_SEATTLE, drugs: [], plans, pharmacies: Array(7).fill('101234567893') };
  expect((await testClient(subject.app).post(path, body)).statusCode).toBe(422);
});
