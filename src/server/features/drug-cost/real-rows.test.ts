import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlanDrugCost } from '#contract/drug-cost.ts';
import type { FoundPharmacy } from '#contract/pharmacies.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { testClient } from '#tests/support/test-client.ts';

const realDataDir = process.env['REAL_DATA_DIR'];
let subject: TestApp;
beforeAll(async () => {
  if (realDataDir) subject = await testApp({ content: 'real-rows' });
});
afterAll(() => subject?.close());

/** MedicareBlue Rx Standard, a basic plan of Nebraska: a deductible of $615 on all tiers. */
const STANDARD_PLAN = { contractId: 'S5743', pbpNumber: '001', segmentId: '000', planYear: 2026 };

type Dose = { quantity: number; frequency: 'Day' | 'Week' | 'Month'; packageSize?: number; supplyLength?: 30 | 90 };

async function costOf(ndc: string, dose: Dose, change = {}): Promise<PlanDrugCost> {
  const drug = { ndc, supplyLength: 30, packageSize: null, packageQuantity: null, ...dose };
  const body = { zip: '68102', county: '31055', pharmacy: null, drugs: [drug], plans: [STANDARD_PLAN], ...change };
  const reply = await testClient(subject.app).post('/drug-pricing-api/drugpricing/estimateplancost', body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ plans: [PlanDrugCost] }>().plans[0];
}

const mailPharmacy = async (): Promise<string> => {
  const search = { zipCode: '98101', miles: 10, kind: 'mail' };
  const reply = await testClient(subject.app).post('/pharmacysearch/pharmacies/v1/search', search);
  return reply.json<{ pharmacies: [FoundPharmacy] }>().pharmacies[0].pharmacyNumber;
};

const DAILY_2: Dose = { quantity: 2, frequency: 'Day' };

// Each year was worked out by hand from the files: units x the average unit cost of 2023, the deductible, the tier's share.
test.skipIf(!realDataDir).each([
  ['Ozempic, 1 pen of 3 mL', '00169418113', { quantity: 1, frequency: 'Month', packageSize: 3 }, 1067_71, 2100_00],
  ['Lantus, 5 pens: $35 a month', '00088221905', { quantity: 5, frequency: 'Month', packageSize: 3 }, 454_18, 420_00],
  ['Eliquis, 2 a day', '00003089421', DAILY_2, 584_68, 2100_00],
  ['Wixela, 1 inhaler of 60', '00378932032', { quantity: 1, frequency: 'Month', packageSize: 60 }, 172_39, 978_44],
  ['latanoprost, 1 bottle', '61314054701', { quantity: 1, frequency: 'Month', packageSize: 2.5 }, 10_64, 127_68],
  ['estradiol, 1 patch a week', '00378334999', { quantity: 1, frequency: 'Week' }, 57_03, 649_69],
  ['enoxaparin, 0.3 mL a day', '00548560100', { quantity: 1, frequency: 'Day', packageSize: 0.3 }, 133_23, 1106_92],
  ['buprenorphine and naloxone, 2 films a day', '47781035703', DAILY_2, 205_25, 1539_05],
  ['buprenorphine, 2 tablets a day, by their own line', '00054017713', DAILY_2, 52_02, 617_31],
] satisfies [string, string, Dose, number, number][])('a year of %s', async (_story, ndc, dose, price, year) => {
  const cost = await costOf(ndc, dose);
  expect(cost).toMatchObject({ annualDrugCost: year, parts: { covered: year, supplemental: 0, notCovered: 0 } });
  expect(cost.drugs).toMatchObject([{ price, year, average: { year: 2023 }, isOffered: true }]);
  // The plan asks the same of standard mail order, and no file tells its network.
  const byMail = await costOf(ndc, dose, { pharmacy: await mailPharmacy() });
  expect(byMail).toMatchObject({ annualDrugCost: year, inNetwork: null, isPharmacyCovered: null });
});

test.skipIf(!realDataDir).each([
  ['Boostrix', '58160084252', 0.5],
  ['Adacel', '49281040089', 0.5],
  ['M-M-R II', '00006468100', undefined],
  ['Varivax', '00006482700', undefined],
  ['Engerix-B', '58160082152', 1],
])('%s costs nothing, whether or not its price is known', async (_name, ndc, packageSize) => {
  const dose: Dose = { quantity: 1, frequency: 'Month', ...(packageSize !== undefined && { packageSize }) };
  const cost = await costOf(ndc, dose);
  expect(cost).toMatchObject({ annualDrugCost: 0, because: null, parts: { covered: 0, notCoveredDrugs: [] } });
});

test.skipIf(!realDataDir)('a line that pools forms is no price, and an old pack is none either', async () => {
  expect(await costOf('00054018913', DAILY_2)).toMatchObject({ annualDrugCost: null, because: 'price-mixed' });
  const box = await costOf('00169418113', { quantity: 1, frequency: 'Month', packageSize: 15 });
  expect(box).toMatchObject({ annualDrugCost: null, because: 'package-unknown' });
});

test.skipIf(!realDataDir).each([
  ['Ozempic', '00169418113', { quantity: 1, frequency: 'Month', packageSize: 3 }, 'ML', false, false],
  ['Lantus', '00088221905', { quantity: 5, frequency: 'Month', packageSize: 3 }, 'ML', false, false],
  ['Eliquis, 2 a day', '00003089421', DAILY_2, 'EA', false, true],
  ['Eliquis, 3 a day', '00003089421', { ...DAILY_2, quantity: 3 }, 'EA', true, true],
] satisfies [string, string, Dose, string, boolean, boolean][])(
  'the limit of %s has its unit, and a price that Medicare negotiated its mark',
  async (_story, ndc, dose, unit, isOverLimit, isNegotiated) => {
    const [drug] = (await costOf(ndc, dose)).drugs;
    expect(drug).toMatchObject({ average: { isNegotiated }, restrictions: { quantityLimit: { unit, isOverLimit } } });
  },
);

test.skipIf(!realDataDir)('a tier without a row for 90 days sells 30, at a shop and by mail', async () => {
  const { rows } = await subject.pool.query<{ ndc: string }>(
    `select listed.ndc from formulary_drug as listed join plan_formulary as plan using (edition, formulary_id)
       join drug_knowledge as known on known.rxcui = listed.rxcui
      where plan.plan_id = 'S5743001000' and listed.tier = 5 and known.item = 'tablet' and known.unit_cost is not null
      order by listed.ndc limit 1`,
  );
  const cost = await costOf(rows[0]?.ndc ?? '', { quantity: 1, frequency: 'Day', supplyLength: 90 });
  expect(cost.parts).toMatchObject({ covered: 0, notCoveredDrugs: [rows[0]?.ndc] });
  expect(cost.drugs[0]).toMatchObject({ coverage: 'covered', isOffered: false });
  expect(cost.drugs[0]?.offers.map(({ days, delivery, isAtPharmacy }) => [days, delivery, isAtPharmacy])).toEqual([
    [30, 'retail', true],
    [30, 'mail', false],
  ]);
});
