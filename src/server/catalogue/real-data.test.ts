import { afterAll, beforeAll, expect, test } from 'vitest';
import { PlanDetails } from '#contract/plan.ts';
import { PlanCard } from '#contract/plan-card.ts';
import { PlanSearch } from '#contract/plan-search.ts';
import { isInTable } from '#domain/plans/benefits/benefit-table.ts';
import { filledDatabase, reportOfRealRows, type TestDatabase } from '#tests/support/database.ts';
import { DATASETS } from './dataset.ts';
import type { LoadReport } from './load/load.ts';
import { catalogueStore } from './store.ts';

const realDataDir = process.env['REAL_DATA_DIR'];
if (!realDataDir) console.warn('REAL_DATA_DIR is not set: THE REAL ROWS OF 2026 ARE NOT LOADED IN THIS RUN.');

let database: TestDatabase;
let report: LoadReport;

beforeAll(async () => {
  if (!realDataDir) return;
  database = await filledDatabase('real-rows');
  report = reportOfRealRows();
});
afterAll(() => database?.drop());

const fileOf = (name: string) => report.files.find(({ file }) => file === name);
const searchKing = async (planYear: number) =>
  PlanSearch.parse(
    await catalogueStore(database.pool).searchPlans({
      planYear,
      productType: 'ALL',
      stateCode: 'WA',
      fipsCountyCode: '033',
    }),
  );

test.skipIf(!realDataDir)('every real row is loaded or named with its reason', () => {
  expect(fileOf('plans/landscape_2026_plans.csv')).toMatchObject({ read: 6_581, loaded: 6_581, rejected: {} });
  expect(fileOf('plans/plan_service_area_2026.csv')).toMatchObject({
    read: 141_369,
    loaded: 141_369 - 7_661 - 14 - 1,
    rejected: {
      'over-inclusive: the county name occurs in several states (name_in_several_states)': 7_661,
      'the row is there twice': 14,
      'the county is not known': 1,
    },
  });
  expect(fileOf('plans/plan_tiers_2026.csv')).toMatchObject({ read: 25_570, loaded: 25_570 });
  expect(fileOf('plans/plan_benefits_2026.jsonl.gz')).toMatchObject({ read: 5_044, loaded: 5_044 });
  expect(fileOf('plans/plan_benefits_2026_sample_WA_NE.jsonl')).toMatchObject({ read: 60, loaded: 0 });
  expect(fileOf('plans/star_ratings_2026_summary.csv')).toMatchObject({ read: 769, loaded: 769 });
  expect(report.editions.find(({ dataset }) => dataset === 'plans')?.rows).toMatchObject({
    plan: 5_965,
    plan_benefits: 5_044,
  });
  expect(fileOf('drugs/rxnorm_prescribable_2025-10.csv.gz')).toMatchObject({ read: 19_697, loaded: 19_697 });
  // Two codes stand under another drug in the formularies' own names, a file that is read before.
  expect(fileOf('drugs/rxnorm_ndc_2025-10.csv.gz')).toMatchObject({
    read: 221_960,
    loaded: 221_958,
    rejected: { 'the row is there twice': 2 },
  });
  expect(fileOf('drugs/nadac_units_by_ndc_2018-2026.csv.gz')).toMatchObject({ read: 7_538, loaded: 7_538 });
  expect(fileOf('drugs/nadac_prices_by_ndc_2022-10.csv.gz')).toMatchObject({ read: 25_231, loaded: 25_231 });
  expect(fileOf('drugs/nadac_unit_by_rxcui.csv')).toMatchObject({
    read: 4_127,
    loaded: 2_457,
    rejected: { 'the codes of the drug have different units': 2, 'no code of the drug has a unit': 1_668 },
  });
  expect(fileOf('spuf/basic drugs formulary file  PPUF_2026Q2.txt')).toMatchObject({ read: 12_869, loaded: 12_869 });
  expect(fileOf('spuf/beneficiary cost file  PPUF_2026Q2.txt')).toMatchObject({ read: 666, loaded: 666, rejected: {} });
  expect(fileOf('spuf/fixture_s9999/pricing file.txt')?.skippedBecause).toContain('a newer quarter');
  expect(report.editions.map(({ dataset }) => dataset)).toEqual([...DATASETS]);
});

