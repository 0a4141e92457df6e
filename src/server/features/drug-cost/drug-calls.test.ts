import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EstimateRequest, PlanDrugCost } from '#contract/drug-cost.ts';
import type { DrugForm } from '#contract/drugs.ts';
import type { FoundPharmacy, PharmacyCoverage } from '#contract/pharmacies.ts';
import { averageMonth } from '#domain/drug-cost/average-month.ts';
import { planIdOf } from '#domain/plans/plan-id.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  ATORVASTATIN,
  daily,
  ELIQUIS,
  ESTIMATE_PATH,
  IN_SEATTLE,
  plansToPrice,
  SHINGRIX,
  UNKNOWN_NDC,
  VIAGRA,
  WEGOVY,
} from '#tests/support/drug-costs.ts';
import { testClient } from '#tests/support/test-client.ts';

/** The calls of the drug tools, on the made-up sample as a newcomer has it. */
let subject: TestApp;
beforeAll(async () => {
  subject = await testApp({ sample: true });
});
afterAll(() => subject.close());

const post = async (url: string, body: object) => testClient(subject.app).post(url, body);
const get = async (url: string) => testClient(subject.app).get(url);

async function estimate(change: Partial<EstimateRequest> & { drugs: object[] }, productType = 'MAPD') {
  const body = { ...IN_SEATTLE, pharmacy: null, plans: await plansToPrice(subject.app, productType), ...change };
  const reply = await post(ESTIMATE_PATH, body);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ plans: PlanDrugCost[] }>().plans;
}

const nearest = async () => {
  const reply = await post('/pharmacysearch/pharmacies/v1/search', { zipCode: '98101', miles: 10 });
  return reply.json<{ pharmacies: FoundPharmacy[] }>().pharmacies;
};

test('names are found as they are typed, and each form has a code to save it by', async () => {
  const names = await post('/drug-info-api/druginfo/names/v1/search', { text: 'lipitr' });
  expect(names.json()).toEqual({ drugs: [{ name: 'Lipitor', isGeneric: false, leadsTo: null }] });
  const forms = await post('/drug-info-api/druginfo/forms/v1/search', { name: 'Eliquis' });
  expect(forms.json<{ forms: DrugForm[] }>().forms).toContainEqual(
    expect.objectContaining({
      nationalDrugCode: ELIQUIS,
      drugName: 'Eliquis',
      drugDosage: 'Eliquis 5 mg tablet',
      drugFullName: 'apixaban 5 MG Oral Tablet [Eliquis]',
      isGeneric: false,
      isPartD: true,
      item: 'tablet',
      unit: 'EA',
      packages: [],
    }),
  );
  const pasted = await post('/drug-info-api/druginfo/forms/v1/search', { nationalDrugCode: '0003-0894-21' });
  expect(pasted.json<{ forms: DrugForm[] }>().forms).toMatchObject([{ nationalDrugCode: ELIQUIS }]);
  const unknown = await post('/drug-info-api/druginfo/forms/v1/search', { nationalDrugCode: UNKNOWN_NDC });
  expect(unknown.json()).toEqual({ forms: [] });
});

test('[DRUG-620] the generic of a brand is told, and nothing where there is none', async () => {
  const lipitor = await post('/drug-info-api/druginfo/forms/v1/search', { name: 'Lipitor' });
  const { nationalDrugCode, drugDosage } = lipitor.json<{ forms: DrugForm[] }>().forms[0] as DrugForm;
  const path = (ndc: string) => `/drug-info-api/druginfo/genericdruginfo/ndc/${ndc}/2027`;
  const request = await get(`${path(nationalDrugCode)}?drug=${encodeURIComponent(drugDosage)}`);
  expect(request.json<{ generic: DrugForm }>().generic).toMatchObject({ isGeneric: true, drugName: 'atorvastatin' });
  expect((await get(path(ELIQUIS))).json()).toEqual({ generic: null });
  expect((await get(path(UNKNOWN_NDC))).json()).toEqual({ generic: null });
});

test('[DRUG-401][DRUG-621][ENV-602] saved drugs are looked up by code, and one that is not known is left out', async () => {
  const drugs = [ATORVASTATIN, UNKNOWN_NDC].map((ndc) => ({ ndc, drugName: 'x', drugGenericNameAndDosage: 'x' }));
  const reply = await post('/api/druginfo/drugs/v1/search', { drugs });
  expect(reply.json<{ forms: DrugForm[] }>().forms.map((form) => form.nationalDrugCode)).toEqual([ATORVASTATIN]);
});

test('[PHARM-604] a pharmacy is told by its number, and one that is not known says so', async () => {
  const [near] = await nearest();
  const known = await get(`/pharmacysearch/pharmacyData/v1/${near?.pharmacyNumber}/2027`);
  const { miles: _distance, ...data } = near as FoundPharmacy;
  expect(known.json()).toEqual(data);
  const unknown = await get('/pharmacysearch/pharmacyData/v1/990000000000/2027');
  expect(unknown.json()).toMatchObject({ status: 404, code: 'pharmacy-not-found' });
});

