import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeCatalogue } from '#tests/support/change-catalogue.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { ensureSample } from '../sample/ensure-sample.ts';
import { catalogueStore } from '../store.ts';

let database: TestDatabase;
let store: ReturnType<typeof catalogueStore>;
let planIds: string[];

beforeAll(async () => {
  database = await testDatabase();
  await ensureSample(database.pool, { today: '2026-11-16' });
  store = catalogueStore(database.pool);
  const { rows } = await database.pool.query<{ plan_id: string }>(
    `select plan_id from plan join catalogue_edition using (edition)
      where state = 'current' and plan.plan_year = 2027 and drug_coverage order by plan_id`,
  );
  planIds = rows.map((row) => row.plan_id);
});
afterAll(() => database.drop());

const ATORVASTATIN = '60505267108';
const ELIQUIS = '00003089421';
const LANTUS = '00088221905';
const VIAGRA = '00069420030';
const WEGOVY = '00169452501';
const NOBODYS = '00000000000';

test.each([
  ['the beginning of a name', 'ator', 'atorvastatin'],
  ['a brand', 'eliq', 'Eliquis'],
  ['a letter that is missing', 'lipitr', 'Lipitor'],
  ['two letters in the wrong order', 'metfromin', 'metformin'],
  ['what is in it, where nobody sells that by its own name', 'glargine', 'Lantus'],
  ['its name with a strength and a form', 'lisinopril 10 mg tablet', 'lisinopril'],
  ['capitals and blanks', '  JANUVIA ', 'Januvia'],
])('a drug is found by %s', async (_story, typed, name) => {
  expect((await store.findDrugs(typed, 5)).map((term) => term.name)).toContain(name);
});

test.each([['%'], ['_'], ['\\'], [''], ["'; drop table drug; --"]])('nothing is found for %s', async (typed) => {
  expect(await store.findDrugs(typed, 5)).toEqual([]);
});

test('a brand has its strengths and forms by the names that people use, and its generic', async () => {
  const [strong, weak] = await store.drugForms('eliquis');
  expect([strong?.displayName, weak?.displayName]).toEqual(['Eliquis 5 mg tablet', 'Eliquis 2.5 mg tablet']);
  const lantus = await store.drugForms('lantus');
  expect(lantus.map(({ displayName }) => displayName)).toEqual(['Lantus 100 units/mL vial', 'Lantus 100 units/mL pen']);
  expect(lantus.map(({ ndc }) => ndc)).toContain(LANTUS);
  const lipitor = (await store.drugForms('Lipitor'))[0];
  expect(await store.genericOf(lipitor?.rxcui ?? '')).toMatchObject({
    name: 'atorvastatin 80 MG Oral Tablet',
    isBrand: false,
  });
  expect(await store.genericOf(strong?.rxcui ?? '')).toBeNull();
});

test.each([
  ['eleven digits', ELIQUIS],
  ['dashes', '0003-0894-21'],
  ['ten digits', '0003089421'],
])('a code is known in %s', async (_story, ndc) => {
  expect(await store.drugByNdc(ndc)).toMatchObject({ ndc: ELIQUIS, name: 'apixaban 5 MG Oral Tablet [Eliquis]' });
});

test.each([[NOBODYS], ['12'], ['']])('no drug has the code %s', async (ndc) => {
  expect(await store.drugByNdc(ndc)).toBeNull();
});

test('pharmacies are found by distance, name and kind', async () => {
  const question = { zip: '98101', miles: 5, planYear: 2027, limit: 20 };
  const near = await store.searchPharmacies(question);
  expect(near.length).toBeGreaterThanOrEqual(4);
  const miles = near.map((found) => found.miles ?? Number.NaN);
  expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  expect(Math.max(...miles)).toBeLessThanOrEqual(5);
  expect(near.every(({ edition }) => edition.madeUp)).toBe(true);
  const named = await store.searchPharmacies({ ...question, name: 'mortar' });
  expect(new Set(named.map(({ name }) => name))).toEqual(new Set(['Mortar and Wren']));
  const mail = await store.searchPharmacies({ ...question, kind: 'mail' });
  expect(mail.map((found) => found.miles)).toEqual([null, null]);
  expect((await store.searchPharmacies({ ...question, kind: 'long-term-care' })).length).toBeGreaterThan(0);
  expect(await store.searchPharmacies({ ...question, zip: '00000' })).toEqual([]);
  expect(await store.pharmacy(near[0]?.pharmacyNumber ?? '', 2027)).toMatchObject({ name: near[0]?.name });
  expect(await store.pharmacy('990000000000', 2027)).toBeNull();
});

const facts = async (pharmacyNumber: string | null = null) =>
  store.planDrugFacts({
    planYear: 2027,
    planIds,
    ndcs: [ATORVASTATIN, ELIQUIS, LANTUS, VIAGRA, WEGOVY, NOBODYS],
    pharmacyNumbers: pharmacyNumber === null ? [] : [pharmacyNumber],
  });