test.skipIf(!realDataDir)('King County has its 78 real plans of 2026, beside the sample of 2027', async () => {
  const now = await searchKing(2026);
  expect(now.plans).toHaveLength(78);
  expect(now.plans.some(({ madeUp }) => madeUp)).toBe(false);
  expect(new Set(now.plans.map(({ planType }) => planType))).toEqual(new Set(['MA', 'MAPD', 'PDP', 'SNP']));
  expect(now.plans.some(({ starRating }) => starRating?.overall)).toBe(true);
  expect((await searchKing(2027)).plans.every(({ madeUp }) => madeUp)).toBe(true);
  expect(now.yearsWithPlans).toEqual([2026, 2027]);
});

test.skipIf(!realDataDir)('what the real rows do not hold is null, and never 0', async () => {
  const { rows } = await database.pool.query<{ known: number; bare: number }>(
    `select count(monthly_premium) as known, count(*) filter (where monthly_premium is null) as bare
      from plan join catalogue_edition using (edition) where not made_up`,
  );
  const [counts] = rows;
  expect((counts?.known ?? 0) + (counts?.bare ?? 0)).toBe(5_965);
  expect(counts?.bare).toBeGreaterThan(100);

  const [plan] = (await searchKing(2026)).plans.filter(({ planType }) => planType === 'MAPD');
  const details = PlanDetails.parse(await catalogueStore(database.pool).planDetails(2026, plan?.planId ?? ''));
  expect(details.benefits.length).toBeGreaterThan(50);
  expect(details.tiers.length).toBeGreaterThanOrEqual(5);
  expect(details.sources).toMatchObject({
    benefits: { source: 'plan benefits (plan_benefits_2026.jsonl.gz)', asOf: null },
    tiers: { source: 'plan tiers (plan_tiers_2026.csv)' },
  });
  const contact = await catalogueStore(database.pool).planContact(2026, plan?.planId ?? '');
  expect(contact).toMatchObject({ phoneNumber: expect.stringMatching(/^1?-?\d{3}-/), hoursOfOperation: null });
});

test.skipIf(!realDataDir)('every benefit line of the real plans is one we know', async () => {
  const { rows } = await database.pool.query<{ category: string; service: string }>(
    `select distinct line->>'category' as category, line->>'service' as service
      from catalogue_edition join plan_benefits using (edition), jsonb_array_elements(benefits) as line
      where not made_up`,
  );
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.filter((line) => !isInTable(line))).toEqual([]);
});

test.skipIf(!realDataDir)('the cards of King County say what the source says, and no more', async () => {
  const { plans } = await searchKing(2026);
  const cards = [...(await catalogueStore(database.pool).cardsById(plans)).values()].map((card) =>
    PlanCard.parse(card),
  );
  expect(cards).toHaveLength(plans.length);
  for (const { planType, marketingBullets, benefits, coveredBenefits } of cards) {
    expect(marketingBullets.length).toBeLessThanOrEqual(planType === 'PDP' ? 6 : 5);
    expect(benefits === null).toBe(marketingBullets.length === 0);
    expect(coveredBenefits === null).toBe(planType === 'PDP' || benefits === null);
  }
  const riders = cards.flatMap(({ rider }) => rider);
  expect(riders.length).toBeGreaterThan(5);
  for (const { packageNumber, preText, helpText } of riders) {
    expect(packageNumber).toBeGreaterThan(0);
    expect(preText[0]).toMatchObject({ kind: 'monthly-premium', cents: expect.any(Number) });
    expect(helpText).not.toEqual([]);
  }
  const values = cards.flatMap(({ marketingBullets }) => marketingBullets.map(({ value }) => value));
  expect(values.length).toBeGreaterThan(300);
  expect(values.flat().filter(({ kind }) => kind === 'not-covered')).toEqual([]);
});

test.skipIf(!realDataDir)('ZIP codes of Connecticut still lie in the old counties', async () => {
  const counties = await catalogueStore(database.pool).countiesOfZip('06103');
  expect(counties.map(({ fipsCountyCode, stateCode }) => [stateCode, fipsCountyCode])).toEqual([['CT', '003']]);
  expect(counties[0]?.cmsCountyCodes).toHaveLength(1);
});

