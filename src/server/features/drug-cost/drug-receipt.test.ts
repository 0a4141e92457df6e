import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EstimateRequest, PlanDrugCost } from '#contract/drug-cost.ts';
import type { PlanReceipt, ReceiptFill, ReceiptPeriod, ReceiptRequest } from '#contract/drug-receipt.ts';
import type { FoundPharmacy } from '#contract/pharmacies.ts';
import { writeReferencePrices, writeSample } from '#server/catalogue/sample/write-sample.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  ATORVASTATIN,
  daily,
  ELIQUIS,
  ESTIMATE_PATH,
  IN_SEATTLE,
  LANTUS,
  plansToPrice,
  SHINGRIX,
  UNKNOWN_NDC,
  VIAGRA,
} from '#tests/support/drug-costs.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testClient } from '#tests/support/test-client.ts';

/** Receipts beside the estimates that they explain, on the made-up sample as a newcomer has it. */
let subject: TestApp;
let pharmacies: FoundPharmacy[];
beforeAll(async () => {
  subject = await testApp({ sample: true });
  const near = await post('/pharmacysearch/pharmacies/v1/search', { zipCode: '98101', miles: 10 });
  ({ pharmacies } = near.json<{ pharmacies: FoundPharmacy[] }>());
});
afterAll(() => subject.close());

const post = async (url: string, body: object) => testClient(subject.app).post(url, body);

const LIST = [
  daily(ATORVASTATIN, { supplyLength: 90 }),
  daily(ELIQUIS, { quantity: 2 }),
  daily(LANTUS, { quantity: 5, frequency: 'Month', packageSize: 3 }),
  daily(VIAGRA, { frequency: 'Week' }),
  daily(SHINGRIX, { frequency: 'Month', supplyLength: 90 }),
];

type Plans = EstimateRequest['plans'];

async function plansOf(planYear: number): Promise<Plans> {
  const types = ['MAPD', 'PDP', 'SNP'];
  return (await Promise.all(types.map((type) => plansToPrice(subject.app, type, planYear)))).flat();
}

type ReceiptOptions = Omit<Partial<ReceiptRequest>, 'drugs' | 'plans'> & { drugs?: object[] };

const bodyOf = (plans: Plans, change: ReceiptOptions) => ({
  ...IN_SEATTLE,
  pharmacy: null,
  drugs: LIST,
  plans,
  ...change,
});

async function receiptOf(plan: Plans[number], change: ReceiptOptions = {}): Promise<PlanReceipt> {
  const reply = await post('/drug-pricing-api/drugpricing/explainplancost', bodyOf([plan], change));
  expect(reply.statusCode, reply.body).toBe(200);
  const { receipt, because } = reply.json<{ receipt: PlanReceipt; because: null }>();
  expect(because).toBeNull();
  return receipt;
}

async function both(
  plans: Plans,
  change: ReceiptOptions = {},
): Promise<{ cost: PlanDrugCost; receipt: PlanReceipt }[]> {
  const reply = await post(ESTIMATE_PATH, bodyOf(plans, change));
  const costs = reply.json<{ plans: PlanDrugCost[] }>().plans;
  return Promise.all(
    costs.map(async (cost, index) => ({ cost, receipt: await receiptOf(plans[index] as Plans[number], change) })),
  );
}

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
const paid = (fills: readonly ReceiptFill[]) => sum(fills.map(({ pays }) => pays));
const monthsOf = ({ fills }: ReceiptPeriod) =>
  Array.from({ length: 12 }, (_, place) => paid(fills.filter(({ month }) => month === place + 1)));

const phasesOf = (fills: readonly ReceiptFill[]) => new Set(fills.flatMap(({ phases }) => phases));

/** The months that the fills of a period make. */
const expectedMonths = (period: ReceiptPeriod) =>
  expect.objectContaining({
    fromMonth: period.fromMonth,
    months: monthsOf(period),
    phases: Array.from({ length: 12 }, (_, place) => [
      ...phasesOf(period.fills.filter(({ month }) => month === place + 1)),
    ]),
  });

/** What a reader works out from the steps of a fill. */
const paidBySteps = ({ steps }: ReceiptFill) =>
  steps.reduce((all, step) => {
    if (step.step === 'part') return all + step.result;
    return step.step === 'counted' ? all : step.result;
  }, 0);

/** What the receipt says of itself. */
function mustAddUp(period: ReceiptPeriod, { alreadyCounted, drugs, threshold }: PlanReceipt) {
  let counted = alreadyCounted;
  for (const fill of period.fills) {
    counted += fill.counts;
    expect(fill.countedSoFar).toBe(counted);
    expect(paidBySteps(fill)).toBe(fill.pays);
    expect(drugs.find(({ ndc }) => ndc === fill.ndc)?.price?.price ?? null).toBe(fill.price);
  }
  expect(counted).toBeLessThanOrEqual(threshold ?? 0);
}

const NANOS_IN_A_CENT = 10_000_000;