test('[PHARM-605] plans of one type tell whether they have a pharmacy, their ids joined by commas', async () => {
  const planIds = (await plansToPrice(subject.app)).map(planIdOf);
  const places = new Set<string>();
  for (const { pharmacyNumber } of await nearest()) {
    const path = `/pharmacysearch/pharmacies/v1/${pharmacyNumber}/coverage/2027/MAPD/${planIds.join(',')}`;
    const { plans } = (await get(path)).json<{ plans: PharmacyCoverage[] }>();
    expect(plans.map(({ planId }) => planId)).toEqual(planIds);
    for (const { covered, inNetwork, preferred } of plans) places.add(`${covered} ${inNetwork} ${preferred}`);
  }
  expect(places).toEqual(new Set(['true true true', 'true true false', 'false false false']));
});

test('[PLAN-021][DRUG-622] a plan answers cover, tier, first costs and the year for each drug', async () => {
  const plans = await estimate({ drugs: [daily(ATORVASTATIN), daily(VIAGRA)] });
  const isPriced = ({ annualDrugCost, coveredDrugsCount }: PlanDrugCost) =>
    annualDrugCost !== null && coveredDrugsCount === 1;
  const priced = plans.filter(isPriced);
  expect(priced.length).toBeGreaterThan(0);
  for (const plan of priced) {
    expect(plan.coveredDrugs).toEqual([ATORVASTATIN]);
    expect(plan.coveredDrugsCount).toBe(1);
    expect(plan.drugTier).toEqual({ [ATORVASTATIN]: expect.any(Number), [VIAGRA]: null });
    expect(plan.drugs.map(({ coverage }) => coverage)).toEqual(['covered', 'not-covered']);
    const [own, other] = plan.drugs;
    expect(plan.annualDrugCost).toBe((own?.year ?? 0) + (other?.year ?? 0));
    expect(plan.parts).toEqual({
      covered: own?.year,
      supplemental: 0,
      notCovered: other?.year,
      notCoveredDrugs: [VIAGRA],
    });
    expect(plan.partsWithoutHelp).toBeNull();
    expect(plan.averageMonthlyDrugCost).toBe(averageMonth(plan.annualDrugCost ?? 0));
    expect(plan.costsDuringInitialCoveragePeriod[VIAGRA]).toBe(other?.price);
  }
});

test('a drug that is not covered and has no price leaves what the covered ones cost known', async () => {
  const plans = await estimate({ drugs: [daily(ATORVASTATIN), daily(WEGOVY)] });
  const alone = await estimate({ drugs: [daily(ATORVASTATIN)] });
  const isKnown = ({ parts }: PlanDrugCost) => parts !== null;
  expect(plans.filter(isKnown).length).toBeGreaterThan(0);
  for (const plan of plans.filter(isKnown)) {
    const covered = alone.find(({ planId }) => planId === plan.planId)?.annualDrugCost;
    expect(plan.parts).toEqual({ covered, supplemental: 0, notCovered: null, notCoveredDrugs: [WEGOVY] });
    expect(plan).toMatchObject({ annualDrugCost: null, because: 'package-unknown' });
    expect(plan.drugs[0]?.year).toBe(covered);
    expect(plan.drugs[1]).toMatchObject({ coverage: 'not-covered', isOffered: true, price: null, year: null });
  }
});

test('a vaccine costs nothing where its price is not known', async () => {
  for (const plan of await estimate({ drugs: [{ ...daily(SHINGRIX), frequency: 'Month', packageSize: 0.5 }] })) {
    if (!plan.parts) continue;
    expect(plan).toMatchObject({ annualDrugCost: 0, because: null, parts: { covered: 0 } });
    expect(plan.drugs).toMatchObject([{ price: null, year: 0, because: null, isOffered: true }]);
    expect(plan.costsDuringInitialCoveragePeriod).toEqual({ [SHINGRIX]: 0 });
  }
});

test('the list names each drug once', async () => {
  const plans = [{ contractId: 'H9918', pbpNumber: '001', segmentId: '000', planYear: 2027 }];
  const body = { ...IN_SEATTLE, pharmacy: null, plans, drugs: [daily(ELIQUIS), daily(ELIQUIS)] };
  const reply = await post(ESTIMATE_PATH, body);
  expect(reply.json()).toMatchObject({ status: 422, code: 'invalid-input', fields: { drugs: expect.any(String) } });
});

test('a kind of Extra Help that the year does not have gives no figure, and says so', async () => {
  const plans = await estimate({ drugs: [daily(ELIQUIS)], copayCategory: '4' });
  expect(new Set(plans.map(({ because }) => because))).toEqual(
    new Set(['help-not-in-year', 'suppressed', 'deductible-unknown']),
  );
  for (const { annualDrugCost, lisAnnualDrugCost, parts } of plans) {
    expect([annualDrugCost, lisAnnualDrugCost, parts]).toEqual([null, null, null]);
  }
});