test.skipIf(!realDataDir)('of 19 real plans the formulary is known, and of every other nothing is said', async () => {
  const planIds = ['H5050004000', 'S5743001000', 'H9999001000', 'H1234001000'];
  const ndcs = ['60505257908', '00003089421', '00069420030'];
  const { edition, plans, drugs } = await catalogueStore(database.pool).planDrugFacts({
    planYear: 2026,
    planIds,
    ndcs,
    pharmacyNumbers: ['993100002791'],
  });
  expect(edition).toMatchObject({ planYear: 2026, asOf: '2026-04-01', madeUp: false });
  expect(plans.map(({ data }) => data)).toEqual(['known', 'known', 'no-data', 'no-data']);
  const [kaiser, drugPlan, unknown] = plans;
  expect(kaiser?.drugs.map(({ listing }) => ('tier' in listing ? listing.tier : listing.list))).toEqual([1, 3, 'none']);
  expect(drugPlan).toMatchObject({ deductible: 615_00, pharmacies: [{ place: { network: 'unknown' } }] });
  expect(unknown?.drugs.every(({ listing }) => listing.list === 'unknown')).toBe(true);
  expect(plans.flatMap((plan) => plan.drugs.map(({ unitCosts }) => unitCosts[30]))).toEqual(Array(12).fill(null));
  expect(drugs[0]?.reference).toMatchObject({ brandName: 'ATORVASTATIN CALCIUM', unitCost: 205_847, dataYear: 2023 });
  expect(drugs[1]?.reference).toMatchObject({ brandName: 'ELIQUIS', unitCost: 9_744_697 });
});

test.skipIf(!realDataDir)(
  'any code of a real drug finds it, and real names are found while they are typed',
  async () => {
    const store = catalogueStore(database.pool);
    expect(await store.drugByNdc('0003-0893-21')).toMatchObject({ name: 'apixaban 2.5 MG Oral Tablet [Eliquis]' });
    for (const [typed, name] of [
      ['atorv', 'atorvastatin'],
      ['lantus', 'Lantus'],
      ['jardianc', 'Jardiance'],
      ['ozempik', 'Ozempic'],
    ] as const) {
      expect((await store.findDrugs(typed, 5)).map((term) => term.name)).toContain(name);
    }
    const near = await store.searchPharmacies({ zip: '68102', miles: 10, planYear: 2026, limit: 50 });
    expect(near.length).toBeGreaterThan(10);
    expect(near.every(({ hasProviderNumber, placedBy }) => !hasProviderNumber && placedBy === 'zip')).toBe(true);
  },
);

test.skipIf(!realDataDir)('real drugs are counted as their price files count them', async () => {
  const { rows } = await database.pool.query<{ name: string; counted: string }>(
    `select drug.name, concat_ws(' ', known.item, known.unit, known.packages::text) as counted
      from drug join drug_knowledge as known using (rxcui)
      where rxcui in ('2398842', '1872980', '847232', '2110513', '314072', '854235', '861007', '1010604') order by rxcui::int`,
  );
  expect(rows.map(({ counted }) => counted)).toEqual([
    'bottle ML [["2.5 mL bottle",2.5]]',
    'pen ML [["3 mL pen",3]]',
    'syringe ML [["0.4 mL syringe",0.4]]',
    'tablet EA []',
    'film EA []',
    'pen EA []',
    'inhaler EA [["60-count inhaler",60]]',
    'pen ML [["3 mL pen",3]]',
  ]);
});

test.skipIf(!realDataDir)(
  'real doctors are found, and of plans that publish no list nothing is said of them',
  async () => {
    const store = catalogueStore(database.pool);
    for (const zip of ['04101', '06103']) {
      const found = await store.searchProviders({ zip, miles: 25, name: '', specialties: [], gender: null, limit: 10 });
      expect(found.length).toBeGreaterThan(0);
      const providers = found.map(({ npi, place }) => ({ npi, place }));
      const { directories, entries, places } = await store.providerCoverage({
        planYear: 2026,
        planIds: ['H5050009000', 'H2001067000'],
        providers,
      });
      expect([directories, entries]).toEqual([[], []]);
      expect(places.length).toBeGreaterThan(0);
    }
  },
);