test.each([
  ['next year without Extra Help', 2027, {}],
  ['next year with Extra Help', 2027, { subsidyLevel: '1' }],
  ['with Medicaid', 2027, { copayCategory: '2' }],
  ['in an institution, and at a pharmacy', 2027, { copayCategory: '3', pharmacy: 0 }],
  ['at a pharmacy', 2027, { pharmacy: 1 }],
  ['at another pharmacy', 2027, { pharmacy: 2 }],
  ['the year that runs', 2026, {}],
  [
    'the year that runs, much being spent already',
    2026,
    { accumulatedTroopBalance: 1950, accumulatedTotalDrugCost: 3000 },
  ],
] as const)('the sums of a receipt are the figures of the estimate: %s', async (_story, planYear, story) => {
  const { pharmacy, ...change } = { pharmacy: null, ...story };
  const number = pharmacy === null ? null : (pharmacies[pharmacy]?.pharmacyNumber ?? null);
  let known = 0;
  for (const { cost, receipt } of await both(await plansOf(planYear), { ...change, pharmacy: number })) {
    expect(receipt.because).toBe(cost.because);
    expect(receipt.deductible).toBe(cost.partDDeductible);
    const { fullYear, withoutHelp, restOfYear } = receipt;
    expect(fullYear?.total ?? null).toBe(cost.lisAnnualDrugCost ?? cost.annualDrugCost);
    expect(withoutHelp?.total ?? null).toBe(cost.lisAnnualDrugCost === null ? null : cost.annualDrugCost);
    expect(restOfYear?.total ?? null).toBe(cost.restOfYear?.total ?? null);
    for (const drugReceipt of receipt.drugs) {
      const figures = cost.drugs.find(({ ndc }) => ndc === drugReceipt.ndc);
      expect(drugReceipt.price?.price ?? null).toBe(figures?.price);
      expect(drugReceipt.initialFill?.pays ?? null).toBe(cost.costsDuringInitialCoveragePeriod[drugReceipt.ndc]);
      const fills = fullYear?.fills.filter(({ ndc }) => ndc === drugReceipt.ndc) ?? [];
      expect(fills.length > 0 ? paid(fills) : null).toBe(figures?.year);
      expect(sum(drugReceipt.byPhase.map(({ cents }) => cents))).toBe(figures?.year ?? 0);
      expect(new Set(drugReceipt.byPhase.map(({ phase }) => phase))).toEqual(phasesOf(fills));
      if (!drugReceipt.price) continue;
      const { unitCost, units, fee, floor, price, pack, basis, referenceLine } = drugReceipt.price;
      expect(units).toBe(pack ? (pack.items * pack.size) / 1000 : units);
      expect(drugReceipt.price.unit).not.toBeNull();
      expect(referenceLine !== null).toBe(basis === 'reference');
      const sold = Math.floor((unitCost * units + (fee ?? 0) * 1000) / NANOS_IN_A_CENT + 0.5);
      expect(price).toBe(Math.max(sold, Math.floor((floor ?? 0) / 10_000 + 0.5)));
    }
    for (const period of [fullYear, withoutHelp, restOfYear]) {
      if (!period) continue;
      mustAddUp(period, receipt);
      if (period.total !== null) expect(paid(period.fills)).toBe(period.total);
    }
    expect(receipt.months.fullYear).toEqual(fullYear?.total == null ? null : expectedMonths(fullYear));
    expect(receipt.months.restOfYear).toEqual(restOfYear?.total == null ? null : expectedMonths(restOfYear));
    if (receipt.months.fullYear) known += 1;
  }
  expect(known).toBeGreaterThan(2);
});

test('a receipt shows the pens of a fill and what is in each', async () => {
  const [plan] = await plansOf(2027);
  const { drugs } = await receiptOf(plan as Plans[number], { drugs: [LIST[2] as object, LIST[1] as object] });
  expect(drugs.map(({ price }) => price)).toMatchObject([
    { units: 15_000, unit: 'ML', pack: { item: 'pen', items: 5_000, size: 3_000 } },
    { units: 60_000, unit: 'EA', pack: null },
  ]);
});

test('each kind of rule has had its say in them', async () => {
  const seen = new Set<string>();
  for (const plan of await plansOf(2027)) {
    for (const { phases, steps } of (await receiptOf(plan, { subsidyLevel: '1' })).fullYear?.fills ?? []) {
      for (const name of [...phases, ...steps.map(({ step }) => step)]) seen.add(name);
    }
  }
  for (const name of ['deductible', 'initial', 'insulin', 'vaccine', 'not-covered', 'extra-help', 'counted']) {
    expect(seen, name).toContain(name);
  }
});

const folder = temporaryFolder();
afterAll(() => folder.remove());

/** The sample's files, written again: the same years give the same bytes. */
function sampleFiles() {
  writeSample(join(folder.path, 'plans'), { years: [2026, 2027] });
  writeReferencePrices(join(folder.path, 'prices'), 2023);
  const paths = readdirSync(folder.path, { recursive: true, encoding: 'utf8' });
  const known = new Map<string, string[]>();
  return (file: string) => {
    const lines = known.get(file);
    if (lines) return lines;
    const found = paths.filter((path) => path.endsWith(`/${file}`));
    expect(found, file).toHaveLength(1);
    const read = readFileSync(join(folder.path, found[0] as string), 'utf8').split(/\r?\n/);
    known.set(file, read);
    return read;
  };
}