test('a plan tells tiers, prices and what it leaves out; an unknown code is unknown and not left out', async () => {
  const { plans, drugs, edition } = await facts();
  expect(edition).toMatchObject({ dataset: 'formularies', planYear: 2027, madeUp: true });
  expect(plans.map(({ planId }) => planId)).toEqual(planIds);
  for (const plan of plans) {
    const [common, eliquis, , viagra, wegovy, nobodys] = plan.drugs;
    expect([common?.listing.list, eliquis?.listing.list]).toEqual(['formulary', 'formulary']);
    expect(eliquis?.listing).toMatchObject({ isSelected: true });
    expect(viagra?.listing.list).toBe(plan.benefitType === 'enhanced' ? 'excluded' : 'none');
    expect(wegovy?.listing).toEqual({ list: 'none' });
    expect(nobodys?.listing).toEqual({ list: 'unknown' });
    expect(nobodys?.unitCosts).toEqual({ 30: null, 60: null, 90: null });
  }
  expect(new Set(plans.map(({ data }) => data))).toEqual(new Set(['known', 'suppressed']));
  const priced = plans.map(({ drugs: [common] }) => common?.unitCosts[30]?.unitCost ?? null);
  expect(priced).toContain(null);
  expect(new Set(priced).size).toBeGreaterThan(20);
  expect(drugs.map(({ isInsulin }) => isInsulin)).toEqual([false, false, true, false, false, false]);
  expect(drugs[1]?.reference).toMatchObject({ dataYear: 2023, brandName: 'ELIQUIS', unitCost: 9_700_000 });
  expect(drugs[5]).toMatchObject({ rxcui: null, reference: null });
});

test('costs say what is not offered, and a plan without data has none', async () => {
  const { plans } = await facts();
  const shares = plans.flatMap(({ tierCosts }) => tierCosts.flatMap((row) => Object.values(row.shares)));
  expect(new Set(shares.map(({ kind }) => kind))).toEqual(new Set(['copay', 'coinsurance', 'not-offered']));
  const tiers = new Set(plans.flatMap(({ tierCosts }) => tierCosts.map(({ tier }) => tier)));
  expect(tiers).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  const early = plans.flatMap(({ tierCosts }) => tierCosts.filter(({ level }) => level === 'before-deductible'));
  expect(early.length).toBeGreaterThan(0);
  expect(early.every(({ hasDeductible }) => !hasDeductible)).toBe(true);
  expect(plans.every(({ insulinCosts }) => insulinCosts.every(({ tier }) => tier === 'all'))).toBe(true);
  const none = await store.planDrugFacts({
    planYear: 2031,
    planIds: ['H9918001000'],
    ndcs: [ELIQUIS],
    pharmacyNumbers: [],
  });
  expect(none.edition).toBeNull();
  expect(none.plans[0]).toMatchObject({ data: 'no-data', tierCosts: [], drugs: [{ listing: { list: 'unknown' } }] });
});

test('a pharmacy is preferred, standard or outside, with its fees; one without a provider number is unknown', async () => {
  const shops = await store.searchPharmacies({ zip: '98101', miles: 5, planYear: 2027, limit: 4 });
  const [shop] = shops;
  const all = await Promise.all(shops.map(({ pharmacyNumber }) => facts(pharmacyNumber)));
  const places = all.flatMap(({ plans }) => plans.map(({ pharmacies }) => pharmacies[0]));
  const networks = new Set(places.map((place) => place?.place.network));
  expect(networks).toEqual(new Set(['preferred', 'standard', 'out']));
  const standard = places.find((place) => place?.place.network === 'standard');
  expect(standard?.prices).toMatchObject({ floor: 1_000_000, fees: { brand: { 30: 1_500_000, 90: 1_750_000 } } });
  const [mail] = await store.searchPharmacies({ zip: '98101', miles: 5, planYear: 2027, limit: 1, kind: 'mail' });
  const byMail = (await facts(mail?.pharmacyNumber)).plans.map(({ pharmacies }) => pharmacies[0]?.place);
  expect(new Set(byMail.map((place) => place?.delivery))).toEqual(new Set(['mail']));
  await changeCatalogue(
    { pool: database.pool, catalogue: store },
    "update pharmacy set number_kind = 'own' where pharmacy_number = $1",
    [shop?.pharmacyNumber],
  );
  await changeCatalogue(
    { pool: database.pool, catalogue: store },
    'delete from pharmacy_network where $1::text::bigint = any (pharmacy_numbers)',
    [shop?.pharmacyNumber],
  );
  const unknown = (await facts(shop?.pharmacyNumber)).plans.map(({ pharmacies }) => pharmacies[0]?.place.network);
  expect(new Set(unknown)).toEqual(new Set(['unknown']));
});

test('pharmacies of one question are answered in their order, and one that no list has is no mail pharmacy', async () => {
  const gone = '990000000000';
  const near = await store.searchPharmacies({ zip: '98101', miles: 5, planYear: 2027, limit: 3 });
  const [mail] = await store.searchPharmacies({ zip: '98101', miles: 5, planYear: 2027, limit: 1, kind: 'mail' });
  const numbers = [mail?.pharmacyNumber ?? '', gone, ...near.map(({ pharmacyNumber }) => pharmacyNumber)];
  const { plans } = await store.planDrugFacts({ planYear: 2027, planIds, ndcs: [], pharmacyNumbers: numbers });
  for (const { planId, pharmacies } of plans) {
    expect(pharmacies.map(({ kind }) => kind)).toEqual(['mail', null, ...near.map(({ kind }) => kind)]);
    expect(pharmacies[1]?.place).toEqual({ delivery: 'retail', network: 'unknown' });
    const [alone] = (
      await store.planDrugFacts({ planYear: 2027, planIds: [planId], ndcs: [], pharmacyNumbers: numbers.slice(2, 3) })
    ).plans;
    expect(pharmacies[2]).toEqual(alone?.pharmacies[0]);
  }
});

test('a plan has a drug that it lists under another code that nobody can tell apart, the drug itself first', async () => {
  const listings = async () => (await facts()).plans.map(({ drugs }) => [drugs[1]?.listing, drugs[4]?.listing]);
  const before = await listings();
  await changeCatalogue(
    { pool: database.pool, catalogue: store },
    `update drug_knowledge set choice_key = 'the same' where rxcui in
       (select rxcui from drug_ndc where ndc = any ($1::text[]))`,
    [[ELIQUIS, WEGOVY]],
  );
  expect(await listings()).toEqual(before.map(([eliquis]) => [eliquis, eliquis]));
});