test('what is not known has no figure and its reason, and is neither nothing to pay nor not covered', async () => {
  const plans = await estimate({ drugs: [daily(ATORVASTATIN), daily(UNKNOWN_NDC)] });
  for (const plan of plans) {
    expect(plan).toMatchObject({ annualDrugCost: null, averageMonthlyDrugCost: null });
    expect(plan.drugs[1]).toMatchObject({ coverage: 'unknown', price: null, year: null });
    expect(plan.costsDuringInitialCoveragePeriod[UNKNOWN_NDC]).toBeNull();
  }
  expect(new Set(plans.map(({ because }) => because))).toEqual(
    new Set(['drug-unknown', 'suppressed', 'deductible-unknown']),
  );
  const [undosed] = await estimate({ drugs: [daily(ATORVASTATIN, { frequency: 'Yearly' })] });
  expect(undosed).toMatchObject({ annualDrugCost: null, because: 'quantity-unknown' });
  const [uncovered] = await estimate({ drugs: [daily(ATORVASTATIN)] }, 'MA');
  expect(uncovered).toMatchObject({ annualDrugCost: null, because: 'no-drug-cover' });
});

test('[PHARM-400] a pharmacy out of the network shows its message, and its costs are the full price', async () => {
  const seen = new Set<boolean | null>();
  for (const { pharmacyNumber } of await nearest()) {
    for (const plan of await estimate({ pharmacy: pharmacyNumber, drugs: [daily(ATORVASTATIN)] })) {
      seen.add(plan.inNetwork);
      expect(plan.isShowPharmacyMessage).toBe(plan.inNetwork === false);
      const [drug] = plan.drugs;
      if (plan.inNetwork === false && plan.annualDrugCost !== null) {
        expect(drug?.isOffered).toBe(false);
        expect(plan.costsDuringInitialCoveragePeriod).toEqual({ [ATORVASTATIN]: drug?.price });
      }
    }
  }
  expect(seen).toEqual(new Set([true, false]));
  const [nowhere] = await estimate({ drugs: [daily(ATORVASTATIN)] });
  expect(nowhere).toMatchObject({ inNetwork: null, isPharmacyCovered: null, isShowPharmacyMessage: false });
});

test('[LIS-013][LIS-015] with Extra Help both answers are priced, and without it there is one', async () => {
  const helped = await estimate({ drugs: [daily(ELIQUIS)], subsidyLevel: '1' });
  const priced = helped.filter(({ annualDrugCost }) => annualDrugCost !== null);
  for (const { annualDrugCost, lisAnnualDrugCost, parts, partsWithoutHelp } of priced) {
    expect(lisAnnualDrugCost).toBeLessThanOrEqual(annualDrugCost ?? 0);
    expect([parts?.covered, partsWithoutHelp?.covered]).toEqual([lisAnnualDrugCost, annualDrugCost]);
  }
  expect(priced.some(({ annualDrugCost, lisAnnualDrugCost }) => lisAnnualDrugCost !== annualDrugCost)).toBe(true);
  const [alone] = await estimate({ drugs: [daily(ELIQUIS)] });
  expect(alone?.lisAnnualDrugCost).toBeNull();
});

test('what was spent earlier in the year brings the limit nearer', async () => {
  const drugs = [daily(ELIQUIS)];
  const fresh = await estimate({ drugs });
  const late = await estimate({ drugs, accumulatedTroopBalance: 2400, accumulatedTotalDrugCost: 9000 });
  for (const [index, plan] of late.entries()) {
    if (plan.annualDrugCost === null) continue;
    expect(plan.annualDrugCost).toBe(0);
    expect(fresh[index]?.annualDrugCost).toBeGreaterThan(0);
  }
});

test('a year that runs tells what remains of it, a year to come is told whole', async () => {
  const [next] = await estimate({ drugs: [daily(ATORVASTATIN)] });
  expect(next?.restOfYear).toBeNull();
  const plans = await plansToPrice(subject.app, 'MAPD', 2026);
  const now = await estimate({ plans, drugs: [daily(ATORVASTATIN)] });
  const rest = now.find(({ restOfYear }) => restOfYear)?.restOfYear;
  expect(rest).toMatchObject({ fromMonth: 12 });
  expect(rest?.total).toBeGreaterThan(0);
});

test('[DRUG-622] a year without parameters has no figure', async () => {
  const plans = [{ contractId: 'H9918', pbpNumber: '001', segmentId: '000', planYear: 2031 }];
  const [plan] = await estimate({ plans, drugs: [daily(ATORVASTATIN)] });
  expect(plan).toMatchObject({ annualDrugCost: null, because: 'no-drug-data' });
});