test('each row leads to its line of its file, and tells its day and that it is made up', async () => {
  const linesOf = sampleFiles();
  const pharmacy = pharmacies[0]?.pharmacyNumber ?? null;
  const kinds = new Set<string>();
  for (const plan of (await plansOf(2027)).slice(0, 12)) {
    const { rows, drugs } = await receiptOf(plan, { pharmacy });
    for (const row of [...rows, ...drugs.flatMap((one) => one.rows)]) {
      kinds.add(row.kind);
      expect(row.madeUp).toBe(true);
      expect(row.asOf === null || /^20\d\d-/.test(row.asOf)).toBe(true);
      if (row.kind === 'not-listed') expect(row.line).toBeNull();
      if (row.file === null || row.line === null) continue;
      const line = linesOf(row.file)[row.line - 1] ?? '';
      if (['plan', 'network', 'tier-cost', 'before-deductible', 'insulin', 'price'].includes(row.kind)) {
        expect(line).toMatch(new RegExp(`${plan.contractId}\\W+${plan.pbpNumber}`));
      }
      if (row.kind === 'network') expect(line).toContain(pharmacy);
    }
    for (const drugReceipt of drugs) {
      const price = drugReceipt.rows.find(({ kind }) => kind === 'price');
      if (!price?.file || !price.line || !drugReceipt.price) continue;
      const dollars = String(drugReceipt.price.unitCost / 1_000_000).replace(/^0/, '');
      expect(linesOf(price.file)[price.line - 1]).toContain(dollars);
    }
  }
  for (const kind of ['plan', 'network', 'listing', 'not-listed', 'tier-cost', 'insulin', 'price']) {
    expect(kinds, kind).toContain(kind);
  }
});

test('the receipt names the pharmacy and where it stands, and without one adds no fee', async () => {
  const networks = new Set<string>();
  for (const plan of (await plansOf(2027)).slice(0, 8)) {
    for (const { pharmacyNumber, pharmacyName } of pharmacies.slice(0, 4)) {
      const { pharmacy } = await receiptOf(plan, { pharmacy: pharmacyNumber, drugs: [] });
      expect(pharmacy).toMatchObject({ pharmacyNumber, pharmacyName });
      networks.add(pharmacy?.network ?? '');
    }
    const { pharmacy, drugs } = await receiptOf(plan);
    expect(pharmacy).toBeNull();
    for (const { price } of drugs) expect(price?.fee ?? null).toBeNull();
  }
  expect(networks).toEqual(new Set(['preferred', 'standard', 'out']));
});

test('what is not known has no figure, and the other drugs keep theirs', async () => {
  for (const { cost, receipt } of await both(await plansOf(2027), {
    drugs: [daily(ATORVASTATIN), daily(UNKNOWN_NDC)],
  })) {
    expect(receipt.because).toBe(cost.because);
    expect(receipt.fullYear?.total ?? null).toBeNull();
    if (cost.because !== 'drug-unknown') continue;
    expect(receipt.drugs[1]).toMatchObject({ price: null, initialFill: null, rows: [], because: 'drug-unknown' });
    expect(paid(receipt.fullYear?.fills ?? [])).toBe(cost.drugs[0]?.year);
  }
});

test('a plan that nobody knows has its reason, and neither figure nor row', async () => {
  const plan = { contractId: 'H0000', pbpNumber: '001', segmentId: '000', planYear: 2027 };
  expect(await receiptOf(plan)).toMatchObject({
    because: 'no-drug-data',
    deductible: null,
    fullYear: null,
    withoutHelp: null,
    restOfYear: null,
    drugs: [],
    rows: [],
  });
});

test('a plan whose costs Medicare asks not to show shows none here either', async () => {
  const drugReceipt = await Promise.all((await plansOf(2027)).map((plan) => receiptOf(plan)));
  const suppressed = drugReceipt.filter(({ because }) => because === 'suppressed');
  expect(suppressed.length).toBeGreaterThan(0);
  for (const receipt of suppressed) expect(receipt).toMatchObject({ fullYear: null, restOfYear: null, drugs: [] });
});

test('a receipt is of one plan, and of a list that is not too long', async () => {
  const plans = await plansOf(2027);
  const path = '/drug-pricing-api/drugpricing/explainplancost';
  const two = await post(path, bodyOf(plans.slice(0, 2), {}));
  expect(two.json()).toMatchObject({ status: 422, code: 'invalid-input' });
  expect(Object.keys(two.json<{ fields: object }>().fields)).toEqual(['plans']);
  expect((await post(path, bodyOf([], {}))).statusCode).toBe(422);
  const many = await post(path, bodyOf(plans.slice(0, 1), { drugs: Array(61).fill(LIST[0]) }));
  expect(many.statusCode).toBe(422);
});
